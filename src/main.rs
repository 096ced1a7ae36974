//! The command line of Bulldozer Gambit, and the entry point of the web page.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    bulldozer_gambit::cli::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {
    #[cfg(feature = "app")]
    if let Err(error) = bulldozer_gambit::app::run(bulldozer_gambit::app::Launch::of_page()) {
        panic!("{error}");
    }
}
