//! The database is killed, and connections to it are cut, while people play.

use super::{Pair, start, until};
use crate::server::Server;
use store_testing::{Cluster, cut_all, shared};

#[test]
fn a_move_during_the_death_of_the_database_is_not_acknowledged_before_it_is_kept() {
    let cluster = Cluster::start(&[]);
    let database = cluster.new_database();
    let servers = [start(&database), start(&database)];
    let mut pair = Pair::sit_down(&servers[0], 0);
    pair.play(&servers[0]);
    for round in 0..3 {
        let server = &servers[round % 2];
        let click = until("both servers have the last move", || pair.decide(&server.address).unwrap());
        cluster.kill();
        let refused = pair.send(&server.address, &click).unwrap();
        assert_eq!(refused, 503, "the script says that it is not saved yet, and sends it again");
        assert_eq!(status(&pair, server, "/readyz"), 503);
        assert_eq!(status(&pair, server, "/healthz"), 200);
        cluster.start_again(&[]);
        until("the same click is taken", || {
            let status = pair.send(&server.address, &click).unwrap();
            assert!([303, 503].contains(&status), "{status}");
            (status == 303).then(|| pair.acknowledged.push(click.token().to_owned()))
        });
        assert_eq!(status(&pair, server, "/readyz"), 200);
        pair.play(&servers[(round + 1) % 2]);
    }
    assert_eq!(pair.log(&cluster, &database), pair.acknowledged);
}

#[test]
fn servers_whose_connections_are_cut_hear_of_each_other_again() {
    let database = shared().new_database();
    let servers = [start(&database), start(&database)];
    let mut pair = Pair::sit_down(&servers[0], 1);
    for round in 0..4 {
        pair.play(&servers[round % 2]);
        // Both have the table in memory, and nobody tells the other of this move.
        let seen = pair.guest.page(&servers[(round + 1) % 2].address, &pair.table);
        cut_all(&database);
        until("a move is taken", || {
            let click = pair.decide(&servers[round % 2].address).ok()??;
            let taken = pair.send(&servers[round % 2].address, &click).unwrap() == 303;
            taken.then(|| pair.acknowledged.push(click.token().to_owned()))
        });
        until("the other server shows it", || {
            (pair.guest.page(&servers[(round + 1) % 2].address, &pair.table) != seen).then_some(())
        });
    }
    assert_eq!(pair.log(shared(), &database), pair.acknowledged);
}

fn status(pair: &Pair, server: &Server, path: &str) -> u16 {
    pair.guest.get(&server.address, path).status().as_u16()
}
