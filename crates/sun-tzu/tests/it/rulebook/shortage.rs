use super::*;

/// S09
#[test]
fn a_placement_cannot_be_declined_or_taken_from_elsewhere() {
    let mut scene = scene("TIB:B3 QNG:B2 MAN:B14");
    lay(&mut scene, "XNJ 3/8");
    let table = Example::of(&scene, Start::Battles);
    assert!(matches!(table.refusal(B, "pass"), Illegal::AnotherQuestion(_)));
    assert_eq!(table.refusal(B, "withdraw tibet 2"), Illegal::WrongTotal { missing: 3, given: 2 });
    assert_eq!(table.refusal(B, "withdraw tibet 2 mandarin 1"), Illegal::NeighboursFirst(Province::Mandarin));
    assert_eq!(
        table.refusal(B, "withdraw qinghai 3"),
        Illegal::TooManyArmies { province: Province::Qinghai, armies: 2 }
    );
}

/// S09
#[test]
fn nobody_is_asked_while_the_reserve_suffices() {
    let mut scene = scene("TIB:B3 QNG:B2");
    lay(&mut scene, "XNJ 3/8");
    let table = Example::of(&scene, Start::Battles);
    assert_eq!((table.map().as_str(), table.reserve()), ("XNJ:B5 TIB:B3 QNG:B2", [21, 11]));
}

#[test]
fn armies_are_not_placed_where_they_stand() {
    let mut scene = scene("XNJ:B3 TIB:B9 QNG:B9");
    lay(&mut scene, "XNJ 3/8");
    let table = Example::of(&scene, Start::Battles);
    assert_eq!(
        table.refusal(B, "withdraw xinjiang 3 tibet 2"),
        Illegal::FromTheSameProvince(Province::Xinjiang)
    );
}
