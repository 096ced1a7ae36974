//! Where bots think, one request at a time: in a background task, or in a web worker.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod native;

#[cfg(target_arch = "wasm32")]
pub(super) use browser::SearchWorker;
#[cfg(not(target_arch = "wasm32"))]
pub(super) use native::SearchWorker;
