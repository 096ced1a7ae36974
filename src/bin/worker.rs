//! Rules and bots alone, as a program that is sent requests as text and answers in text. It keeps the time for them.
//!
//! The page has it in a worker (`web/worker.js`), so that bots think while the picture goes on. Elsewhere it reads requests
//! line by line, which shows how much slower a browser is: `scripts/worker-bench.sh`.

use bulldozer_gambit::bots::{Answer, Runner, SearchRequest};
use bulldozer_gambit::texts::speak;

/// A clock that is good enough for the time of a thought, in milliseconds.
trait Clock: Sync {
    fn now_ms(&self) -> f64;
}

/// Runs the request that `text` says, for as long as its level may think.
fn answer(runner: &mut Runner, text: &str, clock: &impl Clock) -> String {
    let answer = match serde_json::from_str::<SearchRequest>(text) {
        Ok(request) => {
            let end_ms = clock.now_ms() + f64::from(request.most_millis());
            speak(request.language);
            runner.run(&request, &|| clock.now_ms() >= end_ms)
        }
        Err(error) => Answer::unread(0, format!("this is no request: {error}")),
    };
    serde_json::to_string(&answer).unwrap_or_else(|error| panic!("{error}"))
}

#[cfg(target_arch = "wasm32")]
mod page {
    //! What `web/worker.js` calls.

    use std::cell::RefCell;
    use std::panic;

    use bulldozer_gambit::bots::Runner;
    use wasm_bindgen::prelude::wasm_bindgen;

    thread_local! {
        static RUNNER: RefCell<Runner> = RefCell::default();
    }

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance)]
        fn now() -> f64;
        #[wasm_bindgen(js_namespace = console)]
        fn error(text: &str);
    }

    struct Performance;

    impl super::Clock for Performance {
        fn now_ms(&self) -> f64 {
            now()
        }
    }

    /// Answers a request.
    #[wasm_bindgen]
    pub fn answer(text: &str) -> String {
        RUNNER.with_borrow_mut(|runner| super::answer(runner, text, &Performance))
    }

    /// A program that panics is ended at once: the console is told why, as nobody else will be.
    pub fn begin() {
        panic::set_hook(Box::new(|panic| error(&panic.to_string())));
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {
    page::begin();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::io::Result<()> {
    use std::io::Write as _;

    struct SinceStart(std::time::Instant);

    impl Clock for SinceStart {
        fn now_ms(&self) -> f64 {
            1000.0 * self.0.elapsed().as_secs_f64()
        }
    }

    let clock = SinceStart(std::time::Instant::now());
    let mut runner = Runner::default();
    for text in std::io::stdin().lines() {
        // The other side waits for it.
        writeln!(std::io::stdout(), "{}", answer(&mut runner, &text?, &clock))?;
    }
    Ok(())
}
