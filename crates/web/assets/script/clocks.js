// Clocks: the page says when somebody's time ends, by the clock of the server, and this counts down to it. Whoever
// listens is told of their own clock only, and only when little is left.
// @ts-check

import { all, byId } from "./page.js";

/** How often clocks are looked at, in milliseconds. */
const CLOCKS_AGAIN = 250;
/** When somebody is told how much is left, in milliseconds, with the name of the text. @type {[number, string][]} */
const LITTLE_LEFT = [[60000, "minute"], [10000, "seconds"]];

/** How far the clock of the server is ahead of ours. */
const SERVER_AHEAD = Number(byId("content")?.dataset.now ?? Date.now()) - Date.now();
/** What each clock showed last: during a secret moment it goes on showing that. @type {Map<string, number>} */
const lastLeft = new Map();

/** @param {number} left @param {string} days */
function clockText(left, days) {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [day, hour, minute] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (day > 0) return days.replace("D", String(day)).replace("H", String(hour));
  return hour > 0 ? `${hour}:${two(minute)}:${two(seconds % 60)}` : `${minute}:${two(seconds % 60)}`;
}

/** What a clock shows now; nothing if it never showed anything. @param {HTMLElement} clock */
function leftOn(clock) {
  const { end, left } = clock.dataset;
  if (end) return Number(end) - Date.now() - SERVER_AHEAD;
  return left ? Number(left) : lastLeft.get(clock.id);
}

/** Lets all clocks show how much time is left. */
export function tellClocks() {
  for (const clock of all(".clock")) {
    const [left, before] = [leftOn(clock), lastLeft.get(clock.id)];
    if (left === undefined) continue;
    lastLeft.set(clock.id, left);
    const text = clockText(left, clock.dataset.days ?? "");
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("short", left < Number(clock.dataset.short));
    const [, name] = LITTLE_LEFT.find(([limit]) => left <= limit && (before ?? 0) > limit) ?? [];
    const told = byId("told");
    if (name && told && clock.dataset.end && clock.dataset[name]) told.textContent = clock.dataset[name] ?? "";
  }
}

setInterval(tellClocks, CLOCKS_AGAIN);
