// Which decisions wait for a confirmation: a switch at the table, which this browser remembers.
// @ts-check

import { byId } from "./page.js";

const choices = document.documentElement.dataset;

/** Shows whether every decision waits for a confirmation, or only what cannot be taken back, or nothing. */
export const showConfirming = () => byId("confirming")?.setAttribute("aria-checked", String(choices.confirming === "all"));

/** Lets every decision wait for a confirmation, or only those that cannot be taken back. */
export function toggleConfirming() {
  choices.confirming = choices.confirming === "all" ? "final" : "all";
  showConfirming();
  const body = new URLSearchParams({ confirming: choices.confirming });
  // The answer would lead back to this page.
  void fetch("/preferences", { method: "POST", body, redirect: "manual" }).catch(() => undefined);
}
