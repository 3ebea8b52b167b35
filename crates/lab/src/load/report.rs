//! What was measured, as a table for people and as JSON: rows of figures under named columns, their medians over several
//! runs, and the ratio of two servers.

use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// What a figure is about.
pub struct Column {
    /// Its name in JSON.
    pub key: &'static str,
    pub heading: &'static str,
    pub decimals: usize,
}

/// One figure for each column; `None` where nothing could be measured.
pub type Figures = Vec<Option<f64>>;

/// The figures of one thing: a game, or a kind of page.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    pub what: String,
    pub figures: Figures,
}

/// The medians of one server.
pub struct Measured {
    pub server: String,
    pub rows: Vec<Row>,
}

/// The median of each figure over several runs, which have the same rows.
pub fn medians(runs: &[Vec<Row>]) -> Vec<Row> {
    let Some(first) = runs.first() else { return vec![] };
    let middle = |row: usize, column: usize| {
        let figures = runs.iter().filter_map(|run| *run.get(row)?.figures.get(column)?);
        median(&mut figures.collect::<Vec<f64>>())
    };
    let rows = first.iter().enumerate().map(|(at, row)| {
        let figures = (0..row.figures.len()).map(|column| middle(at, column)).collect();
        Row { what: row.what.clone(), figures }
    });
    rows.collect()
}

/// How many times the figures of the other each figure of one is.
pub fn ratios(one: &[Row], other: &[Row]) -> Vec<Row> {
    let ratio = |(one, other): (&Option<f64>, &Option<f64>)| {
        one.zip(*other).filter(|(_, other)| *other != 0.0).map(|(one, other)| one / other)
    };
    let rows = one.iter().zip(other).map(|(one, other)| {
        let figures = one.figures.iter().zip(&other.figures).map(ratio).collect();
        Row { what: one.what.clone(), figures }
    });
    rows.collect()
}

/// Everything as a table in Markdown. Two servers are compared row by row.
pub fn table(columns: &[Column], measured: &[Measured]) -> String {
    let mut text = String::from("| what | server |");
    for column in columns {
        let _ = write!(text, " {} |", column.heading);
    }
    text.push_str("\n| --- | --- |");
    text.push_str(&" ---: |".repeat(columns.len()));
    text.push('\n');
    let ratios = ratios_of(measured);
    for at in 0..measured.first().map_or(0, |first| first.rows.len()) {
        for server in measured {
            if let Some(row) = server.rows.get(at) {
                line(&mut text, &server.server, row, |column| columns[column].decimals);
            }
        }
        if let Some(row) = ratios.get(at) {
            line(&mut text, "ratio", row, |_| 3);
        }
    }
    text
}

fn line(text: &mut String, server: &str, row: &Row, decimals: impl Fn(usize) -> usize) {
    let _ = write!(text, "| {} | {server} |", row.what);
    for (column, figure) in row.figures.iter().enumerate() {
        match figure {
            Some(figure) => {
                let _ = write!(text, " {figure:.*} |", decimals(column));
            }
            None => text.push_str(" – |"),
        }
    }
    text.push('\n');
}

/// Everything as one JSON document.
pub fn document(columns: &[Column], measured: &[Measured], rounds: u64, cores: usize) -> Value {
    let row = |row: &Row| {
        let figures =
            columns.iter().zip(&row.figures).map(|(column, figure)| (column.key.to_owned(), json!(figure)));
        let named = [("what".to_owned(), json!(row.what))];
        Value::Object(named.into_iter().chain(figures).collect::<Map<String, Value>>())
    };
    let rows = |rows: &[Row]| rows.iter().map(row).collect::<Vec<Value>>();
    let servers =
        measured.iter().map(|server| json!({ "server": server.server, "medians": rows(&server.rows) }));
    json!({
        "cores": cores,
        "rounds": rounds,
        "servers": servers.collect::<Vec<Value>>(),
        "ratio": rows(&ratios_of(measured)),
    })
}

fn ratios_of(measured: &[Measured]) -> Vec<Row> {
    match measured {
        [one, other] => ratios(&one.rows, &other.rows),
        _ => vec![],
    }
}

pub fn median(values: &mut [f64]) -> Option<f64> {
    quantile(values, 0.5)
}

/// The value below which this part of the values lies: 0.5 for the median, the mean of the two in the middle if their
/// number is even. `None` of no values.
pub fn quantile(values: &mut [f64], part: f64) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let place = part * values.len().checked_sub(1)? as f64;
    let (below, above) = (values[place.floor() as usize], values[place.ceil() as usize]);
    Some(below + (above - below) * place.fract())
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLUMNS: &[Column] = &[
        Column { key: "moves", heading: "moves", decimals: 0 },
        Column { key: "cpu", heading: "CPU", decimals: 2 },
    ];

    fn row(figures: [Option<f64>; 2]) -> Vec<Row> {
        vec![Row { what: "qin".to_owned(), figures: figures.to_vec() }]
    }

    #[test]
    fn quantiles_lie_between_the_values() {
        for (values, part, expected) in [
            (&[][..], 0.5, None),
            (&[3.0], 0.99, Some(3.0)),
            (&[4.0, 1.0], 0.5, Some(2.5)),
            (&[3.0, 1.0, 2.0], 0.5, Some(2.0)),
            (&[5.0, 1.0, 2.0, 3.0, 4.0], 1.0, Some(5.0)),
        ] {
            assert_eq!(quantile(&mut values.to_vec(), part), expected, "{part} of {values:?}");
        }
    }

    #[test]
    fn two_servers_are_compared_by_their_medians() {
        let runs = [row([Some(10.0), None]), row([Some(30.0), Some(0.5)]), row([Some(20.0), Some(0.3)])];
        let one = Measured { server: "new".to_owned(), rows: medians(&runs) };
        let other = Measured { server: "old".to_owned(), rows: row([Some(10.0), Some(0.0)]) };
        let measured = [one, other];
        assert_eq!(
            table(COLUMNS, &measured),
            "| what | server | moves | CPU |\n| --- | --- | ---: | ---: |\n\
             | qin | new | 20 | 0.40 |\n| qin | old | 10 | 0.00 |\n| qin | ratio | 2.000 | – |\n"
        );
        let document = document(COLUMNS, &measured, 3, 2);
        assert_eq!(document["servers"][0]["medians"][0], json!({ "what": "qin", "moves": 20.0, "cpu": 0.4 }));
        assert_eq!(document["ratio"][0], json!({ "what": "qin", "moves": 2.0, "cpu": null }));
    }
}
