//! In the browser, bots think in a web worker (`web/worker.js`) to keep the page responsive. A failed worker is
//! replaced and asked once more. If there is none, bots think in the main thread, for a time slice per frame.

use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::mem;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bevy::prelude::Resource;
use web_sys::wasm_bindgen::closure::Closure;
use web_sys::wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType, window};

use crate::bots::{Answer, Runner, SearchRequest};
use crate::texts::text;

/// The attribute with the worker's script, set by `web/boot.js`.
const SCRIPT: &str = "data-worker";
/// The message of a worker that is ready.
const READY: &str = "ready";
/// The number of workers to try, one after the other.
const TRIES: u32 = 2;
/// A worker has failed if it is silent for this much longer than the search takes. Loading may take longer.
const PATIENCE_MS: f64 = 10_000.0;
const LOADING_MS: f64 = 30_000.0;
/// The most time between two frames that counts as silence, so that the sleep of a page does not.
const FRAME_MS: f64 = 100.0;
/// The time slice for thinking per frame, if there is no worker.
const SLICE_MS: f64 = 8.0;

thread_local! {
    /// The state of each worker that bots have, kept outside of the resource: browser objects must stay on their thread.
    static ROOMS: RefCell<BTreeMap<u64, Room>> = RefCell::default();
}

/// Sends requests and receives the answers, one at a time.
#[derive(Resource, Debug)]
pub(in crate::play::bots) struct SearchWorker {
    room: u64,
}

impl Default for SearchWorker {
    fn default() -> Self {
        static ROOM: AtomicU64 = AtomicU64::new(0);
        Self { room: ROOM.fetch_add(1, Ordering::Relaxed) }
    }
}

impl SearchWorker {
    fn room<T>(&self, act: impl FnOnce(&mut Room) -> T) -> T {
        ROOMS.with_borrow_mut(|rooms| act(rooms.entry(self.room).or_default()))
    }

    /// Sends a request. The previous one is cancelled.
    pub(in crate::play::bots) fn send(&mut self, request: &SearchRequest) {
        self.room(|room| room.send(request));
    }

    /// Returns the answer once, when it is available. Call this every frame.
    pub(in crate::play::bots) fn poll(&mut self) -> Option<Answer> {
        self.room(Room::poll)
    }

    /// Whether a bot is thinking.
    pub(in crate::play::bots) fn is_busy(&self) -> bool {
        self.room(|room| room.task.is_some())
    }

    /// Cancels the current request.
    pub(in crate::play::bots) fn cancel(&mut self) {
        self.room(Room::cancel);
    }
}

impl Drop for SearchWorker {
    fn drop(&mut self) {
        ROOMS.with_borrow_mut(|rooms| rooms.remove(&self.room));
    }
}

#[derive(Default)]
struct Room {
    task: Option<Task>,
    head: Head,
    /// The number of consecutive workers that failed before they were ready.
    unready: u32,
}

/// Where bots think.
#[derive(Default)]
enum Head {
    #[default]
    Nobody,
    Worker(Hired),
    Own(Runner),
}

/// The current request.
struct Task {
    request: SearchRequest,
    /// The number of workers that have been asked.
    asked: u32,
    /// The time of the last poll, and how long the worker has been silent since it was asked.
    polled_ms: f64,
    silent_ms: f64,
    /// Without a worker: when the search began, and the number of positions searched so far.
    begun_ms: Option<f64>,
    nodes: u64,
}

impl Task {
    fn most_ms(&self) -> f64 {
        f64::from(self.request.most_millis())
    }

    /// Whether the worker has been silent for too long, either thinking or loading.
    fn is_overdue(&mut self, is_loading: bool) -> bool {
        let now = now_ms();
        self.silent_ms += (now - self.polled_ms).clamp(0.0, FRAME_MS);
        self.polled_ms = now;
        self.silent_ms > self.most_ms() + if is_loading { LOADING_MS } else { PATIENCE_MS }
    }

    fn without_action(&self, why: String) -> Answer {
        Answer::silence(&self.request, why)
    }

    /// Thinks for a time slice. Results are kept for the next slice, as long as there is time.
    fn think(&mut self, runner: &mut Runner) -> Option<Answer> {
        let now = now_ms();
        let begun = *self.begun_ms.get_or_insert(now);
        let cut = AtomicBool::new(false);
        let stop = || {
            let late = now_ms() >= now + SLICE_MS;
            cut.fetch_or(late, Ordering::Relaxed);
            late
        };
        let answer = runner.run(&self.request, &stop);
        self.nodes += answer.nodes;
        let most_nodes = self.request.most_nodes();
        let more = cut.into_inner() && self.nodes < most_nodes && now_ms() - begun < self.most_ms();
        (!more).then_some(Answer { nodes: self.nodes, ..answer })
    }
}

impl Room {
    fn send(&mut self, request: &SearchRequest) {
        self.cancel();
        let request = request.clone();
        let (polled_ms, begun_ms) = (now_ms(), None);
        self.task = Some(Task { request, asked: 0, polled_ms, silent_ms: 0.0, begun_ms, nodes: 0 });
        self.hire();
        self.ask();
    }

    fn cancel(&mut self) {
        let under_way = self.task.take().is_some_and(|task| task.asked > 0);
        // A busy worker reads no messages before it has answered, so it is replaced.
        if under_way && matches!(self.head, Head::Worker(_)) {
            self.head = Head::Nobody;
            self.hire();
        }
    }

    /// Makes sure that there is a place to think.
    fn hire(&mut self) {
        if let Head::Nobody = self.head {
            let hired = if self.unready < TRIES { Hired::new() } else { None };
            self.head = hired.map_or_else(|| Head::Own(Runner::default()), Head::Worker);
        }
    }

    /// Sends the request to the worker if that is ready.
    fn ask(&mut self) {
        if let (Head::Worker(hired), Some(task)) = (&self.head, &mut self.task)
            && hired.ready
        {
            task.asked += 1;
            task.silent_ms = 0.0;
            hired.ask(&task.request);
        }
    }

    fn poll(&mut self) -> Option<Answer> {
        let hired = match &mut self.head {
            Head::Nobody => return None,
            Head::Own(runner) => {
                let answer = self.task.as_mut()?.think(runner)?;
                self.task = None;
                return Some(answer);
            }
            Head::Worker(hired) => hired,
        };
        let said = hired.heard.borrow_mut().pop_front();
        match said {
            Some(Said::Text(text)) if text == READY => {
                hired.ready = true;
                self.unready = 0;
                self.ask();
                None
            }
            Some(Said::Text(text)) => {
                let task = self.task.take()?;
                let answer = serde_json::from_str::<Answer>(&text);
                let answer = answer.unwrap_or_else(|error| task.without_action(error.to_string()));
                Some(Answer { number: task.request.number, ..answer })
            }
            Some(Said::Stopped) => self.replace(),
            None if self.task.as_mut()?.is_overdue(!hired.ready) => self.replace(),
            None => None,
        }
    }

    /// Replaces a failed worker, unless there have been too many tries.
    fn replace(&mut self) -> Option<Answer> {
        let Head::Worker(hired) = mem::take(&mut self.head) else { return None };
        if !hired.ready {
            self.unready += 1;
        } else if self.task.as_ref()?.asked >= TRIES {
            let task = self.task.take()?;
            return Some(task.without_action(text!("bot-stopped")));
        }
        self.hire();
        self.task.as_mut()?.silent_ms = 0.0;
        None
    }
}

/// A message from a worker.
enum Said {
    Text(String),
    Stopped,
}

/// A worker, terminated on drop.
struct Hired {
    worker: Worker,
    ready: bool,
    heard: Rc<RefCell<VecDeque<Said>>>,
    _on_message: Closure<dyn Fn(MessageEvent)>,
    _on_trouble: Closure<dyn Fn(Event)>,
}

impl Hired {
    /// Starts a worker; `None` if the browser does not support that.
    fn new() -> Option<Self> {
        let script = window()?.document()?.document_element()?.get_attribute(SCRIPT)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&script, &options).ok()?;
        let heard = Rc::<RefCell<VecDeque<Said>>>::default();
        let ear = Rc::clone(&heard);
        let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            ear.borrow_mut().push_back(event.data().as_string().map_or(Said::Stopped, Said::Text));
        });
        let ear = Rc::clone(&heard);
        let on_trouble = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // The error is handled here, so the page need not report it.
            event.prevent_default();
            ear.borrow_mut().push_back(Said::Stopped);
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_trouble.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(on_trouble.as_ref().unchecked_ref()));
        Some(Self { worker, ready: false, heard, _on_message: on_message, _on_trouble: on_trouble })
    }

    fn ask(&self, request: &SearchRequest) {
        let text = serde_json::to_string(request).map(|text| JsValue::from_str(&text));
        if !text.is_ok_and(|text| self.worker.post_message(&text).is_ok()) {
            self.heard.borrow_mut().push_back(Said::Stopped);
        }
    }
}

impl Drop for Hired {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.set_onmessageerror(None);
        self.worker.terminate();
    }
}

fn now_ms() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}
