//! A placement before it is confirmed: the tile as it would lie, and on the board what would follow from it: provinces
//! as they would be, pagodas placed and taken, villages won.

use super::art::{bare_land, land, pagoda};
use super::board::{Site, at, hamlet, ribbon, sites};
use super::outline::outline;
use game::{Seat, SeatSet};
use games::qin::{Colour, Event, Place, Placement, Position, Space, SpaceSet, Terrain, View};
use maud::{Markup, html};

/// How far inside its squares the edge of the tile runs.
const EDGE: usize = 1;

/// The tile and its consequences; the tile alone where nothing is known to follow.
pub fn ghost(view: &View, action: Placement, events: &[Event]) -> Markup {
    let foreseen = Foreseen { position: &view.position, action, events };
    let edge = outline(action.spaces().into_iter().collect(), EDGE);
    let provinces = foreseen.provinces();
    let drawn: SpaceSet =
        provinces.iter().fold(action.spaces().into_iter().collect(), |all, it| all | it.spaces);
    let sites = foreseen.sites(&provinces);
    html! {
        path.float d=(edge) {}
        @for space in drawn.iter() {
            @if let Some(colour) = foreseen.colour_at(space) {
                g transform=(at(space)) { @if sites.iter().any(|site| site.space == space) { (bare_land(colour)) } @else { (land(colour)) } }
            }
        }
        @for province in &provinces { g class={ "province of-" (province.owner) } { (ribbon(province.spaces)) } }
        path.ghost-edge d=(edge) {}
        @for (space, holder) in foreseen.villages_won() {
            @if let Terrain::Village(village) = view.position.board().terrain(space) {
                (hamlet(&view.position, village, Some(holder), SeatSet::EMPTY))
            }
        }
        @for (seat, pagodas, space) in foreseen.returned() { (taken(seat, pagodas, space)) }
        @for site in &sites {
            @let placed = foreseen.placed(site.space);
            g class={ "pagoda of-" (site.owner) } transform=(at(site.space)) {
                (pagoda(site.owner, site.pagodas))
                @if placed > 0 { (badge("more", &format!("+{placed}"))) }
            }
        }
        // Roofs of the row below stand in front of what was drawn anew.
        @for Site { space, owner, pagodas } in self::sites(&view.position) {
            @if !drawn.contains(space) && below_any(drawn, space) && !sites.iter().any(|site| site.space == space) {
                g class={ "pagoda of-" (owner) } transform=(at(space)) { (pagoda(owner, pagodas)) }
            }
        }
    }
}

/// Where the tile lies is what the placement says.
pub fn echoes(event: &Event) -> bool {
    matches!(event, Event::Laid { .. })
}

/// Pagodas that would go back to their owner: fallen, with their number.
fn taken(owner: Seat, pagodas: u8, space: Space) -> Markup {
    html! {
        g class={ "taken of-" (owner) } transform=(at(space)) {
            g.fallen { (pagoda(owner, pagodas)) }
            (badge("less", &format!("\u{2212}{pagodas}")))
        }
    }
}

/// A small disc with a number, at the foot of a pagoda.
fn badge(class: &str, text: &str) -> Markup {
    html! { g class={ "badge " (class) } { circle cx="33" cy="33" r="6.5" {} text x="33" y="36.2" { (text) } } }
}

fn below_any(spaces: SpaceSet, space: Space) -> bool {
    let above = space.row().checked_sub(1).and_then(|row| Space::new(row, space.column()));
    above.is_some_and(|above| spaces.contains(above))
}

/// A province as it would be.
struct Changed {
    owner: Seat,
    at: Space,
    spaces: SpaceSet,
}

/// What the board would look like.
struct Foreseen<'a> {
    position: &'a Position,
    action: Placement,
    events: &'a [Event],
}

impl Foreseen<'_> {
    fn colour_at(&self, space: Space) -> Option<Colour> {
        let laid = self.action.halves().into_iter().find(|(half, _)| *half == space);
        laid.map(|(_, colour)| colour).or_else(|| self.position.colour_at(space))
    }

    /// The connected squares of one colour round a square, with the tile laid.
    fn connected(&self, space: Space, colour: Colour) -> SpaceSet {
        SpaceSet::connected(space, |space| self.colour_at(space) == Some(colour))
    }

    /// The provinces that would be founded, grow or be joined.
    fn provinces(&self) -> Vec<Changed> {
        let changed = self.events.iter().filter_map(|event| match *event {
            Event::Founded { owner, colour, at, .. }
            | Event::Grown { owner, colour, at, .. }
            | Event::Joined { owner, colour, at, .. } => {
                Some(Changed { owner, at, spaces: self.connected(at, colour) })
            }
            _ => None,
        });
        changed.collect()
    }

    fn villages_won(&self) -> impl Iterator<Item = (Space, Seat)> {
        self.events.iter().filter_map(|event| match *event {
            Event::VillageTaken { at, by, .. } | Event::VillageConquered { at, by, .. } => Some((at, by)),
            _ => None,
        })
    }

    /// Whose pagodas would go back, how many, and from where.
    fn returned(&self) -> impl Iterator<Item = (Seat, u8, Space)> {
        self.events.iter().filter_map(|event| match *event {
            Event::Returned { seat, pagodas, from: Place::Province(space) | Place::Village(space) } => {
                Some((seat, pagodas, space))
            }
            _ => None,
        })
    }

    /// How many pagodas would be placed on a square.
    fn placed(&self, space: Space) -> u8 {
        let here = self.events.iter().filter(|event| {
            matches!(event, Event::Placed { on: Place::Province(on) | Place::Village(on), .. } if *on == space)
        });
        here.fold(0, |placed, _| placed + 1)
    }

    /// What would stand on the changed provinces and the villages won, in reading order.
    fn sites(&self, provinces: &[Changed]) -> Vec<Site> {
        let before = sites(self.position);
        let on_province = |changed: &Changed| {
            let stood = before
                .iter()
                .filter(|site| site.owner == changed.owner && changed.spaces.contains(site.space));
            let stood: u8 = stood.map(|site| site.pagodas).sum();
            let own = self
                .returned()
                .filter(|(seat, _, space)| *seat == changed.owner && changed.spaces.contains(*space));
            let left: u8 = own.map(|(_, pagodas, _)| pagodas).sum();
            let pagodas = stood.saturating_sub(left) + self.placed(changed.at);
            Site { space: changed.at, owner: changed.owner, pagodas }
        };
        let on_village = |(space, owner)| Site { space, owner, pagodas: self.placed(space) };
        let mut sites: Vec<Site> =
            provinces.iter().map(on_province).chain(self.villages_won().map(on_village)).collect();
        sites.retain(|site| site.pagodas > 0);
        sites.sort_unstable_by_key(|site| site.space);
        sites
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Game, Viewer};
    use games::qin::Qin;
    use std::collections::BTreeMap;

    /// Where pagodas stand, whose and how many.
    fn standing(sites: &[Site]) -> BTreeMap<Space, (Seat, u8)> {
        sites.iter().map(|site| (site.space, (site.owner, site.pagodas))).collect()
    }

    #[test]
    fn what_is_foreseen_is_what_comes() {
        let (mut joined, mut conquered) = (0, 0);
        game_testing::play_games::<Qin>(0..30, |step| {
            if step.events.iter().any(|event| matches!(event, Event::NextGame { .. })) {
                return;
            }
            let (before, after) = (step.before.view(Viewer::Public), step.after.view(Viewer::Public));
            let foreseen = Foreseen { position: &before.position, action: step.action, events: step.events };
            let provinces = foreseen.provinces();
            // What stood there before, less what is drawn anew, and what is foreseen: that is the board to come.
            let mut expected = standing(&sites(&before.position));
            expected.retain(|space, _| !provinces.iter().any(|province| province.spaces.contains(*space)));
            expected.extend(standing(&foreseen.sites(&provinces)));
            assert_eq!(expected, standing(&sites(&after.position)), "{}", step.action);
            for province in &provinces {
                let found = after
                    .position
                    .provinces()
                    .into_iter()
                    .find(|(_, spaces, _)| spaces.contains(province.at));
                assert_eq!(
                    found.map(|(_, spaces, province)| (spaces, province.owner())),
                    Some((province.spaces, province.owner))
                );
            }
            joined += step.events.iter().filter(|event| matches!(event, Event::Joined { .. })).count();
            conquered +=
                step.events.iter().filter(|event| matches!(event, Event::VillageConquered { .. })).count();
        });
        assert!(joined > 10 && conquered > 10, "{joined} joined, {conquered} conquered");
    }
}
