//! Typical and rare sentences of Xi'an.

use super::*;
use games::xian::{
    Assistant, Bonus, Building, Card, Colour, Equipment, Event, Illegal, OneOrTwo, Pair, Resource, Set, Slot,
    Space, SpaceSet, Tile, Xian,
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
    The second phase of round 2 begins
    La seconde phase de la manche 2 commence
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
    Ada models a statue on II·3 for 3 clay
    Ada modèle une statue en II·3 pour 3 blocs d’argile
    You model a statue on II·3 for 3 clay
    Vous modelez une statue en II·3 pour 3 blocs d’argile
    Space II·3 brings Ada 4 prestige, 2 coins and a blue pigment
    La case II·3 rapporte 4 points de prestige, 2 pièces et un pigment bleu à Ada
    Space II·3 brings you 4 prestige, 2 coins and a blue pigment
    La case II·3 vous rapporte 4 points de prestige, 2 pièces et un pigment bleu
    Ada paints the statue on II·3 with 2 red pigments, for 2 prestige (a group of 2 soldiers)
    Ada peint la statue en II·3 avec 2 pigments rouges, pour 2 points de prestige (un groupe de 2 soldats)
    You paint the statue on II·3 with 2 red pigments, for 2 prestige (a group of 2 soldiers)
    Vous peignez la statue en II·3 avec 2 pigments rouges, pour 2 points de prestige (un groupe de 2 soldats)
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
    The statue on III·4 is signed by Bob; nobody else may paint it
    La statue en III·4 est signée par Bob : personne d’autre ne peut la peindre
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

#[test]
fn a_turn_is_told_by_what_it_came_to() {
    let seat = ADA;
    let model = [
        Event::TurnBegan { seat },
        Event::BuilderPlaced { seat, building: Building::Workshop, pieces: 1, limit: 3 },
        Event::StatueModelled { seat, space: space("a1"), clay: 2 },
        Event::SpaceRewards {
            seat,
            space: space("a1"),
            gained: Bonus { prestige: 4, ..Bonus::default() },
            exhausted: Set::EMPTY,
        },
        Event::CeramistRewards { seat, prestige: 1 },
        // What others get in the same turn is theirs.
        Event::CeramistRewards { seat: bob(), prestige: 7 },
        Event::SupervisorAdvanced { seat, from: 2, to: 4 },
        Event::TurnEnded { seat },
    ];
    let passed =
        [Event::Passed { seat, coins: 1 }, Event::PrestigePaid { seat, missing_coins: 2, prestige: 2 }];
    let told = |events: &[Event], language| Xian::came_to(&events.iter().collect::<Vec<_>>(), seat, language);
    assert_eq!(told(&model, Language::English).as_deref(), Some("Workshop, 1 modelled, 2 steps ahead, +5"));
    assert_eq!(
        told(&model, Language::French).as_deref(),
        Some("Atelier, une statue modelée, 2 pas en avant, +5")
    );
    assert_eq!(told(&passed, Language::English).as_deref(), Some("no building, \u{2212}2"));
    assert_eq!(told(&[Event::TurnBegan { seat }], Language::English), None, "nothing came of it");
}
