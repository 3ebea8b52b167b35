//! The Emperor's requests: which pigments a painting costs (RULES 2.6, 6.6).
//! Looks at a stock only to say what it could pay.

use crate::pit::Section;
use crate::resources::{Colour, OneOrTwo, Stock};
use game::{Element, spelled};
use serde::{Deserialize, Serialize};
use std::fmt;

use Colour::{Blue, Green, Red, Yellow};
use RequestSlot::{A, B1, B2, C};

/// A request token, numbered 1 to 12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Request(u8);

/// RULES 2.6: request tokens in the game.
pub const REQUESTS: usize = 12;

/// RULES 2.6: the colours of tokens 1 to 12.
const COLOURS: [Colour; REQUESTS] =
    [Yellow, Red, Blue, Green, Green, Red, Yellow, Blue, Blue, Yellow, Red, Green];

impl Element for Request {
    type Bits = u16;
    const COUNT: usize = REQUESTS;

    fn index(self) -> usize {
        usize::from(self.0) - 1
    }

    fn at(index: usize) -> Request {
        Request(index as u8 + 1)
    }
}

impl Request {
    pub const fn new(number: u8) -> Option<Request> {
        if 1 <= number && number as usize <= REQUESTS { Some(Request(number)) } else { None }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Request> + ExactSizeIterator + Clone {
        (1..=REQUESTS as u8).map(Request)
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    #[inline]
    pub const fn colour(self) -> Colour {
        COLOURS[self.0 as usize - 1]
    }
}

impl fmt::Debug for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.colour())
    }
}

impl From<Request> for u8 {
    fn from(request: Request) -> u8 {
        request.0
    }
}

impl TryFrom<u8> for Request {
    type Error = String;

    fn try_from(number: u8) -> Result<Request, String> {
        Request::new(number).ok_or_else(|| format!("there is no request {number}; they are 1 to 12"))
    }
}

spelled! {
    /// RULES 2.6: a place for a request beside the pit, named by the section whose paintings it prices.
    pub enum RequestSlot { A = "A", B1 = "B1", B2 = "B2", C = "C" }
}

pub(crate) const REQUEST_SLOTS: usize = RequestSlot::ALL.len();

/// Whether an action is paid in full or with the Reduction tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Price {
    Full,
    Reduced,
}

/// Pigments paid for a painting.
pub type Payment = OneOrTwo<Colour>;

/// The four requests that lie open: for A, two for B, and for C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Requests(pub [Request; REQUEST_SLOTS]);

impl Requests {
    #[inline]
    pub const fn at(self, slot: RequestSlot) -> Request {
        self.0[slot.index()]
    }

    #[inline]
    pub const fn colour(self, slot: RequestSlot) -> Colour {
        self.at(slot).colour()
    }

    /// The place of the lowest token, which leaves at the end of the round.
    pub fn lowest(self) -> RequestSlot {
        let lower = |one, other| if self.at(other) < self.at(one) { other } else { one };
        RequestSlot::ALL.into_iter().fold(RequestSlot::A, lower)
    }

    /// The highest token, which calls the Prime Minister at set-up.
    pub fn highest(self) -> Request {
        self.0.into_iter().fold(self.0[0], Request::max)
    }

    /// RULES 6.6: whether a stock can pay for a painting in a section.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "listings ask for one known section after the other")]
    pub fn can_pay(self, section: Section, price: Price, stock: &Stock) -> bool {
        let owned = |slot| stock.pigment(self.colour(slot));
        match (section, price) {
            (Section::A, Price::Full) => owned(A) >= 1 && stock.pigments() >= 2,
            (Section::A, Price::Reduced) => stock.pigments() >= 1,
            (Section::B, Price::Full) if self.colour(B1) == self.colour(B2) => owned(B1) >= 2,
            (Section::B, Price::Full) => owned(B1) >= 1 && owned(B2) >= 1,
            (Section::B, Price::Reduced) => owned(B1) >= 1 || owned(B2) >= 1,
            (Section::C, Price::Full) => owned(C) >= 2,
            (Section::C, Price::Reduced) => owned(C) >= 1,
        }
    }

    /// RULES 6.6: all the ways to pay for a painting in a section out of a stock; each once, at most four.
    pub fn payments(self, section: Section, price: Price, stock: &Stock) -> impl Iterator<Item = Payment> {
        let asked: [Option<Payment>; 4] = match (section, price) {
            (Section::A, Price::Full) => Colour::ALL.map(|any| Some(OneOrTwo::two(self.colour(A), any))),
            (Section::A, Price::Reduced) => Colour::ALL.map(|any| Some(OneOrTwo::one(any))),
            (Section::B, Price::Full) => only(OneOrTwo::two(self.colour(B1), self.colour(B2))),
            (Section::B, Price::Reduced) => {
                let (one, other) = (self.colour(B1), self.colour(B2));
                let second = (one != other).then_some(OneOrTwo::one(other));
                [Some(OneOrTwo::one(one)), second, None, None]
            }
            (Section::C, Price::Full) => only(OneOrTwo::two(self.colour(C), self.colour(C))),
            (Section::C, Price::Reduced) => only(OneOrTwo::one(self.colour(C))),
        };
        asked.into_iter().flatten().filter(move |&payment| stock.covers(payment))
    }
}

fn only(payment: Payment) -> [Option<Payment>; 4] {
    [Some(payment), None, None, None]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resources::Resource;

    #[test]
    fn each_colour_has_a_low_a_middle_and_a_high_number() {
        for colour in Colour::ALL {
            for third in [1..=4, 5..=8, 9..=12] {
                let fits = |request: &Request| third.contains(&request.0) && request.colour() == colour;
                assert_eq!(Request::all().filter(fits).count(), 1);
            }
        }
    }

    #[test]
    fn what_can_be_paid_is_what_has_a_payment() {
        let tokens: Vec<Request> = Request::all().take(4).collect();
        for stock in 0..256_u32 {
            let mut owned = Stock::default();
            for colour in Colour::ALL {
                owned.add(Resource::from(colour), (stock >> (2 * colour.index()) & 3) as u8);
            }
            for slots in 0..256_usize {
                let requests = Requests([0, 2, 4, 6].map(|shift| tokens[slots >> shift & 3]));
                for section in Section::ALL {
                    for price in [Price::Full, Price::Reduced] {
                        let ways = requests.payments(section, price, &owned).count();
                        assert_eq!(requests.can_pay(section, price, &owned), ways > 0);
                    }
                }
            }
        }
    }
}
