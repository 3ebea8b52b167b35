//! Typical and rare sentences of Great Wall of China.

use super::*;
use games::great_wall::{Card, Column, Event, GreatWall, Illegal, Kind, Lead, Lot, Section, Site, Token};

#[test]
fn of_cards_and_sites() {
    let (site, column) = (Site::new(2).unwrap(), Column::new(5).unwrap());
    let standing = Section::fresh([Token::Seven, Token::Two]).standing();
    let leads = |lead_before, lead_after| Event::StandingChanged {
        site,
        before: standing,
        after: standing,
        lead_before,
        lead_after,
    };
    assert_snapshot!(events::<GreatWall>(&[
        Event::Laid { seat: ADA, kind: Kind::Warrior, count: 3, site, first: column, free: false },
        Event::Laid { seat: ADA, kind: Kind::Horseman, count: 1, site, first: column, free: true },
        Event::Covered { seat: ADA, site, column, card: Card::new(bob(), Kind::Watchtower) },
        Event::Covered { seat: bob(), site, column, card: Card::new(ADA, Kind::Noble) },
        Event::Covered { seat: ADA, site, column, card: Card::new(ADA, Kind::Gate) },
        Event::Claimed { seat: ADA, site, token: Token::Seven, column },
        leads(Lead::Nobody, Lead::Tied(SeatSet::only(ADA).with(bob()))),
        leads(Lead::Sole(ADA), Lead::Nobody),
    ]), @r"
    Ada plays 3 warriors at site 2
    Ada pose 3 guerriers sur le chantier 2
    You play 3 warriors at site 2
    Vous posez 3 guerriers sur le chantier 2
    Ada plays a horseman at site 2, without using an action
    Ada pose un cavalier sur le chantier 2, sans dépenser d’action
    You play a horseman at site 2, without using an action
    Vous posez un cavalier sur le chantier 2, sans dépenser d’action
    Ada plays their dragon at site 2 on Bob’s watchtower, which no longer counts
    Sur le chantier 2, Ada pose son dragon sur la tour de guet de Bob, qui ne compte plus
    You play your dragon at site 2 on Bob’s watchtower, which no longer counts
    Sur le chantier 2, vous posez votre dragon sur la tour de guet de Bob, qui ne compte plus
    Bob plays their dragon at site 2 on Ada’s noble, which no longer counts
    Sur le chantier 2, Bob pose son dragon sur le noble d’Ada, qui ne compte plus
    Bob plays their dragon at site 2 on your noble, which no longer counts
    Sur le chantier 2, Bob pose son dragon sur votre noble, qui ne compte plus
    Ada plays their dragon at site 2 on their own gate, which no longer counts
    Sur le chantier 2, Ada pose son dragon sur sa propre porte, qui ne compte plus
    You play your dragon at site 2 on your gate, which no longer counts
    Sur le chantier 2, vous posez votre dragon sur votre porte, qui ne compte plus
    Ada claims the 7 token at site 2 and puts it on their card in column 5
    Ada prend le jeton 7 du chantier 2 et le pose sur sa carte de la colonne 5
    You claim the 7 token at site 2 and put it on your card in column 5
    Vous prenez le jeton 7 du chantier 2 et le posez sur votre carte de la colonne 5
    At site 2, Ada and Bob are tied at 0 points, so nobody leads
    Ada et Bob sont à égalité avec 0 point sur le chantier 2 : personne n’y mène
    At site 2, you and Bob are tied at 0 points, so nobody leads
    Bob et vous êtes à égalité avec 0 point sur le chantier 2 : personne n’y mène
    Nobody leads site 2 any more
    Plus personne ne mène sur le chantier 2
    ");
}

#[test]
fn of_what_is_not_allowed() {
    let (site, column) = (Site::new(2).unwrap(), Column::new(5).unwrap());
    assert_snapshot!(refusals::<GreatWall>(&[
        Illegal::CardIsCovered { site, column },
        Illegal::Protected { site, column },
        Illegal::NotInHand(Lot::new(Kind::Wall, 3).unwrap()),
        Illegal::NotInHand(Lot::single(Kind::Watchtower)),
    ]), @r"
    A token goes on an uncovered card; column 5 at site 2 is covered by a dragon
    Un jeton se pose sur une carte découverte, et un dragon recouvre la colonne 5 du chantier 2
    The token on column 5 of site 2 protects it from dragons
    Le jeton posé sur la colonne 5 du chantier 2 la protège des dragons
    You don’t have 3 walls in hand
    Vous n’avez pas 3 murs en main
    You have no watchtower in hand
    Vous n’avez pas de tour de guet en main
    ");
}

#[test]
fn a_turn_is_told_by_what_it_came_to() {
    let (seat, site) = (ADA, Site::new(2).unwrap());
    let laid = |count| Event::Laid { seat, kind: Kind::Wall, count, site, first: Column::at(0), free: false };
    let turn = [
        laid(2),
        laid(1),
        Event::Drew { seat, card: None, left_in_deck: 3 },
        Event::Drew { seat: bob(), card: None, left_in_deck: 3 },
    ];
    let events: Vec<&Event> = turn.iter().collect();
    let told = |language| GreatWall::came_to(&events, seat, language);
    assert_eq!(told(Language::English).as_deref(), Some("3 laid at site 2, 1 drawn"));
    assert_eq!(
        told(Language::French).as_deref(),
        Some("3 cartes posées sur le chantier 2, une carte piochée")
    );
}
