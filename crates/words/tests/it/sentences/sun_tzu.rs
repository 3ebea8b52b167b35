//! Typical and rare sentences of Sun Tzu.

use super::*;
use games::sun_tzu::{
    Both, ByProvince, Card, Ending, Event, Illegal, Province, Shares, Side, SunTzu, Victory, Warlord,
};

#[test]
fn of_battles() {
    let (side, province) = (Side::SunTzu, Province::Mongolia);
    let victory = Some(Victory { winner: side, driven_off: 2, marching_in: 1 });
    let from_map = Shares::NONE.with(Province::Tibet, 1);
    let plague = |armies, survivors| Event::PlagueStruck { province, holder: Some(side), armies, survivors };
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
