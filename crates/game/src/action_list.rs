//! Many actions on one line, as pages list them: short, because a page is sent such a line for every decision. Knows no
//! game: an action is a spelling of words.

/// Actions on one line. Between two of them stands `|`, and of each the words are left out that stand in the same place
/// of the one before.
///
/// ```
/// let actions = ["ry e8 e9", "ry e8 d8", "bu e8 d8", "pass"];
/// let line = game::action_list::write(&actions);
/// assert_eq!(line, "ry e8 e9|  d8|bu  |pass");
/// assert_eq!(game::action_list::read(&line), actions);
/// ```
pub fn write<T: AsRef<str>>(actions: &[T]) -> String {
    let (mut line, mut before) = (String::new(), "");
    for action in actions.iter().map(AsRef::as_ref) {
        if !line.is_empty() {
            line.push('|');
        }
        let mut known = before.split(' ');
        for (place, word) in action.split(' ').enumerate() {
            line.push_str(if place == 0 { "" } else { " " });
            line.push_str(if known.next() == Some(word) { "" } else { word });
        }
        before = action;
    }
    line
}

/// The actions of a line.
pub fn read(line: &str) -> Vec<String> {
    let mut actions: Vec<String> = vec![];
    for told in line.split('|').filter(|told| !told.is_empty()) {
        let mut known = actions.last().map_or("", String::as_str).split(' ');
        let words = told.split(' ').map(|word| {
            let known = known.next().unwrap_or_default();
            if word.is_empty() { known } else { word }
        });
        let action = words.collect::<Vec<_>>().join(" ");
        actions.push(action);
    }
    actions
}
