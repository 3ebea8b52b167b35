//! Typical and rare sentences of Qin.

use super::*;
use games::qin::{
    Board, Colour, Ending, Event, Illegal, Kind, Obstacle, Place, Placement, Qin, Side, Space, Tiles,
};

fn square(name: &str) -> Space {
    let every = Placement::every_spelling().into_iter().flat_map(Placement::spaces);
    every.into_iter().find(|space| space.to_string() == name).unwrap()
}

#[test]
fn of_provinces_and_pagodas() {
    let (colour, size, at) = (Colour::Red, 3, square("e8"));
    assert_snapshot!(events::<Qin>(&[
        Event::Laid { seat: ADA, placement: "ry e8 e9".parse().unwrap() },
        Event::Founded { owner: ADA, colour, size, at },
        Event::Grown { owner: ADA, colour, size, at },
        Event::BecameMajor { owner: ADA, colour, size, at },
        Event::Joined { owner: ADA, colour: Colour::Blue, size: 7, at },
        Event::Returned { seat: ADA, pagodas: 1, from: Place::Village(at) },
        Event::Returned { seat: ADA, pagodas: 2, from: Place::Province(at) },
        Event::Placed { seat: ADA, on: Place::Province(at) },
    ]), @r"
    Ada lays a red and yellow tile on e8 and e9
    Ada pose une tuile rouge et jaune en e8 et e9
    You lay a red and yellow tile on e8 and e9
    Vous posez une tuile rouge et jaune en e8 et e9
    Ada founds a red province of 3 squares
    Ada fonde une province rouge de 3 cases
    You found a red province of 3 squares
    Vous fondez une province rouge de 3 cases
    Ada’s red province grows to 3 squares
    La province rouge d’Ada s’étend à 3 cases
    Your red province grows to 3 squares
    Votre province rouge s’étend à 3 cases
    Ada’s red province is now major and can never be taken
    La province rouge d’Ada devient une grande province : plus personne ne peut la conquérir
    Your red province is now major and can never be taken
    Votre province rouge devient une grande province : plus personne ne peut la conquérir
    Blue provinces are joined: Ada owns a major province of 7 squares
    Des provinces bleues se rejoignent : Ada possède une grande province de 7 cases
    Blue provinces are joined: you own a major province of 7 squares
    Des provinces bleues se rejoignent : vous possédez une grande province de 7 cases
    Ada takes a pagoda back from the village at e8
    Ada reprend une pagode au village en e8
    You take a pagoda back from the village at e8
    Vous reprenez une pagode au village en e8
    Ada takes 2 pagodas back from the province at e8
    Ada reprend 2 pagodes à la province en e8
    You take 2 pagodas back from the province at e8
    Vous reprenez 2 pagodes à la province en e8
    Ada places a pagoda on the province at e8
    Ada place une pagode sur la province en e8
    You place a pagoda on the province at e8
    Vous placez une pagode sur la province en e8
    ");
}

#[test]
fn of_a_conquest_before_the_pagoda_that_goes_home() {
    let village = Board::of(Side::Bird).villages().next().unwrap();
    let (at, elsewhere) = (square("a13"), square("m13"));
    let home = |at| Event::Returned { seat: bob(), pagodas: 1, from: Place::Village(at) };
    let happened = [
        home(at),
        home(elsewhere),
        Event::VillageConquered { village, at, by: ADA, from: bob() },
        Event::Drew { seat: ADA, kind: None },
    ];
    let names = ["Ada", "Bob"].map(str::to_owned);
    let people = People { names: &names, you: None };
    let told = words::story::<Qin>(&happened, &people, Language::English);
    assert_snapshot!(told.into_iter().map(|line| line.text).collect::<Vec<_>>().join("\n"), @r"
    Bob takes a pagoda back from the village at m13
    Ada conquers the village at a13 from Bob
    Bob takes a pagoda back from the village at a13
    Ada draws a tile
    ");
}

#[test]
fn of_villages_hands_and_the_end() {
    let village = Board::of(Side::Bird).villages().next().unwrap();
    let (at, both) = (square("a13"), SeatSet::only(ADA).with(bob()));
    let over = |ending, winners| Event::GameOver { game: 1, ending, winners, left: vec![], hands: vec![] };
    assert_snapshot!(events::<Qin>(&[
        Event::VillageTaken { village, at, by: ADA },
        Event::VillageConquered { village, at, by: ADA, from: bob() },
        Event::VillageConquered { village, at, by: bob(), from: ADA },
        Event::Drew { seat: ADA, kind: None },
        Event::Drew { seat: ADA, kind: Some(Kind::YB) },
        Event::MustPass { seat: ADA },
        over(Ending::LastPagoda, SeatSet::only(ADA)),
        over(Ending::Exhausted, both),
        Event::NextGame { game: 2, side: Side::Lion, start: ADA },
        Event::Dealt { seat: ADA, hand: Some([Kind::RR, Kind::RY].into_iter().collect::<Tiles>()) },
    ]), @r"
    Ada takes the village at a13 and places a pagoda there
    Ada prend le village en a13 et y place une pagode
    You take the village at a13 and place a pagoda there
    Vous prenez le village en a13 et y placez une pagode
    Ada conquers the village at a13 from Bob
    Ada conquiert le village en a13, qui était à Bob
    You conquer the village at a13 from Bob
    Vous conquérez le village en a13, qui était à Bob
    Bob conquers the village at a13 from Ada
    Bob conquiert le village en a13, qui était à Ada
    Bob conquers the village at a13 from you
    Bob conquiert votre village en a13
    Ada draws a tile
    Ada pioche une tuile
    You draw a tile
    Vous piochez une tuile
    Ada draws a yellow and blue tile
    Ada pioche une tuile jaune et bleue
    You draw a yellow and blue tile
    Vous piochez une tuile jaune et bleue
    None of Ada’s tiles fits: Ada must pass
    Aucune tuile d’Ada ne peut être posée : Ada doit passer
    None of your tiles fits: you must pass
    Aucune de vos tuiles ne peut être posée : vous devez passer
    Ada has placed their last pagoda and wins the game
    Ada a placé sa dernière pagode et gagne la partie
    You have placed your last pagoda and win the game
    Vous avez placé votre dernière pagode et gagnez la partie
    No more tiles can be placed: Ada and Bob have the most pagodas on the board and win the game
    Plus aucune tuile ne peut être posée : Ada et Bob ont le plus de pagodes sur le plateau et gagnent la partie
    No more tiles can be placed: you and Bob have the most pagodas on the board and win the game
    Plus aucune tuile ne peut être posée : Bob et vous avez le plus de pagodes sur le plateau et gagnez la partie
    Game 2 begins on the Lion side; Ada starts
    Partie 2, sur la face Lion : Ada commence
    Game 2 begins on the Lion side; you start
    Partie 2, sur la face Lion : vous commencez
    Ada gets a new hand: a double red tile and a red and yellow tile
    Ada reçoit une nouvelle main : une tuile double rouge et une tuile rouge et jaune
    You get a new hand: a double red tile and a red and yellow tile
    Vous recevez une nouvelle main : une tuile double rouge et une tuile rouge et jaune
    ");
}

#[test]
fn of_what_is_not_allowed() {
    assert_snapshot!(refusals::<Qin>(&[
        Illegal::NotInHand(Kind::RB),
        Illegal::Terrain(square("c7"), Obstacle::Water),
        Illegal::Terrain(square("e7"), Obstacle::Province),
        Illegal::Detached,
        Illegal::TwoMajors { colour: Colour::Yellow, provinces: [square("d8"), square("h5")] },
        Illegal::Tie { colour: Colour::Blue, squares: 3, between: SeatSet::only(ADA).with(bob()) },
    ]), @r"
    You have no red and blue tile in your hand
    Vous n’avez pas de tuile rouge et bleue en main
    Tiles go on empty grassland, and c7 is water
    Une tuile se pose sur des cases steppe libres, et c7 est de l’eau
    Tiles go on empty grassland, and e7 is already a province square
    Une tuile se pose sur des cases steppe libres, et e7 est déjà une case province
    A tile must share an edge with a province square, of any colour
    Au moins une moitié de la tuile doit avoir un côté commun avec une case province, de n’importe quelle couleur
    Two major provinces can never be joined, and this tile would join the yellow ones at d8 and h5
    Deux grandes provinces ne peuvent jamais être reliées, et cette tuile relierait les provinces jaunes en d8 et h5
    This tile would join blue provinces in which Ada and Bob have 3 squares each, so no owner could be determined
    Cette tuile relierait des provinces bleues où Ada et Bob ont 3 cases chacun : on ne pourrait pas désigner de propriétaire
    This tile would join blue provinces in which you and Bob have 3 squares each, so no owner could be determined
    Cette tuile relierait des provinces bleues où Bob et vous avez 3 cases chacun : on ne pourrait pas désigner de propriétaire
    ");
}
