//! Choosing among legal actions by the words of their spelling: all of them while they are few, and else the next
//! word on which they differ. Knows no game: an action is a line of words.

use std::fmt::Display;

/// How many actions are listed one by one; more are grouped by their next word.
const FEW: usize = 20;

/// An action with its spelling and its sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spelled<A> {
    pub action: A,
    pub spelling: String,
    pub sentence: String,
}

/// What can be chosen now, as far as it has been narrowed down.
#[derive(Debug, Clone)]
pub struct Choice<A> {
    actions: Vec<Spelled<A>>,
    /// How many actions are listed one by one.
    few: usize,
    /// The first words of what is meant, one step after the other.
    steps: Vec<String>,
}

/// One thing to choose.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item<'a, A> {
    Action(&'a Spelled<A>),
    /// Several actions that begin in the same way.
    Group {
        beginning: String,
        ways: usize,
    },
}

/// What somebody means, by a line of text or an item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Meant<A> {
    /// Just one legal action.
    Action(A),
    /// Several, which begin like this.
    Several(String),
    /// None.
    Nothing,
}

impl<A: Copy + Display> Choice<A> {
    pub fn new(legal: Vec<A>, sentence: impl Fn(&A) -> String) -> Choice<A> {
        let spell = |action: A| Spelled { sentence: sentence(&action), spelling: action.to_string(), action };
        Choice { actions: legal.into_iter().map(spell).collect(), few: FEW, steps: vec![] }
    }

    /// The same choice with actions always gathered by their next word, however few they are.
    pub fn gathered(self) -> Choice<A> {
        Choice { few: 0, ..self }
    }

    /// How what is meant begins, as far as it has been narrowed down.
    pub fn beginning(&self) -> &str {
        self.steps.last().map_or("", String::as_str)
    }

    /// The actions that are left, if somebody looks for a text in their spelling or sentence.
    pub fn left(&self, text: &str) -> Vec<&Spelled<A>> {
        let text = tidy(text);
        let begins = |action: &&Spelled<A>| begins_with(&action.spelling, self.beginning());
        let fits = |action: &&Spelled<A>| {
            action.spelling.starts_with(&text) || action.sentence.to_lowercase().contains(&text)
        };
        self.actions.iter().filter(begins).filter(fits).collect()
    }

    /// What can be chosen next.
    pub fn items(&self, text: &str) -> Vec<Item<'_, A>> {
        let left = self.left(text);
        if left.len() <= self.few {
            return left.into_iter().map(Item::Action).collect();
        }
        let words = 1 + common_words(&left);
        let mut groups: Vec<(String, &Spelled<A>, usize)> = vec![];
        for action in left {
            let beginning = first_words(&action.spelling, words);
            match groups.iter_mut().find(|(known, ..)| *known == beginning) {
                Some((.., ways)) => *ways += 1,
                None => groups.push((beginning, action, 1)),
            }
        }
        let groups = groups.into_iter().map(|(beginning, first, ways)| match ways {
            1 => Item::Action(first),
            _ => Item::Group { beginning, ways },
        });
        groups.collect()
    }

    /// What the item of this number means, counted from 0.
    pub fn pick(&self, text: &str, number: usize) -> Meant<A> {
        match self.items(text).into_iter().nth(number) {
            Some(Item::Action(spelled)) => Meant::Action(spelled.action),
            Some(Item::Group { beginning, .. }) => Meant::Several(beginning),
            None => Meant::Nothing,
        }
    }

    /// Narrows what is meant down to the actions that begin like this.
    pub fn narrow(&mut self, beginning: String) {
        self.steps.push(beginning);
    }

    /// Takes the last step back; `false` if there is none.
    pub fn widen(&mut self) -> bool {
        self.steps.pop().is_some()
    }

    /// What a line means: a number of what can be chosen next, counted from 1, or words of a spelling.
    pub fn meant(&self, line: &str) -> Meant<A> {
        let Ok(number) = line.parse::<usize>() else { return self.read(line) };
        number.checked_sub(1).map_or(Meant::Nothing, |index| self.pick("", index))
    }

    /// What a line of text means: a whole spelling, or its first words.
    pub fn read(&self, text: &str) -> Meant<A> {
        let text = tidy(text);
        let meant: Vec<&Spelled<A>> =
            self.actions.iter().filter(|action| begins_with(&action.spelling, &text)).collect();
        let exact = meant.iter().find(|action| action.spelling == text);
        match (exact, &meant[..]) {
            (Some(exact), _) => Meant::Action(exact.action),
            (None, []) => Meant::Nothing,
            (None, [only]) => Meant::Action(only.action),
            (None, _) => Meant::Several(text),
        }
    }
}

/// Small letters and single spaces, as spellings have them.
pub fn tidy(text: &str) -> String {
    text.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
}

fn begins_with(spelling: &str, words: &str) -> bool {
    words.is_empty()
        || spelling.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn first_words(spelling: &str, count: usize) -> String {
    spelling.split(' ').take(count).collect::<Vec<_>>().join(" ")
}

/// With how many equal words all of them begin.
fn common_words<A>(actions: &[&Spelled<A>]) -> usize {
    let Some(first) = actions.first() else { return 0 };
    let agree = |count: &usize| {
        let beginning = first_words(&first.spelling, *count);
        actions.iter().all(|action| begins_with(&action.spelling, &beginning))
    };
    (1..=first.spelling.split(' ').count()).take_while(agree).last().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice() -> Choice<&'static str> {
        const LETTERS: [&str; 14] = [
            "lay a", "lay b", "lay c", "lay d", "lay e", "lay f", "lay g", "lay h", "lay i", "lay j",
            "lay k", "lay l", "lay m", "lay n",
        ];
        let pairs = ["lay 2 a", "lay 2 b", "lay 2 c", "lay 2 d", "lay 2 e", "lay 2 f", "draw"];
        let all = LETTERS.into_iter().chain(pairs).collect();
        Choice::new(all, |action| format!("Do: {}", action.to_uppercase()))
    }

    fn shown(choice: &Choice<&'static str>, text: &str) -> Vec<String> {
        let tell = |item: Item<&'static str>| match item {
            Item::Action(action) => action.spelling.clone(),
            Item::Group { beginning, ways } => format!("{beginning} ({ways})"),
        };
        choice.items(text).into_iter().map(tell).collect()
    }

    #[test]
    fn many_actions_are_gathered_by_the_word_on_which_they_differ() {
        let mut choice = choice();
        assert_eq!(shown(&choice, ""), ["lay (20)", "draw"]);
        choice.narrow("lay".into());
        assert_eq!(shown(&choice, "").len(), 20, "few enough to list");
        choice.narrow("lay 2".into());
        assert_eq!(shown(&choice, ""), ["lay 2 a", "lay 2 b", "lay 2 c", "lay 2 d", "lay 2 e", "lay 2 f"]);
        assert!(choice.widen() && choice.widen() && !choice.widen());
        assert_eq!(shown(&choice, ""), ["lay (20)", "draw"]);
    }

    #[test]
    fn typing_looks_in_spellings_and_sentences() {
        assert_eq!(shown(&choice(), "lay 2 c"), ["lay 2 c"]);
        assert_eq!(shown(&choice(), "do: DR"), ["draw"]);
        assert!(shown(&choice(), "nonsense").is_empty());
        assert_eq!(choice().pick("lay 2", 1), Meant::Action("lay 2 b"));
        assert_eq!(choice().pick("", 0), Meant::Several("lay".into()));
        assert_eq!(choice().pick("", 2), Meant::Nothing);
    }

    #[test]
    fn a_line_means_an_action_or_its_first_words() {
        assert_eq!(choice().read(" Lay  2 a "), Meant::Action("lay 2 a"));
        assert_eq!(choice().read("dr"), Meant::Nothing, "words are whole");
        assert_eq!(choice().read("lay 2"), Meant::Several("lay 2".into()));
        assert_eq!(choice().read("lay z"), Meant::Nothing);
    }
}
