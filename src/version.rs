//! The version of the program, and what it was built from and with. `Cargo.toml` has the version, `build.rs` finds the
//! rest.

/// The version, such as `0.1.0`.
pub const NUMBER: &str = env!("CARGO_PKG_VERSION");

/// The short hash of the commit, with `-dirty` if files differed from it, or `unknown`.
pub const COMMIT: &str = env!("BUILT_COMMIT");

/// The version with the commit, such as `0.1.0 (e8d886012)`.
pub const WITH_COMMIT: &str = concat!(env!("CARGO_PKG_VERSION"), " (", env!("BUILT_COMMIT"), ")");

/// What a report of a fault should say about the program, line by line.
pub const REPORT: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    " (",
    env!("BUILT_COMMIT"),
    ")\ncompiler: ",
    env!("BUILT_RUSTC"),
    "\ntarget: ",
    env!("BUILT_TARGET"),
    "\nprofile: ",
    env!("BUILT_PROFILE"),
    "\nfeatures: ",
    env!("BUILT_FEATURES"),
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_report_names_all() {
        let names: Vec<_> = REPORT.lines().map(|line| line.split(':').next().unwrap_or_default()).collect();
        assert_eq!(names, [WITH_COMMIT, "compiler", "target", "profile", "features"]);
        assert!(REPORT.contains("\ncompiler: rustc ") && !REPORT.contains(": \n"), "{REPORT}");
        assert!(COMMIT == "unknown" || COMMIT.len() >= 7, "{COMMIT}");
    }
}
