//! What one viewer may know of a match of Qin (RULES 2.5). A hidden hand has no place for its tiles.

use crate::action::Placement;
use crate::board::Terrain;
use crate::event::Ending;
use crate::options::Options;
use crate::position::Position;
use crate::space::{Space, SpaceSet};
use crate::state::{Phase, Qin};
use crate::tiles::{Colour, Tiles};
use game::{Game, Outcome, Seat, SeatSet, Viewer};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// A match of Qin as one viewer sees it.
///
/// ```
/// use game::{Game, Seat, SeatCount, Seed, Viewer};
/// use qin::{Hand, Options, Prompt, Qin};
///
/// let (seats, options) = (SeatCount::TWO, Options::default());
/// let deal = Qin::deal(seats, &options, &Seed::from_text("an example", 0));
/// let game = Qin::set_up(seats, &options, &deal)?;
/// // Who starts sees three tiles of their own and is asked to lay one; the public sees neither.
/// let own = game.view(Viewer::Seat(deal.start));
/// assert_eq!(own.prompt, Prompt::LayTile);
/// assert!(matches!(own.players[deal.start.index()].hand, Hand::Open(tiles) if tiles.len() == 3));
/// let public = game.view(Viewer::Public);
/// assert_eq!(public.players[Seat::FIRST.index()].hand, Hand::Hidden { tiles: 3 });
/// assert!(public.legal.is_empty());
/// # Ok::<(), game::SetUpError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    /// The seat that started the first game.
    pub start: Seat,
    /// The game being played, counted from 1.
    pub game: u8,
    /// Pagodas left to everybody at the end of each finished game.
    pub finished: Vec<Vec<u8>>,
    pub position: Position,
    pub players: Vec<Player>,
    /// Tiles left in the stock.
    pub stock: u8,
    /// Tiles that this viewer cannot see: in hidden hands and the stock.
    pub unseen: Tiles,
    pub to_move: Option<Seat>,
    pub prompt: Prompt,
    /// What the viewer may do now.
    pub legal: Vec<Placement>,
    /// How the last game ended, once the match is over.
    pub ending: Option<Ending>,
    pub outcome: Option<Outcome>,
}

/// What everybody can see of a player, and the hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Player {
    pub seat: Seat,
    /// Pagodas still to be placed.
    pub supply: u8,
    pub on_board: u8,
    /// Pagodas on the board in the finished games and this one: the score of the match so far.
    pub score: i32,
    pub hand: Hand,
}

/// A hand, as far as it may be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    Open(Tiles),
    Hidden { tiles: u8 },
}

/// What is asked, and of whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// RULES 5: the viewer lays a tile.
    LayTile,
    /// Somebody else lays a tile.
    WaitFor(Seat),
    /// RULES 6: the match is over.
    Over,
}

impl View {
    pub(crate) fn of(state: &Qin, viewer: Viewer) -> View {
        let seats = state.seats();
        let over = matches!(state.phase, Phase::Over(_));
        let open = |seat: Seat| over || viewer.is(seat);
        let finished = &state.left[..if over { state.options.games.get() } else { state.game }];
        let hands = seats.seats().filter(|&seat| open(seat)).map(|seat| state.hands[seat.index()]);
        let mut legal = vec![];
        if let Viewer::Seat(seat) = viewer {
            state.legal_actions(seat, &mut legal);
        }
        let (to_move, prompt, ending) = match state.phase {
            Phase::Choose(seat) if viewer.is(seat) => (Some(seat), Prompt::LayTile, None),
            Phase::Choose(seat) => (Some(seat), Prompt::WaitFor(seat), None),
            Phase::Over(ending) => (None, Prompt::Over, Some(ending)),
        };
        View {
            viewer,
            options: state.options,
            start: state.start,
            game: state.game as u8 + 1,
            finished: finished.iter().map(|left| left[..seats.get()].to_vec()).collect(),
            position: state.position,
            players: seats.seats().map(|seat| Player::of(state, seat, open(seat))).collect(),
            stock: state.stock() as u8,
            unseen: hands.fold(Tiles::ALL.without(state.position.laid()), Tiles::without),
            to_move,
            prompt,
            legal,
            ending,
            outcome: state.turn().outcome(),
        }
    }
}

impl Player {
    fn of(state: &Qin, seat: Seat, open: bool) -> Player {
        let tiles = state.hands[seat.index()];
        Player {
            seat,
            supply: state.position.supply(seat),
            on_board: state.position.on_board(seat),
            score: state.score(seat),
            hand: if open { Hand::Open(tiles) } else { Hand::Hidden { tiles: tiles.len() as u8 } },
        }
    }
}

impl game::View for View {
    type Action = Placement;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaited(&self) -> SeatSet {
        self.to_move.map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal(&self) -> &[Placement] {
        &self.legal
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}

/// The position as a page or a program outside can use it: squares in rows, provinces and villages in lists.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut position = serializer.serialize_struct("Position", 7)?;
        position.serialize_field("side", &self.board().side())?;
        position.serialize_field("rows", &rows(self))?;
        position.serialize_field("provinces", &provinces(self))?;
        position.serialize_field("villages", &villages(self))?;
        position.serialize_field("unfillable", &self.unfillable())?;
        position.serialize_field("laid", &self.laid())?;
        position.serialize_field("last", &self.last())?;
        position.end()
    }
}

#[derive(Serialize)]
struct ProvinceShown {
    colour: Colour,
    owner: Seat,
    pagodas: u8,
    major: bool,
    site: Space,
    spaces: SpaceSet,
}

#[derive(Serialize)]
struct VillageShown {
    spaces: SpaceSet,
    holder: Option<Seat>,
    /// Pagodas of each player in the provinces beside it.
    beside: Vec<u8>,
}

fn provinces(position: &Position) -> Vec<ProvinceShown> {
    let show = |(colour, spaces, province): (Colour, SpaceSet, crate::Province)| ProvinceShown {
        colour,
        owner: province.owner(),
        pagodas: province.pagodas(),
        major: province.is_major(),
        site: province.site(),
        spaces,
    };
    position.provinces().into_iter().map(show).collect()
}

fn villages(position: &Position) -> Vec<VillageShown> {
    let show = |village| VillageShown {
        spaces: position.board().village_spaces(village),
        holder: position.holder(village),
        beside: position.pagodas_beside(village)[..position.seats().get()].to_vec(),
    };
    position.board().villages().map(show).collect()
}

/// RULES 1.1: the letters of the printed board, with laid squares in the letter of their colour.
fn rows(position: &Position) -> Vec<String> {
    let letter = |space: Space| match (position.colour_at(space), position.board().terrain(space)) {
        (Some(Colour::Red), _) => 'R',
        (Some(Colour::Yellow), _) => 'Y',
        (Some(Colour::Blue), _) => 'B',
        (None, Terrain::Village(_)) => 'o',
        (None, Terrain::Water) => '~',
        (None, _) => '.',
    };
    let row = |row| (0..crate::SIDE).filter_map(move |column| Space::new(row, column)).map(letter).collect();
    (0..crate::SIDE).map(row).collect()
}
