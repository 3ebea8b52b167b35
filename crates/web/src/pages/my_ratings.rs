//! The ratings of a person, by the tables that were opened as rated.

use super::layout::say;
use crate::App;
use crate::bot;
use crate::ratings::{Company, Ladder, Rating, Ratings, Size};
use crate::registry;
use crate::results::Player;
use crate::rooms::InternalError;
use crate::visitor::Visitor;
use maud::{Markup, html};
use words::Language;

/// The ratings of the visitor; nothing if they have none.
pub async fn ratings(app: &App, visitor: &Visitor) -> Result<Markup, InternalError> {
    let tables = app.rooms.store().rated_tables().await?;
    let played = app.results.of(&app.rooms, tables).await;
    let ratings = Ratings::of(played.iter().map(AsRef::as_ref));
    let mine = ratings.of_player(&Player::Person(visitor.person.clone()));
    Ok(html! {
        @if !mine.is_empty() {
            section.ratings id="ratings" aria-labelledby="ratings-title" {
                h2 id="ratings-title" { (say(visitor, "me-ratings")) }
                p.small { (say(visitor, "me-ratings-text")) }
                table.scores-of {
                    thead {
                        tr {
                            th scope="col" { (say(visitor, "me-ratings-game")) }
                            th scope="col" { (say(visitor, "me-ratings-rating")) }
                            th scope="col" { (say(visitor, "me-ratings-games")) }
                        }
                    }
                    tbody {
                        @for (ladder, rating, bots) in &mine {
                            tr {
                                th scope="row" {
                                    (title(ladder, visitor.language))
                                    @for (level, bot) in bots {
                                        br;
                                        span.far { (bot::name(level, visitor.language)) " " (shown(*bot, ladder.size, visitor.language)) }
                                    }
                                }
                                td { (shown(*rating, ladder.size, visitor.language)) }
                                td { (rating.games) }
                            }
                        }
                    }
                }
            }
        }
    })
}

/// Which game it is, with whom, and among how many.
fn title(ladder: &Ladder, language: Language) -> String {
    let game = registry::title_of(&ladder.game, language);
    let key = match (ladder.company, ladder.size) {
        (Company::People, Size::Two) => "me-ratings-people-two",
        (Company::People, Size::More) => "me-ratings-people-more",
        (Company::Bots, Size::Two) => "me-ratings-bots-two",
        (Company::Bots, Size::More) => "me-ratings-bots-more",
    };
    words::text(language, key, &[("game", &game)])
}

/// A rating and how far it may be off, as exactly as its scale deserves.
fn shown(rating: Rating, size: Size, language: Language) -> String {
    let digits = match size {
        Size::Two => 0,
        Size::More => 1,
    };
    words::decimal(
        format!("{:.digits$}\u{a0}\u{b1}\u{a0}{:.digits$}", rating.strength, rating.deviation),
        language,
    )
}
