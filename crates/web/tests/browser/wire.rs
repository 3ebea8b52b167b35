//! A wire between a browser and the site that can be cut and mended.

use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;

pub struct Wire {
    /// Where the site is at this end of the wire.
    pub address: String,
    /// Both ends of what goes through it; nothing does while it is cut.
    carried: Arc<Mutex<Option<Vec<TcpStream>>>>,
}

impl Wire {
    /// A wire to the site at this address.
    pub fn to(site: &str) -> Wire {
        let site = site.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let carried = Arc::new(Mutex::new(Some(vec![])));
        let carrying = Arc::clone(&carried);
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                if let (Some(carried), Ok(far)) = (&mut *carrying.lock().unwrap(), TcpStream::connect(&site))
                {
                    carry(&near, &far);
                    carry(&far, &near);
                    carried.extend([near, far]);
                }
            }
        });
        Wire { address, carried }
    }

    /// Breaks all connections and lets no new one through.
    pub fn cut(&self) {
        for stream in self.carried.lock().unwrap().take().into_iter().flatten() {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    pub fn mend(&self) {
        *self.carried.lock().unwrap() = Some(vec![]);
    }
}

/// Takes whatever comes from one end to the other.
fn carry(from: &TcpStream, to: &TcpStream) {
    let (mut from, mut to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
    thread::spawn(move || {
        let _ = io::copy(&mut from, &mut to);
        let _ = to.shutdown(Shutdown::Both);
    });
}
