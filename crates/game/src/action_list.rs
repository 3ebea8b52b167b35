//! Many actions on one line, as pages list them: short, because a page is sent such a line for every decision. Knows no
//! game: an action is a spelling of words.

/// How many runs of actions are looked at for one that goes on as the next does: in Qin, one for each kind of tile in a
/// hand.
const LOOKED_AT: usize = 3;

/// Actions on one line. Between two of them stands `|`, and of each the words are left out that stand in the same place of
/// the one before. Actions that begin differently and go on in the same ways are told together.
///
/// ```
/// let actions = ["ry e8 e9", "ry e8 d8", "bu e8 d8", "yy e8 d8", "pass"];
/// let line = game::action_list::write(&actions);
/// assert_eq!(line, "ry e8 e9|  d8|bu,yy  |pass");
/// assert_eq!(game::action_list::read(&line), actions);
/// ```
pub fn write<T: AsRef<str>>(actions: &[T]) -> String {
    let (mut line, mut before) = (String::new(), "");
    for Run { first, rests } in &runs(actions) {
        for (number, rest) in rests.iter().enumerate() {
            line.push_str(if line.is_empty() { "" } else { "|" });
            line.push_str(if number == 0 { first } else { "" });
            let mut known = before.split(' ');
            for (place, word) in rest.split(' ').enumerate() {
                let is_known = known.next() == Some(word);
                // What follows the first word begins with a space.
                line.push_str(if place == 0 { "" } else { " " });
                line.push_str(if is_known { "" } else { word });
            }
            before = rest;
        }
    }
    line
}

/// Actions that begin with the same word, or with any of several, between which stands a comma.
struct Run<'a> {
    first: String,
    /// What follows the first word in each of them.
    rests: Vec<&'a str>,
}

fn runs<T: AsRef<str>>(actions: &[T]) -> Vec<Run<'_>> {
    let mut runs: Vec<Run> = vec![];
    for run in actions.chunk_by(|one, next| cut(one.as_ref()).0 == cut(next.as_ref()).0) {
        let first = cut(run[0].as_ref()).0;
        let rests: Vec<&str> = run.iter().map(|action| cut(action.as_ref()).1).collect();
        match runs.iter_mut().rev().take(LOOKED_AT).find(|other| other.rests == rests) {
            Some(same) => same.first.extend([",", first]),
            None => runs.push(Run { first: first.to_owned(), rests }),
        }
    }
    runs
}

/// The first word of an action, and what follows it.
fn cut(action: &str) -> (&str, &str) {
    action.split_at(action.bytes().position(|byte| byte == b' ').unwrap_or(action.len()))
}

/// The actions of a line.
pub fn read(line: &str) -> Vec<String> {
    let (mut actions, mut known): (Vec<String>, Vec<&str>) = (vec![], vec![]);
    for told in line.split('|').filter(|told| !told.is_empty()) {
        let words = told.split(' ').enumerate();
        let before = |place: usize| known.get(place).copied().unwrap_or_default();
        let words = words.map(|(place, word)| if word.is_empty() { before(place) } else { word });
        known = words.collect();
        let rest = known[1..].iter().flat_map(|word| [" ", *word]).collect::<String>();
        actions.extend(known[0].split(',').map(|first| [first, &rest].concat()));
    }
    actions
}
