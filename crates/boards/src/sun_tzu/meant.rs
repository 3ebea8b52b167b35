//! What somebody may have meant who picked cards and provinces that do not go together.

use super::hand;
use games::sun_tzu::{Action, Prompt, Province, Shares, View, Whites};

/// Whatever the prompt could have been answered with these things.
pub fn meant(view: &View, things: &[&str]) -> Vec<Action> {
    let provinces: Vec<Province> = read(things);
    let last = provinces.last().copied();
    let meant: Vec<Action> = match view.prompt {
        Prompt::ChooseWarlord => read(things).into_iter().map(Action::Choose).collect(),
        Prompt::Lay { province: next } => {
            let cards = match read(things) {
                cards if cards.is_empty() => hand::cards(view).kinds().iter().collect(),
                cards => cards,
            };
            cards.into_iter().map(|card| Action::Lay(last.unwrap_or(next), card)).collect()
        }
        Prompt::Trade { .. } => {
            let cards = read(things).into_iter().take(usize::from(Whites::MOST)).collect();
            Whites::new(cards).map(Action::Trade).into_iter().collect()
        }
        Prompt::PlayWarlord { .. } => warlords(&provinces),
        Prompt::Pay { missing, .. } => {
            last.map(|from| Action::Pay(Shares::NONE.with(from, missing))).into_iter().collect()
        }
        Prompt::Withdraw { missing, .. } => {
            last.map(|from| Action::Withdraw(Shares::NONE.with(from, missing))).into_iter().collect()
        }
        Prompt::Name { .. }
        | Prompt::DrawOrPass { .. }
        | Prompt::Keep { .. }
        | Prompt::Wait
        | Prompt::Pause
        | Prompt::Over => vec![],
    };
    // Who picks a province when nothing asks for one hears what is asked.
    if meant.is_empty() { last.map(Action::Reveal).into_iter().collect() } else { meant }
}

/// What a warlord could do with these provinces, the likeliest last.
fn warlords(provinces: &[Province]) -> Vec<Action> {
    let alone = provinces.iter().flat_map(|&province| {
        let ways = province.neighbours().iter().map(move |to| Action::March(province, to));
        [Action::Reinforce(province), Action::Raid(province)].into_iter().chain(ways)
    });
    let together = provinces.windows(2).map(|way| Action::March(way[0], way[1]));
    alone.chain(together).collect()
}

/// Those of the picked things that are a piece or a place of this kind.
fn read<T: std::str::FromStr>(things: &[&str]) -> Vec<T> {
    things.iter().filter_map(|thing| thing.parse().ok()).collect()
}
