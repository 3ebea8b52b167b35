//! To which network addresses messages may go: those that anybody on the internet can reach, and nothing in the network of
//! the server itself. So nobody can have the server knock at doors that are closed to them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// Whether messages may go to an address.
pub type Judge = fn(IpAddr) -> bool;

/// IPv4 networks that are not the internet, as the registry of special addresses has them (RFC 6890 and later).
const CLOSED: [(Ipv4Addr, u32); 15] = [
    // this network, and no address at all
    (Ipv4Addr::UNSPECIFIED, 8),
    // private
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    // behind a provider's address translation
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    // loopback
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    // link-local, where clouds tell machines their secrets
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    // assignments of protocols
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    // documentation
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    // relays of 6to4, which are gone
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    // benchmarks
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    // multicast
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    // reserved, and broadcast
    (Ipv4Addr::new(240, 0, 0, 0), 4),
];

/// IPv6 networks among the addresses of the internet that are not.
const CLOSED_6: [(Ipv6Addr, u32); 3] = [
    // assignments of protocols: Teredo, benchmarks, hashes
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    // documentation
    (Ipv6Addr::new(0x2001, 0x0db8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// The addresses of the internet, of which IPv6 has given out one eighth so far. Loopback, link-local, unique local and
/// multicast addresses lie elsewhere.
const INTERNET_6: (Ipv6Addr, u32) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// Networks whose addresses hold an IPv4 address, and how many bits come after it.
const HOLD_IPV4: [(Ipv6Addr, u32, u32); 3] = [
    // mapped
    (Ipv6Addr::new(0, 0, 0, 0, 0, 0xffff, 0, 0), 96, 0),
    // NAT64
    (Ipv6Addr::new(0x0064, 0xff9b, 0, 0, 0, 0, 0, 0), 96, 0),
    // 6to4
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16, 80),
];

/// Whether an address is one of the internet.
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_4(address),
        IpAddr::V6(address) => is_public_6(address),
    }
}

fn is_public_4(address: Ipv4Addr) -> bool {
    let within = |(network, length): (Ipv4Addr, u32)| {
        (address.to_bits() ^ network.to_bits()).checked_shr(32 - length) == Some(0)
    };
    !CLOSED.into_iter().any(within)
}

/// An address that holds one of IPv4 leads to that.
fn is_public_6(address: Ipv6Addr) -> bool {
    let within = |(network, length): (Ipv6Addr, u32)| {
        (address.to_bits() ^ network.to_bits()).checked_shr(128 - length) == Some(0)
    };
    if let Some((.., after)) = HOLD_IPV4.into_iter().find(|(network, length, _)| within((*network, *length)))
    {
        return is_public_4(Ipv4Addr::from_bits((address.to_bits() >> after) as u32));
    }
    within(INTERNET_6) && !CLOSED_6.into_iter().any(within)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(expected: bool, addresses: &[&str]) {
        for address in addresses {
            assert_eq!(is_public(address.parse().unwrap()), expected, "{address}");
        }
    }

    #[test]
    fn addresses_of_the_internet_are_reached() {
        check(true, &["1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "93.184.216.34", "100.63.255.255"]);
        check(true, &["100.128.0.0", "126.255.255.255", "128.0.0.0", "169.253.255.255", "169.255.0.0"]);
        check(true, &["172.15.255.255", "172.32.0.0", "191.255.255.255", "192.0.1.0", "192.167.255.255"]);
        check(true, &["192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255"]);
        check(true, &["2001:200::1", "2606:4700:4700::1111", "2a00:1450:4001:80e::200e"]);
        check(true, &["::ffff:8.8.8.8", "64:ff9b::8.8.8.8", "2002:0808:0808::1"]);
    }

    #[test]
    fn the_machine_itself_is_not() {
        check(false, &["127.0.0.1", "127.255.255.255", "127.1.2.3", "::1", "0.0.0.0", "0.1.2.3", "::"]);
        check(false, &["::ffff:127.0.0.1", "::127.0.0.1", "64:ff9b::127.0.0.1", "2002:7f00:1::"]);
        check(false, &["::ffff:0.0.0.0", "64:ff9b::", "2002::"]);
    }

    #[test]
    fn nor_are_private_networks_and_what_lies_on_the_same_link() {
        check(false, &["10.0.0.0", "10.255.255.255", "172.16.0.0", "172.31.255.255", "192.168.1.1"]);
        check(false, &["100.64.0.0", "100.127.255.255", "169.254.169.254", "192.0.0.8"]);
        check(false, &["fc00::1", "fd12:3456::1", "fe80::1", "febf::1", "fec0::1"]);
        check(false, &["::ffff:10.1.2.3", "::ffff:169.254.169.254", "::ffff:100.64.0.1"]);
        check(
            false,
            &["64:ff9b::10.1.2.3", "64:ff9b::192.168.0.1", "64:ff9b:1::10.1.2.3", "64:ff9b:1::8.8.8.8"],
        );
        check(false, &["2002:0a00:1::1", "2002:c0a8:1::1", "2002:a9fe:a9fe::1", "2002:6440:1::"]);
    }

    #[test]
    fn nor_is_what_is_nobodys() {
        check(
            false,
            &["192.0.2.1", "198.51.100.1", "203.0.113.255", "192.88.99.1", "198.18.0.1", "198.19.255.255"],
        );
        check(false, &["224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255"]);
        check(
            false,
            &["2001:db8::1", "3fff::1", "3fff:fff::1", "2001::1", "2001:2::1", "2001:10::1", "2001:1ff::1"],
        );
        check(false, &["ff02::1", "ff0e::1", "100::1", "5f00::1", "4000::1", "1::1", "::ffff:224.0.0.1"]);
        check(false, &["::8.8.8.8", "64:ff9c::8.8.8.8", "::ffff:0:8.8.8.8"]);
    }
}
