// Tells somebody that it is their turn: in the title and on the icon of the tab, and while they look elsewhere by a
// notification, if they want one. It can only tell what the page has heard of (live.js).
// @ts-check

import { all, byId, first, isMyTurn, table } from "./page.js";
import { isHeardHere } from "./sound.js";

const pageTitle = document.title;
const tabIcon = /** @type {HTMLLinkElement | null} */ (first("link[rel=icon]"));
const plainIcon = tabIcon?.getAttribute("href") ?? "";

/** Shows on the tab that somebody waits for me, and how it is said; nothing, if nobody does. @param {string} told */
function markTab(told) {
  document.title = told ? `● ${told} · ${pageTitle}` : pageTitle;
  const icon = (told && tabIcon?.dataset.turn) || plainIcon;
  if (tabIcon && tabIcon.getAttribute("href") !== icon) tabIcon.setAttribute("href", icon);
}

/** After every change of the table: the tab and the switches. */
export function settleTurn() {
  markTab(table()?.dataset.turn ?? "");
  showCalls();
  if (!isMyTurn() || !document.hidden) withdraw(location.pathname);
}

/** The tables of the lobby where others wait for me. */
export const callingRows = () => all("#tables [data-calls]");

/** After every change of the lobby: how many tables there are where others wait for me. */
export function settleLobby() {
  const count = callingRows().length;
  markTab(count > 0 ? String(count) : "");
}

/** It is my turn now, and was not before. */
export function callToTable() {
  if (byId("notify")) call(location.pathname, table()?.dataset.turn ?? "", pageTitle);
}

/** Of those tables of the lobby that were not there before, somebody waits for me. @param {Set<string>} before */
export function callToRows(before) {
  for (const row of callingRows().filter(({ id }) => !before.has(id))) {
    const path = row.querySelector("a")?.getAttribute("href") ?? "";
    call(path, row.dataset.calls ?? "", row.querySelector("b")?.textContent ?? "");
  }
}

const notifyKey = (/** @type {string} */ path) => `notify ${path}`;

/** Whether notifications are wanted of a table: they are once wanted at all, and unless they are off there. @param {string} path */
const isWanted = (path) => localStorage.getItem("notify") === "on" && localStorage.getItem(notifyKey(path)) !== "off";
/** Whether this browser can show any: only to secure pages, and not to all of them. */
const canNotify = () => "Notification" in window && "serviceWorker" in navigator;
const isBlocked = () => !canNotify() || Notification.permission === "denied";
const mayNotify = () => canNotify() && Notification.permission === "granted";

/** Notifies somebody who looks elsewhere. The worker does, which knows whether the table is in front in another tab.
 * What is told is the game and that it is their turn, nothing else. @param {string} table @param {string} title @param {string} body */
function call(table, title, body) {
  if (!document.hidden || !mayNotify() || !isWanted(table)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ table, title, body }));
}

/** Takes the notification of a table back: it has been seen, or is too late. @param {string} path */
function withdraw(path) {
  if (!mayNotify()) return;
  void navigator.serviceWorker.getRegistration().then(async (registration) => {
    for (const shown of (await registration?.getNotifications({ tag: path })) ?? []) shown.close();
  });
}

/** Shows what the switches of this table are set to. */
export function showCalls() {
  const notify = byId("notify");
  if (!notify) return;
  byId("heard")?.setAttribute("aria-checked", String(isHeardHere()));
  notify.setAttribute("aria-checked", String(mayNotify() && isWanted(location.pathname)));
  byId("notify-blocked")?.toggleAttribute("hidden", !isBlocked());
  byId("notify-text")?.toggleAttribute("hidden", isBlocked());
}

/** Switches notifications of this table on or off. Whoever switches them on first is asked by their browser, once. */
export async function toggleNotify() {
  const path = location.pathname;
  if (mayNotify() && isWanted(path)) {
    localStorage.setItem(notifyKey(path), "off");
  } else if (canNotify() && (await Notification.requestPermission()) === "granted") {
    localStorage.setItem("notify", "on");
    localStorage.removeItem(notifyKey(path));
  }
  showCalls();
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && table()) withdraw(location.pathname);
});
