//! Typical and rare sentences of every game, to be read: first to a bystander, then to Ada, in English and French.

use game::{Seat, SeatSet};
use insta::assert_snapshot;
use words::{Language, People, Speaks};

const ADA: Seat = Seat::FIRST;

fn bob() -> Seat {
    Seat::new(1).unwrap()
}

/// Everything `say` says, without what is said twice.
fn said(say: impl Fn(&People, Language) -> String) -> String {
    let names = ["Ada", "Bob"].map(str::to_owned);
    let mut lines: Vec<String> = vec![];
    for you in [None, Some(ADA)] {
        for language in Language::ALL {
            let line = say(&People { names: &names, you }, language);
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    lines.join("\n")
}

fn events<G: Speaks>(events: &[G::Event]) -> String {
    let tell = |event| said(|people, language| G::event(event, people, language).unwrap().text);
    events.iter().map(tell).collect::<Vec<_>>().join("\n")
}

fn refusals<G: Speaks>(reasons: &[G::Illegal]) -> String {
    let tell = |reason| said(|people, language| G::refusal(reason, people, language).text);
    reasons.iter().map(tell).collect::<Vec<_>>().join("\n")
}

mod qin_speaks {
    use super::*;
    use qin::{
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
        assert_snapshot!(told.into_iter().map(|line| line.text).collect::<Vec<_>>().join("\n"), @"");
    }

    #[test]
    fn of_villages_hands_and_the_end() {
        let village = Board::of(Side::Bird).villages().next().unwrap();
        let (at, both) = (square("a13"), SeatSet::only(ADA).with(bob()));
        let over =
            |ending, winners| Event::GameOver { game: 1, ending, winners, left: vec![], hands: vec![] };
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
}

mod great_wall_speaks {
    use super::*;
    use great_wall::{Card, Column, Event, GreatWall, Illegal, Kind, Lead, Lot, Section, Site, Token};

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
}

mod sun_tzu_speaks {
    use super::*;
    use sun_tzu::{
        Both, ByProvince, Card, Ending, Event, Illegal, Province, Shares, Side, SunTzu, Victory, Warlord,
    };

    #[test]
    fn of_battles() {
        let (side, province) = (Side::SunTzu, Province::Mongolia);
        let victory = Some(Victory { winner: side, driven_off: 2, marching_in: 1 });
        let from_map = Shares::NONE.with(Province::Tibet, 1);
        let plague =
            |armies, survivors| Event::PlagueStruck { province, holder: Some(side), armies, survivors };
        assert_snapshot!(events::<SunTzu>(&[
            Event::Revealed { province, cards: Both([Card::Plague, Card::MinusOne]) },
            Event::Paid { side, province, card: Card::Six, from_reserve: 1, from_map: Shares::NONE },
            Event::Paid { side, province, card: Card::PlusThree, from_reserve: 1, from_map },
            Event::Fought { province, compared: Both([Card::Nine, Card::Six]), margin: 3, victory },
            Event::Fought { province, compared: Both([Card::Two; 2]), margin: 0, victory: None },
            Event::Placed { side, province, from_reserve: 0, from_map, lapsed: 2 },
            plague(1, 1),
            plague(5, 2),
            Event::Scored { paid: ByProvince::default(), points: Both([7, 4]), from: 0, to: 3 },
            Event::Ended { ending: Ending::Draw, winner: None },
        ]), @r"
        Mongolia: Ada reveals the plague, Bob reveals the −1
        La Mongolie : Ada révèle la peste, Bob révèle le −1
        Mongolia: you reveal the plague, Bob reveals the −1
        La Mongolie : vous révélez la peste, Bob révèle le −1
        Ada pays an army for the 6 in Mongolia; it stays there as a marker
        Ada paie une armée pour le 6 en Mongolie ; elle y reste comme marqueur
        You pay an army for the 6 in Mongolia; it stays there as a marker
        Vous payez une armée pour le 6 en Mongolie ; elle y reste comme marqueur
        Ada pays 2 armies for the +3 in Mongolia, 1 of them taken from the map
        Ada paie 2 armées pour le +3 en Mongolie, dont une prise sur le plateau
        You pay 2 armies for the +3 in Mongolia, 1 of them taken from the map
        Vous payez 2 armées pour le +3 en Mongolie, dont une prise sur le plateau
        Ada wins the battle for Mongolia by 3 and drives 2 of Bob’s armies off
        Ada gagne de 3 la bataille en Mongolie et chasse 2 armées de Bob
        You win the battle for Mongolia by 3 and drive 2 of Bob’s armies off
        Vous gagnez de 3 la bataille en Mongolie et chassez 2 armées de Bob
        The battle for Mongolia is a tie: nothing changes
        Égalité en Mongolie : rien ne change
        Ada places one army in Mongolia, taken from the map; there are no armies left for the other 2
        Ada place une armée en Mongolie, prise sur le plateau ; il n’en reste plus pour les 2 autres
        You place one army in Mongolia, taken from the map; there are no armies left for the other 2
        Vous placez une armée en Mongolie, prise sur le plateau ; il n’en reste plus pour les 2 autres
        A plague strikes Mongolia: Ada’s only army there survives
        Une peste frappe la Mongolie : la seule armée d’Ada y survit
        A plague strikes Mongolia: your only army there survives
        Une peste frappe la Mongolie : votre seule armée y survit
        A plague strikes Mongolia: Ada keeps 2 of 5 armies there
        Une peste frappe la Mongolie : il y reste 2 armées sur 5 à Ada
        A plague strikes Mongolia: you keep 2 of 5 armies there
        Une peste frappe la Mongolie : il vous y reste 2 armées sur 5
        Scoring: 7 points for Ada and 4 for Bob; the score pawn is on space 3 of Ada’s side
        Décompte : 7 points pour Ada, 4 pour Bob ; le pion est sur la case 3 du côté d’Ada
        Scoring: 7 points for you and 4 for Bob; the score pawn is on space 3 of your side
        Décompte : 7 points pour vous, 4 pour Bob ; le pion est sur la case 3 de votre côté
        Everything is equal: the game is a draw
        Tout est égal : la partie est nulle
        ");
    }

    #[test]
    fn of_what_is_not_allowed() {
        assert_snapshot!(refusals::<SunTzu>(&[
            Illegal::NotTheNextProvince(Province::Mongolia),
            Illegal::Expired(Warlord::March),
            Illegal::EmptyReserve,
            Illegal::NothingToReinforce(Province::Tibet),
            Illegal::NothingToRaid(Province::Qinghai),
            Illegal::NothingToMarch(Province::Mandarin),
            Illegal::NotAdjacent { from: Province::Mongolia, to: Province::Tibet },
            Illegal::EnemyAhead(Province::Xinjiang),
            Illegal::TooManyArmies { province: Province::Tibet, armies: 1 },
            Illegal::NotLookedAt(Card::Plague),
        ]), @r"
        Cards are played in row order here, and Mongolia is next
        Ici, les cartes se posent dans l’ordre de la rangée, et c’est au tour de la Mongolie
        March can be used only up to dynasty 6
        Trop tard : on ne joue la marche que jusqu’à la dynastie 6
        A reinforcement comes from your reserve, which is empty
        Un renfort vient de votre réserve, et elle est vide
        You can reinforce only a province you control, and you don’t control Tibet
        On renforce une province que l’on contrôle, et le Tibet n’est pas à vous
        There is no army in Qinghai to raid
        Il n’y a aucune armée au Qinghai
        You have no army in Mandarin
        Vous n’avez aucune armée au Mandarin
        An army marches to an adjacent province, and there is no border from Mongolia to Tibet
        Une armée marche vers une province voisine, et il n’y a pas de frontière de Mongolie vers le Tibet
        An army marches to an empty province or one of your own, and the enemy controls Xinjiang
        Une armée marche vers une province vide ou à vous, et l’ennemi contrôle le Xinjiang
        You have only one army in Tibet
        Vous n’avez qu’une armée au Tibet
        A plague is not among the cards you are looking at
        Cette peste n’est pas parmi les cartes que vous regardez
        ");
    }
}

mod xian_speaks {
    use super::*;
    use xian::{
        Assistant, Bonus, Building, Card, Colour, Equipment, Event, Illegal, OneOrTwo, Pair, Resource, Set,
        Slot, Space, SpaceSet, Tile, Xian,
    };

    fn space(name: &str) -> Space {
        Space::from_name(name).unwrap()
    }

    #[test]
    fn of_workers_and_buildings() {
        let (seat, building) = (ADA, Building::Armory);
        let pair = Pair { top: Card::from_name("y4").unwrap(), bottom: Card::from_name("g6").unwrap() };
        let (taken, exhausted) = (Set::only(Colour::Red), Set::only(Colour::Green));
        assert_snapshot!(events::<Xian>(&[
            Event::PairRevealed { seat, pair },
            Event::TaxesCollected { seat, card: pair.top, coins: 4, accountant: 1 },
            Event::Recruited { seat, assistant: Assistant::Emissary, prestige: 3 },
            Event::PigmentsTaken { seat, taken, exhausted },
            Event::PigmentsTaken { seat, taken: Set::EMPTY, exhausted },
            Event::FeePaid { seat, to: bob(), building, builders: 1, coins: 2 },
            Event::FeePaid { seat: bob(), to: seat, building, builders: 1, coins: 1 },
            Event::BuilderPlaced { seat, building, pieces: 3, limit: 3 },
            Event::TileUsed { seat, tile: Tile::OpenOrFree },
            Event::PhaseEnded { round: 2, phase: 1 },
        ]), @r"
        Ada reveals the yellow 4 on the green 6
        Ada révèle le 4 jaune sur le 6 vert
        You reveal the yellow 4 on the green 6
        Vous révélez le 4 jaune sur le 6 vert
        Ada collects 4 coins, including one from the Accountant
        Ada perçoit 4 pièces, dont une grâce au Comptable
        You collect 4 coins, including one from the Accountant
        Vous percevez 4 pièces, dont une grâce au Comptable
        Ada recruits the Emissary for 3 prestige
        Ada recrute l’Émissaire pour 3 points de prestige
        You recruit the Emissary for 3 prestige
        Vous recrutez l’Émissaire pour 3 points de prestige
        Ada takes a red pigment; the reserve has no green left
        Ada prend un pigment rouge ; il n’y a plus de pigment vert dans la réserve
        You take a red pigment; the reserve has no green left
        Vous prenez un pigment rouge ; il n’y a plus de pigment vert dans la réserve
        Ada gets no pigment: the reserve has no green left
        Ada n’obtient aucun pigment : il n’y a plus de pigment vert dans la réserve
        You get no pigment: the reserve has no green left
        Vous n’obtenez aucun pigment : il n’y a plus de pigment vert dans la réserve
        Ada pays Bob 2 coins to enter the Armoury
        Ada paie 2 pièces à Bob pour entrer à l’Armurerie
        You pay Bob 2 coins to enter the Armoury
        Vous payez 2 pièces à Bob pour entrer à l’Armurerie
        Bob pays Ada one coin to enter the Armoury
        Bob paie une pièce à Ada pour entrer à l’Armurerie
        Bob pays you one coin to enter the Armoury
        Bob vous paie une pièce pour entrer à l’Armurerie
        Ada sends a master builder to the Armoury, which closes that pair of buildings
        Ada envoie un Maître-bâtisseur à l’Armurerie, ce qui ferme cette paire de bâtiments
        You send a master builder to the Armoury, which closes that pair of buildings
        Vous envoyez un Maître-bâtisseur à l’Armurerie, ce qui ferme cette paire de bâtiments
        Ada uses the Open or Free tile
        Ada utilise la tuile Ouvert ou gratuit
        You use the Open or Free tile
        Vous utilisez la tuile Ouvert ou gratuit
        ");
    }

    #[test]
    fn of_statues_and_equipment() {
        let (seat, space) = (ADA, space("b3"));
        let gained = Bonus { prestige: 4, coins: 2, pigments: Set::only(Colour::Blue) };
        let group: SpaceSet = [space, self::space("a7")].into_iter().collect();
        let slot = Slot::from_name("3").unwrap();
        assert_snapshot!(events::<Xian>(&[
            Event::StatueModelled { seat, space, clay: 3 },
            Event::SpaceRewards { seat, space, gained, exhausted: Set::EMPTY },
            Event::StatuePainted {
                seat,
                space,
                paid: OneOrTwo::two(Colour::Red, Colour::Red),
                group,
                prestige: 2
            },
            Event::EquipmentForged {
                seat,
                slot,
                card: Equipment::from_name("arrowheads-3").unwrap(),
                coins: 2,
                clay: 1
            },
            Event::Swapped { seat, given: Resource::Clay, taken: Resource::Yellow },
        ]), @r"
        Ada models a statue on b3 for 3 clay
        Ada modèle une statue en b3 pour 3 blocs d’argile
        You model a statue on b3 for 3 clay
        Vous modelez une statue en b3 pour 3 blocs d’argile
        Space b3 brings Ada 4 prestige, 2 coins and a blue pigment
        La case b3 rapporte 4 points de prestige, 2 pièces et un pigment bleu à Ada
        Space b3 brings you 4 prestige, 2 coins and a blue pigment
        La case b3 vous rapporte 4 points de prestige, 2 pièces et un pigment bleu
        Ada paints the statue on b3 with 2 red pigments, for 2 prestige (a group of 2 soldiers)
        Ada peint la statue en b3 avec 2 pigments rouges, pour 2 points de prestige (un groupe de 2 soldats)
        You paint the statue on b3 with 2 red pigments, for 2 prestige (a group of 2 soldiers)
        Vous peignez la statue en b3 avec 2 pigments rouges, pour 2 points de prestige (un groupe de 2 soldats)
        Ada forges a set of arrowheads for 2 coins and gains 1 clay
        Ada forge des pointes de flèches pour 2 pièces et reçoit en plus un bloc d’argile
        You forge a set of arrowheads for 2 coins and gain 1 clay
        Vous forgez des pointes de flèches pour 2 pièces et recevez en plus un bloc d’argile
        Ada’s Emissary swaps 1 clay for a yellow pigment
        L’Émissaire d’Ada échange un bloc d’argile contre un pigment jaune
        Your Emissary swaps 1 clay for a yellow pigment
        Votre Émissaire échange un bloc d’argile contre un pigment jaune
        ");
    }

    #[test]
    fn of_what_is_not_allowed() {
        assert_snapshot!(refusals::<Xian>(&[
            Illegal::OneCardTwice(Card::from_name("b2").unwrap()),
            Illegal::NoStatueLeft,
            Illegal::FeeTooHigh { building: Building::Workshop, fee: 3, missing: 1 },
            Illegal::NoSoldierLeft,
            Illegal::NothingToReduce,
            Illegal::SignedByRival { space: space("c4"), by: bob() },
            Illegal::SameKind(Resource::Coin),
            Illegal::NothingForGift(OneOrTwo::one(Resource::Coin)),
            Illegal::NothingToTrade,
            Illegal::ReserveLacks(Resource::Green),
        ]), @r"
        A pair needs two different cards
        Une paire se compose de deux cartes différentes
        No brown statue is left in the reserve, so nobody can model until one is painted
        Il ne reste aucune statue brune dans la réserve : personne ne peut modeler avant qu’une statue soit peinte
        Entering the Workshop costs 3 coins. You are one coin short, at 2 prestige each, and you don’t have enough prestige
        Entrer à l’Atelier coûte 3 pièces. Il vous manque une pièce, à 2 points de prestige chacune : vous n’avez pas assez de prestige
        All your soldiers are already in the pit
        Tous vos soldats sont déjà dans la fosse
        This costs you nothing already, so the tile would save nothing
        Cela ne vous coûte déjà rien : la tuile n’économiserait rien
        The statue on c4 is signed by Bob; nobody else may paint it
        La statue en c4 est signée par Bob : personne d’autre ne peut la peindre
        A resource is swapped for one of another kind
        Une ressource s’échange contre une ressource d’une autre sorte
        The reserve doesn’t have enough other resources to give for those
        La réserve ne pourrait pas donner assez d’autres ressources en échange
        You have nothing to give to the market
        Vous n’avez rien à donner au marché
        The reserve doesn’t have enough green pigments
        La réserve n’a plus assez de pigments verts
        ");
    }
}
