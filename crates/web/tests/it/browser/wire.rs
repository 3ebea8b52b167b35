//! A wire between a browser and the site that can be cut and mended, or held so that nothing gets through for a while.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

pub struct Wire {
    /// Where the site is at this end of the wire.
    pub address: String,
    /// Both ends of what goes through it; nothing does while it is cut.
    carried: Arc<Mutex<Option<Vec<TcpStream>>>>,
    held: Arc<Gate>,
}

/// Whether what goes through the wire has to wait, and who is told when it need not any more.
#[derive(Default)]
struct Gate {
    closed: Mutex<bool>,
    opened: Condvar,
}

impl Wire {
    /// A wire to the site at this address.
    pub fn to(site: &str) -> Wire {
        let site = site.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let carried = Arc::new(Mutex::new(Some(vec![])));
        let held = Arc::<Gate>::default();
        let (carrying, holding) = (Arc::clone(&carried), Arc::clone(&held));
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                if let (Some(carried), Ok(far)) = (&mut *carrying.lock().unwrap(), TcpStream::connect(&site))
                {
                    carry(&near, &far, &holding);
                    carry(&far, &near, &holding);
                    carried.extend([near, far]);
                }
            }
        });
        Wire { address, carried, held }
    }

    /// Breaks all connections and lets no new one through.
    pub fn cut(&self) {
        for stream in self.carried.lock().unwrap().take().into_iter().flatten() {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// Lets nothing through, and breaks nothing: a slow connection.
    pub fn hold(&self) {
        *self.held.closed.lock().unwrap() = true;
    }

    pub fn release(&self) {
        *self.held.closed.lock().unwrap() = false;
        self.held.opened.notify_all();
    }

    pub fn mend(&self) {
        *self.carried.lock().unwrap() = Some(vec![]);
    }
}

/// Takes whatever comes from one end to the other.
fn carry(from: &TcpStream, to: &TcpStream, gate: &Arc<Gate>) {
    let (mut from, mut to, gate) = (from.try_clone().unwrap(), to.try_clone().unwrap(), Arc::clone(gate));
    thread::spawn(move || {
        let mut bytes = [0; 16 * 1024];
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            drop(gate.opened.wait_while(gate.closed.lock().unwrap(), |closed| *closed).unwrap());
            if to.write_all(&bytes[..count]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
}
