//! Where things are on the page, measured: on desks nothing important is out of view and nothing overlaps, for the most
//! seats; on phones the board stays in view while one chooses, and what is touched is large enough. Nothing moves when
//! a choice opens.

use super::stage::{Browser, Stage};
use games::IDS;
use serde_json::{Value, json};
use std::time::Duration;

/// Desks, small and large. On the narrow ones, which have two columns, a hand may reach a little below the window.
const DESKS: [(u32, u32); 7] =
    [(1440, 900), (1366, 768), (1920, 1080), (2560, 1440), (961, 768), (1024, 768), (1150, 800)];
pub const PHONES: [(u32, u32); 2] = [(390, 844), (360, 640)];
pub const ON_ITS_SIDE: (u32, u32) = (844, 390);

/// Complaints about boxes that a selector finds and that are not wholly in the window, unless they are not shown at all.
const OUT_OF_VIEW: &str = "
    const outOfView = (selector) => [...document.querySelectorAll(selector)].flatMap((node) => {
      const { left, top, right, bottom, width } = node.getBoundingClientRect();
      const isIn = width === 0 || left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return isIn ? [] : [`${selector} is out of view: ${[left, top, right, bottom].map(Math.round)} of ${innerWidth}x${innerHeight}`];
    });
    const overlaps = (one, other) => {
      const [a, b] = [one, other].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      const [width, height] = a && b ? [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)] : [0, 0];
      return width > 1 && height > 1 ? [`${one} and ${other} overlap by ${Math.round(width)}x${Math.round(height)}`] : [];
    };
    const piled = (things, other) => {
      const under = [...document.querySelectorAll(other)].filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect());
      return [...document.querySelectorAll(things)].filter((node) => node.checkVisibility()).flatMap((node) => {
        const a = node.getBoundingClientRect();
        const over = under.filter((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1);
        return over.length === 0 ? [] : [`${node.dataset.thing ?? node.className} lies over ${other}`];
      });
    };
    const wide = document.documentElement.scrollWidth > innerWidth + 1 ? [`the page is ${document.documentElement.scrollWidth} wide: ${[...document.querySelectorAll('body *')].filter((node) => node.getBoundingClientRect().right > innerWidth + 1).slice(0, 8).map((node) => node.cloneNode().outerHTML.slice(0, 60)).join(', ')}`] : [];";

/// What must be so at a desk where something is to be decided.
pub const AT_A_DESK: &str = "...wide, ...[...document.querySelectorAll('.plate .name')].flatMap((name) => name.checkVisibility() && name.scrollWidth > name.clientWidth + 1 && name.clientWidth < 48 ? [`of ${name.textContent} only ${name.clientWidth} pixels are seen`] : []), ...(() => {
                  const wing = document.getElementById('wing').getBoundingClientRect();
                  const parts = [...document.querySelectorAll('#wing > *, .plate, #log header')].filter((part) => part.checkVisibility());
                  return parts.flatMap((part) => wing.width === 0 || part.getBoundingClientRect().bottom <= wing.bottom + 1 ? [] : [`${part.className || part.localName} reaches below the players by ${Math.round(part.getBoundingClientRect().bottom - wing.bottom)}`]);
                })(), ...(innerWidth < 1200 ? ['#prompt', '.confirm .primary'] : ['#prompt', '#stage .board', '#hand [data-thing]', '#hand > *', '.confirm .primary', '.plate', '#log h2']).flatMap(outOfView),
                ...['#prompt', '#stage .board', '.confirm .primary', '.plate', '#log h2'].flatMap((selector) => document.querySelector(selector)?.checkVisibility() ? [] : [`${selector} is not shown`]),
                ...[['#wing', '#stage .board'], ['#wing', '#tray'], ['#stage .board', '#tray'], ['#beside', '#stage .board'], ['#beside', '#tray'], ['#beside', '#wing'],
                    ['#tools', '#tray'], ['#tools', '#stage .board'], ['#tools', '#beside'], ['.asked-for', '#trail'], ['#hand', '.confirm'], ['.asks', '#hand'], ['.asks', '.confirm'], ['.asks', '.asked-for'], ['.lots:has(.picked) .stepper', '.asked-for']].flatMap(([one, other]) => overlaps(one, other))";

/// What must be so on a phone while one chooses.
pub const ON_A_PHONE: &str = "...wide, ...piled('#hand [data-thing]', '#consequences .action, .asks'), ...['#prompt', '.confirm .primary'].flatMap(outOfView),
                ...(() => {
                  const [board, tray] = ['#stage .board', '#tray'].map((selector) => document.querySelector(selector).getBoundingClientRect());
                  const seen = Math.min(board.bottom, tray.top) - Math.max(board.top, 0);
                  return seen >= innerHeight / 4 ? [] : [`only ${Math.round(seen)} pixels of the board are seen, from ${Math.round(board.top)} to ${Math.round(board.bottom)} above ${Math.round(tray.top)}`];
                })(),
                ...[...document.querySelectorAll('.confirm button, #fold, .bar button, .bar a.door')].flatMap((node) => {
                  const { width, height } = node.getBoundingClientRect();
                  return width === 0 || height >= 43.5 ? [] : [`${node.outerHTML.slice(0, 60)} is ${Math.round(width)}x${Math.round(height)}`];
                }),
                ...[...document.querySelectorAll('#wing > .players > .plate')].flatMap((plate) => {
                  const device = plate.querySelector('.mark').getBoundingClientRect();
                  return [...plate.querySelectorAll('.name, .st-side')].flatMap((words) => {
                    const text = document.createRange();
                    text.selectNodeContents(words);
                    const [drawn, box] = [text.getBoundingClientRect(), words.getBoundingClientRect()];
                    const [left, right] = getComputedStyle(words).overflow === 'visible' ? [drawn.left, drawn.right] : [box.left, box.right];
                    const [width, height] = [Math.min(right, device.right) - Math.max(left, device.left), Math.min(drawn.bottom, device.bottom) - Math.max(drawn.top, device.top)];
                    return width > 1 && height > 1 ? [`${words.textContent} lies over its device by ${Math.round(width)}x${Math.round(height)}`] : [];
                  });
                }),
                ...(() => {
                  const badges = [...document.querySelectorAll('.plate :is(.st-ready, .st-has-warlord)')].filter((badge) => badge.checkVisibility()).map((badge) => badge.getBoundingClientRect());
                  return [...document.querySelectorAll('.plate :is(.name, .st-side, .st-reserve b)')].flatMap((words) => {
                    const text = document.createRange();
                    text.selectNodeContents(words);
                    const drawn = text.getBoundingClientRect();
                    const covers = (badge) => Math.min(badge.right, drawn.right) - Math.max(badge.left, drawn.left) > 3 && Math.min(badge.bottom, drawn.bottom) - Math.max(badge.top, drawn.top) > 3;
                    return badges.some(covers) ? [`something covers ${words.textContent}`] : [];
                  });
                })(),
                ...(document.querySelectorAll('#wing > .players > .plate').length >= 2 ? [] : ['players are missing']),
                ...[...document.querySelectorAll('#wing > .players .name')].flatMap((node) => node.getBoundingClientRect().width >= 48 ? [] : [`a name has ${Math.round(node.getBoundingClientRect().width)} pixels`])";

impl Browser {
    pub async fn resize(&self, (width, height): (u32, u32)) {
        let mobile = width < 600 || height < 500;
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
    }

    /// Opens a table of a game with all its seats, the others taken by bots, and waits to be asked.
    async fn open_full(&self, game: &str) {
        self.go(&format!("/new/{game}")).await;
        self.run(
            "for (const seat of document.querySelectorAll('.seat-choice select:not(#seat-0)')) seat.value = 'bot-novice'",
        )
        .await;
        self.click("main button.primary").await;
        self.wait("[data-legal]").await;
    }

    /// Opens a choice: picks the first thing that can be picked.
    async fn begin_choosing(&self) {
        self.run("document.querySelector('#table .open[data-thing]').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    }

    /// Holds the page to a script that gives complaints.
    pub async fn has_nothing_wrong(&self, what: &str, script: &str) {
        let found = self.run(&format!("{OUT_OF_VIEW} return [{script}]")).await;
        let found: Vec<&str> = found.as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert!(found.is_empty(), "{what}: {}", found.join("; "));
    }
}

#[tokio::test]
async fn at_a_desk_everything_one_needs_is_in_view_and_nothing_overlaps() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    for game in IDS {
        ada.open_full(game).await;
        for size in DESKS {
            ada.resize(size).await;
            ada.has_nothing_wrong(&format!("{game} at {size:?}"), AT_A_DESK).await;
        }
    }
    ada.close().await;
}

#[tokio::test]
async fn on_a_low_desk_the_tiles_that_are_left_stay_in_view() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    ada.open_full("qin").await;
    for size in [(1366, 620), (1280, 600), (1100, 620)] {
        ada.resize(size).await;
        let script = "...wide, ...['.bag li', '#prompt', '.confirm .primary'].flatMap(outOfView), ...overlaps('.bag', '#log header'), ...overlaps('.bag', '#tools'), ...overlaps('.bag', '#tray'),
            ...(document.querySelectorAll('.bag li').length === 6 && document.querySelector('.bag').checkVisibility() ? [] : ['the tiles are not shown'])";
        ada.has_nothing_wrong(&format!("Qin at {size:?}"), script).await;
    }
    ada.close().await;
}

#[tokio::test]
async fn nothing_moves_when_a_choice_opens_or_closes() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.calm().await;
    let boxes = "return ['#wing', '#stage .board', '#tray', '#beside', '#tools', '.confirm .primary'].map((selector) => {
        const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
        return [selector, ...[x, y, width, height].map(Math.round)];
    })";
    for game in IDS {
        ada.open_full(game).await;
        for size in [(1440, 900), (1366, 768), (1024, 768)] {
            ada.resize(size).await;
            let before = ada.run(boxes).await;
            ada.begin_choosing().await;
            assert_eq!(ada.run(boxes).await, before, "{game} at {size:?}, when a choice opens");
            ada.keys("\u{e00c}").await;
            ada.wait_until("!document.querySelector('.choosing')").await;
            assert_eq!(ada.run(boxes).await, before, "{game} at {size:?}, when it closes");
        }
    }
    ada.close().await;
}

#[tokio::test]
async fn on_a_phone_the_board_stays_in_view_and_fingers_hit() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    for game in IDS {
        ada.open_full(game).await;
        for size in PHONES {
            ada.resize(size).await;
            ada.begin_choosing().await;
            ada.has_nothing_wrong(&format!("{game} at {size:?}"), ON_A_PHONE).await;
        }
        ada.resize(ON_ITS_SIDE).await;
        let script = "...wide, ...outOfView('#prompt'), ...overlaps('#stage .board', '#tray'),
            ...(document.querySelector('#stage .board').getBoundingClientRect().width >= innerWidth / 3 ? [] : ['the board is narrow'])";
        ada.has_nothing_wrong(&format!("{game} on its side"), script).await;
    }
    ada.close().await;
}

#[tokio::test]
async fn on_a_phone_a_refusal_covers_nothing_that_one_presses() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    ada.open_full("qin").await;
    ada.begin_choosing().await;
    ada.run("document.querySelector('.board .square[data-thing]:not(.open)').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    ada.wait("#notice.shown").await;
    let box_of = |id: &str| format!("document.getElementById('{id}').getBoundingClientRect()");
    let (notice, tray) = (box_of("notice"), box_of("tray"));
    ada.wait_until(&format!("{notice}.top >= 0 && {notice}.bottom <= {tray}.top")).await;
    ada.close().await;
}

/// Complaints about what a finger can hit only with difficulty: things in the hand are large enough; places on the board
/// that are not are magnified while the finger rests, slides over them and is lifted.
const FINGERS: &str = "
    const done = arguments[arguments.length - 1];
    const size = (node) => { const { width, height } = node.getBoundingClientRect(); return Math.min(width, height); };
    const isHit = (node) => { const { x, y, width, height } = node.getBoundingClientRect(); return node.contains(document.elementFromPoint(x + width / 2, y + height / 2)); };
    const inHand = [...document.querySelectorAll('#tray .open[data-thing], #tray .stepper button')]
      .filter((node) => node.checkVisibility({ visibilityProperty: true }) && getComputedStyle(node).pointerEvents !== 'none' && size(node) < 43.5)
      .map((node) => `${node.dataset.thing ?? node.outerHTML.slice(0, 40)} has ${Math.round(size(node))} pixels`);
    const places = [...document.querySelectorAll('#stage .board :is(.open, .fits)[data-thing]')].filter((node) => size(node) > 0 && size(node) < 43.5 && isHit(node));
    if (places.length === 0) return done(inHand);
    const finger = (type, node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      node.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 7, pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2 }));
    };
    finger('pointerdown', places[0]);
    let frames = 0;
    const slide = () => {
      frames += 1;
      if (frames > 900) return done([`no loupe opens over ${places[0].outerHTML.slice(0, 90)}`]);
      if (!document.querySelector('.loupe')) return requestAnimationFrame(slide);
      const missed = places.flatMap((node) => {
        finger('pointermove', node);
        const [meant, large] = ['#stage .board .meant[data-thing]', '.loupe .meant'].map((selector) => document.querySelector(selector));
        return meant === node && size(large) >= 44 ? [] : [`${node.dataset.thing}: ${meant?.dataset.thing} is meant, ${large && Math.round(size(large))} pixels large`];
      });
      finger('pointercancel', places[0]);
      done([...inHand, ...missed, ...(document.querySelector('.loupe, .meant') ? ['the loupe stays'] : [])]);
    };
    slide();";

#[tokio::test]
async fn a_finger_hits_whatever_can_be_picked_on_a_phone() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    for game in IDS {
        ada.open_full(game).await;
        for size in PHONES.into_iter().chain([ON_ITS_SIDE]) {
            ada.resize(size).await;
            ada.begin_choosing().await;
            ada.wait("#table.choosing").await;
            let found = ada.client.execute_async(FINGERS, vec![]).await.unwrap();
            assert_eq!(found, json!([]), "{game} at {size:?}");
            ada.keys("\u{e00c}").await;
            ada.wait_until("!document.querySelector('.choosing')").await;
        }
    }
    ada.close().await;
}

#[tokio::test]
async fn a_place_is_picked_by_a_finger_that_is_lifted_from_the_loupe() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    ada.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    ada.open_full("qin").await;
    ada.begin_choosing().await;
    let found = ada
        .run(
            "const open = [...document.querySelectorAll('.board .open[data-thing]')];
             const middle = (node) => { const { x, y, width, height } = node.getBoundingClientRect(); return [x + width / 2, y + height / 2]; };
             return [open[0], open[open.length - 1]].map((node) => [node.dataset.thing, ...middle(node)])",
        )
        .await;
    let point = |at: usize| json!({ "x": found[at][1], "y": found[at][2] });
    for (kind, points) in
        [("touchStart", json!([point(0)])), ("touchMove", json!([point(1)])), ("touchEnd", json!([]))]
    {
        ada.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
        if kind == "touchStart" {
            ada.wait(".loupe .board").await;
        }
    }
    ada.wait("#consequences .action").await;
    let chosen = ada.run("return document.querySelector('#confirm [name=action]').value").await;
    let place = found[1][0].as_str().unwrap();
    assert!(chosen.as_str().unwrap().split(' ').any(|word| word == place), "{chosen} at {place}");
    assert!(!ada.has(".loupe").await);
    ada.close().await;
}

#[tokio::test]
async fn the_sheet_of_a_phone_folds() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    ada.open_full("qin").await;
    let height = "return Math.round(document.getElementById('tray').getBoundingClientRect().height)";
    let open = ada.run(height).await.as_i64().unwrap();
    ada.click("#fold").await;
    assert!(ada.run(height).await.as_i64().unwrap() < open, "it is lower");
    assert!(ada.has("#fold[aria-expanded=false]").await);
    assert!(!ada.text("#prompt").await.is_empty(), "and still says what is asked");
    ada.click("#fold").await;
    assert_eq!(ada.run(height).await.as_i64(), Some(open));
    ada.close().await;
}
