/** The rule book of a game in the reader's language, asked for once. */
import {ask} from '../line/api.js';
import {lang} from '../words.js';

/** @typedef {import('../line/view.js').Rule} Rule */

/** @type {Map<string, Promise<Map<string, Rule>>>} */
const books = new Map();

/**
 * @param {string} game
 * @returns {Promise<Map<string, Rule>>} its rules by their ids, in the order of the book; none if the server has none
 */
export function book(game) {
  const key = `${game} ${lang()}`;
  const known = books.get(key);
  if (known) return known;
  const fetched = ask('GET', `/api/rules/${encodeURIComponent(game)}?lang=${lang()}`).then(({rules}) => new Map(rules.map((rule) => [rule.id, rule])));
  fetched.catch(() => books.delete(key));
  books.set(key, fetched);
  return fetched;
}

/** Whether an entry is a whole chapter. */
export const isChapter = ({id}) => !id.includes('.');

/** Letters as people search them: without case and accents. */
export const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const MOST = 30;

/**
 * The rules with that number, or with these words: in their titles first, then in their texts.
 *
 * @param {Map<string, Rule>} rules
 * @param {string} sought
 */
export function find(rules, sought) {
  const words = plain(sought.trim());
  if (!words) return [];
  const all = [...rules.values()];
  const numbered = all.filter(({id}) => plain(id).startsWith(words));
  const titled = all.filter(({title}) => plain(title).includes(words));
  const told = all.filter(({text}) => words.split(/\s+/).every((word) => plain(text).includes(word)));
  return [...new Set([...numbered, ...titled, ...told])].slice(0, MOST);
}

/**
 * The rules that speak of something by its name, those whose title or set-apart words have it first.
 *
 * @param {Map<string, Rule>} rules
 */
export function mentions(rules, name, most = 4) {
  const word = plain(name);
  if (word.length < 3) return [];
  const all = [...rules.values()];
  const titled = all.filter(({title, terms}) => plain(title) === word || terms.some((term) => plain(term) === word));
  const near = all.filter(({title}) => plain(title).includes(word));
  const told = all.filter(({text}) => plain(text).includes(word));
  return [...new Set([...titled, ...near, ...told])].slice(0, most);
}
