//! The promises of [`Game`], kept by passing each question to the room that answers it.

use crate::action::Action;
use crate::deal::Deal;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{OPTIONS, Options};
use crate::state::GreatWall;
use crate::table::Ending;
use crate::view::View;
use game::options::OptionInfo;
use game::{Game, Refusal, Rng, Seat, SeatCount, SeatSet, Seed, SetUpError, Turn, Viewer, Witness};

impl Game for GreatWall {
    const ID: &'static str = "great-wall";
    const RULES: u32 = 1;
    const SEATS: (SeatCount, SeatCount) = (SeatCount::TWO, SeatCount::FIVE);
    const OPTIONS: &'static [OptionInfo] = OPTIONS;

    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn deal(seats: SeatCount, options: &Options, seed: &Seed) -> Deal {
        Deal::new(seats, options, seed)
    }

    fn set_up(seats: SeatCount, options: &Options, deal: &Deal) -> Result<GreatWall, SetUpError> {
        deal.check(seats, options)?;
        Ok(GreatWall::new(seats, *options, deal))
    }

    fn seats(&self) -> SeatCount {
        self.table.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.table.is_over() {
            Turn::Over(self.table.outcome())
        } else {
            Turn::Awaiting(SeatSet::only(self.table.current))
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaits(seat) {
            self.list(out);
        }
    }

    #[inline]
    fn sample(&self, seat: Seat, rng: &mut impl Rng, _scratch: &mut Vec<Action>) -> Option<Action> {
        if self.awaits(seat) { self.draw_action(rng) } else { None }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal<Illegal>> {
        if self.table.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.table.current != seat {
            return Err(Refusal::NotYourTurn);
        }
        match action {
            Action::Draw => self.check_draw().map(|()| self.draw(witness))?,
            Action::Pass => self.check_pass().map(|()| self.pass(witness))?,
            Action::Lay { cards, site } => {
                self.check_lay(cards, site).map(|()| self.lay(cards, site, witness))?;
            }
            Action::Cover { site, column } => {
                self.check_cover(site, column).map(|()| self.cover(site, column, witness))?;
            }
            Action::Claim { token, site, column } => {
                self.check_claim(token, site, column).map(|()| self.claim(token, site, column, witness))?;
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        View::new(self, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> GreatWall {
        GreatWall::imagined(view, rng)
    }

    fn ending(&self) -> Option<&'static str> {
        self.table.ending().map(Ending::word)
    }
}
