//! Sun Tzu in the browser.
