//! Playing again: the same people and options, everybody one seat further.

use super::at_table::{AtTable, not_yours};
use super::joining::take_reserved_seats;
use super::new_table::{TableSetup, find, store_table};
use crate::fair_deal::{DealFields, contribution, rematch_of};
use crate::notice::Notice;
use crate::rooms::{WriteError, WriteRequest};
use axum::Form;
use axum::response::Redirect;
use store::{Chair, Entry, Opening, PersonId};

/// `POST /t/ID/rematch`: whoever asks first opens the table, and the others find their seats reserved. Everybody
/// contributes to the deal when they come.
pub async fn rematch(at: AtTable, Form(deal): Form<DealFields>) -> Result<Redirect, Notice> {
    let (app, visitor, over) = (&at.app, &at.visitor, at.handle.public_room());
    let info = over.info();
    if info.seats_of(&visitor.person).is_empty() || !over.is_over() {
        let next = info.rematch.as_ref().ok_or_else(not_yours)?;
        return Ok(Redirect::to(&format!("/t/{next}")));
    }
    let next = info.rematch.clone().unwrap_or_else(|| rematch_of(&app.signer, &info.id));
    let contribution = contribution(deal.chance.as_deref())?;
    if info.rematch.is_none() {
        let game = find(&info.opening.game)?;
        // Those in whose place a bot has played are asked again.
        let people =
            info.seats().map(|(seat, chair)| info.replaced.get(&seat).map_or(chair, |gone| &gone.chair));
        let mut chairs = reserve_for_others(people, &visitor.person);
        chairs.rotate_left(1);
        let Opening { options, open_to_all, customs, .. } = info.opening.clone();
        let setup = TableSetup { options, chairs, open_to_all, customs };
        store_table(app, visitor, game, &next, setup, contribution).await?;
        let link = WriteRequest::by_public(&*over, Entry::Rematch { table: next.clone() })?;
        match app.rooms.write(&at.handle, link, visitor.language).await {
            // Stale: somebody else was faster, and has linked to the same table.
            Ok(()) | Err(WriteError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    take_reserved_seats(app, visitor, &next, contribution).await?;
    Ok(Redirect::to(&format!("/t/{next}")))
}

/// The same chairs, with those of other people reserved for them until they come.
fn reserve_for_others<'a>(chairs: impl Iterator<Item = &'a Chair>, me: &PersonId) -> Vec<Chair> {
    let reserve = |chair: &Chair| match chair {
        Chair::Person { person, name } if person != me => {
            Chair::Kept { person: person.clone(), name: name.clone() }
        }
        chair => chair.clone(),
    };
    chairs.map(reserve).collect()
}
