//! Sentences that were put together before: a page that is drawn again says mostly what it said. Whoever draws one keeps
//! a [`Memory`] beside it, and everything said [`Memory::within`] it is looked up there first.
//!
//! What is remembered depends on the message, its arguments and the language alone, so it is never out of date.

use crate::language::Language;
use fluent_bundle::{FluentArgs, FluentValue};
use foldhash::fast::RandomState;
use std::cell::RefCell;
use std::collections::HashMap;

/// How many sentences are new before the old ones are forgotten that nobody has said since. A page has a few hundred.
const GENERATION: usize = 512;

/// What was said on a page.
#[derive(Default)]
pub struct Memory {
    recent: Sentences,
    /// What was recent before, and will be forgotten unless it is said again.
    earlier: Sentences,
    /// The sentence that is being looked up.
    key: Vec<u8>,
}

/// Texts by what they are made of.
type Sentences = HashMap<Box<[u8]>, String, RandomState>;

thread_local! {
    /// What is remembered while a page is drawn in this thread.
    static CURRENT: RefCell<Option<Memory>> = const { RefCell::new(None) };
}

impl Memory {
    /// Does something, and remembers what is said in doing so.
    pub fn within<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let outer = CURRENT.replace(Some(std::mem::take(self)));
        let done = work();
        if let Some(memory) = CURRENT.replace(outer) {
            *self = memory;
        }
        done
    }

    /// How many sentences are remembered.
    pub fn len(&self) -> usize {
        self.recent.len() + self.earlier.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn recall(&mut self) -> Option<String> {
        if let Some(text) = self.recent.get(&*self.key) {
            return Some(text.clone());
        }
        let (key, text) = self.earlier.remove_entry(&*self.key)?;
        self.keep(key, text.clone());
        Some(text)
    }

    fn keep(&mut self, key: Box<[u8]>, text: String) {
        if self.recent.len() >= GENERATION {
            self.earlier = std::mem::take(&mut self.recent);
        }
        self.recent.insert(key, text);
    }
}

/// The text of a message, remembered or else put together.
pub(crate) fn remembered(
    language: Language,
    id: &str,
    attribute: Option<&str>,
    arguments: Option<&FluentArgs>,
    put_together: impl FnOnce() -> String,
) -> String {
    let known = CURRENT.with_borrow_mut(|memory| {
        let memory = memory.as_mut()?;
        memory.key.clear();
        spell(&mut memory.key, language, id, attribute, arguments)?;
        Some(memory.recall().ok_or_else(|| Box::<[u8]>::from(&*memory.key)))
    });
    match known {
        None => put_together(),
        Some(Ok(text)) => text,
        Some(Err(key)) => {
            let text = put_together();
            CURRENT.with_borrow_mut(|memory| memory.as_mut().map(|memory| memory.keep(key, text.clone())));
            text
        }
    }
}

/// What a text is made of; `None` if it has arguments of a kind that we do not use.
fn spell(
    key: &mut Vec<u8>,
    language: Language,
    id: &str,
    attribute: Option<&str>,
    arguments: Option<&FluentArgs>,
) -> Option<()> {
    key.push(language as u8);
    spell_text(key, id);
    spell_text(key, attribute.unwrap_or_default());
    for (name, value) in arguments.into_iter().flat_map(FluentArgs::iter) {
        spell_text(key, name);
        match value {
            FluentValue::String(text) => {
                key.push(b's');
                spell_text(key, text);
            }
            FluentValue::Number(number) => {
                key.push(b'n');
                key.extend(number.value.to_bits().to_le_bytes());
            }
            FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => return None,
        }
    }
    Some(())
}

/// A text with its length, so that two texts never look like two others.
fn spell_text(key: &mut Vec<u8>, text: &str) {
    key.extend((text.len() as u32).to_le_bytes());
    key.extend(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text;

    fn free(space: &str) -> String {
        text(Language::English, "board-qin-square-free", &[("space", space)])
    }

    #[test]
    fn what_was_said_is_said_again_in_the_same_words() {
        let mut memory = Memory::default();
        let said =
            [free("a1"), free("b2"), text(Language::French, "board-qin-square-free", &[("space", "a1")])];
        for _ in 0..2 {
            let again = memory.within(|| {
                [free("a1"), free("b2"), text(Language::French, "board-qin-square-free", &[("space", "a1")])]
            });
            assert_eq!(again, said);
            assert_eq!(memory.len(), 3);
        }
        assert_ne!(said[0], said[1]);
        free("c3");
        assert_eq!(memory.len(), 3, "nothing is remembered outside");
    }

    #[test]
    fn what_is_said_no_more_is_forgotten() {
        let mut memory = Memory::default();
        for number in 0..10 * GENERATION {
            memory.within(|| [free("a1"), free(&format!("a{number}"))]);
            assert!(memory.len() <= 2 * GENERATION, "{}", memory.len());
        }
    }

    #[test]
    fn a_memory_within_another_leaves_it_as_it_was() {
        let (mut outer, mut inner) = (Memory::default(), Memory::default());
        outer.within(|| {
            free("a1");
            inner.within(|| [free("b2"), free("c3")]);
            free("d4");
        });
        assert_eq!([outer.len(), inner.len()], [2, 2]);
    }
}
