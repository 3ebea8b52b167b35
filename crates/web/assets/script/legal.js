// What picks mean. An action is a line of words; a thing is one word of it or several in a row; whoever picks things
// means the legal actions that name all of them. Knows no game and no page, so that it can be tested by itself.
// @ts-check

/** @typedef {{ text: string, words: string[] }} Action */

/** The legal actions, as a page lists them: of each the words are left out that stand in the same place of the one before,
 * and of the first word there may be several, each of which stands for an action. @param {string} list */
export function parseActions(list) {
  /** @type {string[]} */
  let known = [];
  return list.split("|").filter(Boolean).flatMap((told) => {
    known = told.split(" ").map((word, place) => word || known[place]);
    const [first, ...rest] = known;
    return first.split(",").map((word) => ({ text: [word, ...rest].join(" "), words: [word, ...rest] }));
  });
}

/** Where a run of words begins in others, from a place on; -1 if nowhere.
 * @param {string[]} words @param {string[]} run @param {number} from */
function indexOfRun(words, run, from) {
  for (let at = from; at + run.length <= words.length; at += 1) {
    if (run.every((word, index) => words[at + index] === word)) return at;
  }
  return -1;
}

/** How often a run of words stands in others. @param {string[]} words @param {string[]} run */
function times(words, run) {
  let count = 0;
  for (let at = indexOfRun(words, run, 0); at >= 0; at = indexOfRun(words, run, at + run.length)) count += 1;
  return count;
}

/** Whether an action names all picks, each as often as it was picked. @param {string[]} picks */
function naming(picks) {
  const wanted = [...new Set(picks)].map((pick) => ({ run: pick.split(" "), count: picks.filter((same) => same === pick).length }));
  return (/** @type {Action} */ { words }) => wanted.every(({ run, count }) => times(words, run) >= count);
}

/** The actions that picks can mean. @param {Action[]} actions @param {string[]} picks */
export const meant = (actions, picks) => actions.filter(naming(picks));
/** Whether picks can mean anything. @param {Action[]} actions @param {string[]} picks */
export const canMean = (actions, picks) => actions.some(naming(picks));

/** Whether an action names the picks in the order in which they were picked. @param {Action} action @param {string[]} picks */
const isInOrder = ({ words }, picks) => picks.reduce((from, pick) => (from < 0 ? from : indexOfRun(words, pick.split(" "), from)), 0) >= 0;

/** Whether an action says all that a plain one says, and perhaps more. @param {Action} action @param {Action} plain */
const addsTo = (action, plain) => plain.words.every((word) => times(action.words, [word]) >= times(plain.words, [word]));

/** The one action that picks mean: all others that they can mean only add something to it. Of several that say the
 * same, the one that names the picks in their order. @param {Action[]} actions @param {string[]} picks */
export function meaning(actions, picks) {
  const candidates = meant(actions, picks);
  const inOrder = candidates.filter((action) => isInOrder(action, picks));
  const others = candidates.filter((action) => !inOrder.includes(action));
  return [...inOrder, ...others].find((plain) => candidates.every((action) => addsTo(action, plain))) ?? null;
}

/** The words of a text that are no numbers: they say of what kind a thing is. @param {string} text */
const kindOf = (text) => text.split(" ").filter((word) => !/^\d+$/.test(word));
/** Whether an action can name a thing of this kind. @param {Action[]} actions @param {string} thing */
export const canNameKind = (actions, thing) => actions.some((action) => kindOf(thing).every((word) => kindOf(action.text).includes(word)));
