//! `mandate serve`: the web table, from one file.

use crate::args::ServeArguments;
use crate::trouble::Trouble;
use std::io::Write;

pub fn run(arguments: &ServeArguments) -> Result<(), Trouble> {
    let served = web::serve(arguments.listen, &arguments.data, |address| {
        let mut out = std::io::stdout();
        // Whoever started us may not listen any more; people can still play.
        let _ = writeln!(
            out,
            "Mandate is at http://{address} and keeps everything in {}",
            arguments.data.display()
        );
        let _ = out.flush();
    });
    Ok(served?)
}
