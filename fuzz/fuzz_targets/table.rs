//! See `table` in `tests/common/fuzz.rs`.
#![no_main]

#[path = "../../tests/common/fuzz.rs"]
#[expect(dead_code, reason = "each target calls one of the functions")]
mod fuzz;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::table(data));
