//! Positions made by hand, for tests, figures and lessons.
