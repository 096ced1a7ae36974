//! A wire between a host and its server that breaks at the worst moment.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

/// Passes on what both sides say. When it is to break, it does so once an append is through, before the answer.
pub struct Wire {
    pub address: SocketAddr,
    breaks: Arc<AtomicBool>,
    broken: Arc<AtomicUsize>,
}

impl Wire {
    /// To the server at this port.
    pub fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (breaks, broken) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let (will_break, count) = (breaks.clone(), broken.clone());
        // It ends with the program.
        thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let Ok(server) = TcpStream::connect(("127.0.0.1", port)) else { continue };
                let (said, heard) = (client.try_clone().unwrap(), server.try_clone().unwrap());
                let is_deaf = Arc::new(AtomicBool::new(false));
                let deaf = is_deaf.clone();
                thread::spawn(move || pass_on(heard, client, |_| !deaf.load(Ordering::SeqCst)));
                let (will_break, count) = (will_break.clone(), count.clone());
                thread::spawn(move || {
                    pass_on(said, server, |bytes| {
                        let is_append = bytes.windows(26).any(|part| part == b"HPUB bulldozer-gambit.line");
                        if is_append && will_break.swap(false, Ordering::SeqCst) {
                            // The server gets it, and the client gets nothing more.
                            is_deaf.store(true, Ordering::SeqCst);
                            count.fetch_add(1, Ordering::SeqCst);
                        }
                        true
                    });
                });
            }
        });
        Self { address, breaks, broken }
    }

    /// Breaks with the next append.
    pub fn break_next(&self) {
        self.breaks.store(true, Ordering::SeqCst);
    }

    /// How often it was broken.
    pub fn broken(&self) -> usize {
        self.broken.load(Ordering::SeqCst)
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, mut look: impl FnMut(&[u8]) -> bool) {
    let mut bytes = [0; 65536];
    while let Ok(count) = from.read(&mut bytes)
        && count > 0
        && look(&bytes[..count])
        && to.write_all(&bytes[..count]).is_ok()
    {}
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
