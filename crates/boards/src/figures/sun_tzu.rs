//! The figures of Sun Tzu: a plan, battles with their arithmetic, a plague, a shortage, a scoring.

use super::{Callout, Figure, FigureStep, Illustrated, Window};
use crate::rulebook::{IN_SHORT, WORKED};
use game::{Game, Nobody};
use games::sun_tzu::scene::{Scene, Start};
use games::sun_tzu::{Action, Card, Province, Side, SunTzu};
use lessons::{Flaw, Taught};

use Province::{Mandarin, Mongolia, Qinghai, Tibet, Xinjiang};
use Side::{KingShao, SunTzu as White};

/// The province in the middle of the map.
const MIDDLE: Window = Window::Rectangle("336 164 448 214");

impl Illustrated for SunTzu {
    const CARD: &'static [&'static str] = &["2.2", "2.3", "2.4", "7.4", "7.5", "7.8", "9.2"];
    const FIGURES: &'static [Figure<SunTzu>] = &[
        Figure {
            viewer: Some(0),
            seats: true,
            callouts: &[
                Callout::drawing("province", (92, 232), 24),
                Callout::drawing("tile", (748, 60), 24),
                Callout::drawing("armies", (372, 60), 24),
                Callout::drawing("held", (336, 448), 24),
                Callout::drawing("cards", (860, 206), 24),
                Callout::part("seats", "plate"),
            ],
            ..figure(
                IN_SHORT,
                "table",
                Window::Whole,
                || {
                    begin(
                        Scene::default()
                            .armies(Xinjiang, White, 1)
                            .armies(Tibet, KingShao, 3)
                            .armies(Mongolia, White, 4),
                        Start::Plan,
                    )
                },
                &[],
            )
        },
        figure(
            WORKED[2],
            "first-dynasty",
            Window::Whole,
            || SunTzu::FIRST_TURNS.after(0),
            &[FigureStep::Turn(0)],
        ),
        Figure {
            viewer: Some(0),
            ..figure(
                "5.2",
                "plan",
                Window::Whole,
                || {
                    begin(
                        Scene::default().armies(Qinghai, White, 2).armies(Mongolia, KingShao, 3),
                        Start::Plan,
                    )
                },
                &[FigureStep::Plays(&[
                    (0, "xinjiang 4"),
                    (0, "tibet 1"),
                    (0, "qinghai 6"),
                    (0, "mongolia 5"),
                    (0, "mandarin 3"),
                ])],
            )
        },
        figure(
            "7.2",
            "six",
            MIDDLE,
            || battle(Scene::default().armies(Tibet, White, 1).laid(Qinghai, Card::Six, Card::Four)),
            &[FigureStep::Plays(&[(1, "reveal qinghai")])],
        ),
        figure(
            "7.4",
            "plague",
            MIDDLE,
            || battle(Scene::default().armies(Qinghai, KingShao, 5).laid(Qinghai, Card::Plague, Card::Four)),
            &[FigureStep::Plays(&[(0, "reveal qinghai")])],
        ),
        figure(
            "7.7",
            "battle",
            MIDDLE,
            || battle(Scene::default().armies(Qinghai, White, 3).laid(Qinghai, Card::Five, Card::Nine)),
            &[FigureStep::Plays(&[(1, "reveal qinghai")])],
        ),
        figure(
            "7.8",
            "shortage",
            Window::Whole,
            || {
                let mut scene = Scene::default();
                scene.armies(Tibet, White, 9).armies(Xinjiang, White, 5).armies(Mandarin, White, 4);
                scene.armies(Mongolia, KingShao, 2).laid(Qinghai, Card::Ten, Card::Five);
                let mut game = battle(&mut scene)?;
                game.apply(KingShao.seat(), Action::Reveal(Qinghai), &mut Nobody)?;
                Ok(game)
            },
            &[FigureStep::Plays(&[(0, "withdraw xinjiang 1 mandarin 1")])],
        ),
        figure(
            "10.3",
            "scoring",
            Window::Whole,
            || {
                let mut scene = Scene::default();
                scene.dynasty(3).armies(Tibet, White, 2).armies(Xinjiang, White, 1);
                scene.armies(Mandarin, KingShao, 2);
                scene.laid(Mongolia, Card::Five, Card::Five).laid(Qinghai, Card::Three, Card::Two);
                begin(&scene, Start::Battles)
            },
            &[FigureStep::Plays(&[(1, "reveal mongolia")])],
        ),
    ];
}

/// A figure that everybody sees alike.
const fn figure(
    paragraph: &'static str,
    name: &'static str,
    window: Window,
    position: fn() -> Result<SunTzu, Flaw>,
    steps: &'static [FigureStep],
) -> Figure<SunTzu> {
    Figure { paragraph, name, window, viewer: None, seats: true, position, steps, callouts: &[] }
}

/// A scene of the second dynasty in which more than one province is still to be named.
fn battle(scene: &mut Scene) -> Result<SunTzu, Flaw> {
    let scene = scene.laid(Xinjiang, Card::Two, Card::Two).laid(Mandarin, Card::Three, Card::Three);
    begin(scene, Start::Battles)
}

fn begin(scene: &Scene, start: Start) -> Result<SunTzu, Flaw> {
    Ok(scene.clone().start(start).set()?)
}
