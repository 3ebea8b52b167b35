//! The server on a real port: many connections, slow ones, streams, proxies, and its end.

mod behind_nginx;
mod client;
mod closing;
mod load;
