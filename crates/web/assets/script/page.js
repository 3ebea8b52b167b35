// The page as all other modules see it: its elements, the table on it, and pages asked of the server.
// @ts-check

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
export const all = (selector, within = document) => [...within.querySelectorAll(selector)].map((node) => /** @type {HTMLElement} */ (node));
/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement | null} */
export const first = (selector, within = document) => within.querySelector(selector);
/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/** The part of the page that changes. */
export const table = () => byId("table");
/** The table, or the replay of one. */
export const tableOrReplay = () => byId("table") ?? byId("replay");
/** Whether the viewer is to decide something. */
export const isMyTurn = () => Boolean(table()?.dataset.turn);

/** @param {string} html */
export const parseHtml = (html) => new DOMParser().parseFromString(html, "text/html");
/** A page of the server. Fails if the server cannot be reached. @param {string} address */
export const fetchPage = async (address) => parseHtml(await (await fetch(address)).text());
/** What a node holds, for this page. @param {Element} node */
export const contentOf = (node) => [...node.childNodes].map((child) => document.importNode(child, true));

/** The fields of a form as an address or a body holds them, with the button that sends it. @param {HTMLFormElement} form @param {HTMLElement | null} [button] */
export const fieldsOf = (form, button) => new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]));

/** Random bytes, each turned into text. @param {number} count @param {(byte: number) => string} spell */
export const randomText = (count, spell) => [...crypto.getRandomValues(new Uint8Array(count))].map(spell).join("");
