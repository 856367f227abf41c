/** A game looked back at: its story, and its moments as they were, each asked for once. */
import {ask, inReach} from '../line/api.js';
import {rightsAt} from '../line/mine.js';
import {lang} from '../words.js';

/**
 * @typedef {number|'public'|'all'} Eyes a seat's, a spectator's, or those that see everything once the game is over
 * @typedef {{step: number, why: string, kind: string, text: string, at?: string, place?: string, seat?: number, rule?: string, odds?: {hit: number, of: number}}} Moment
 * @typedef {{name: string, seat?: number, limit: number, points: [number, number][]}} Course
 * @typedef {{name: string, draws: number, kinds: {name: string, seen: number, expected: number, usual: number}[]}} Luck a die, a bag or a deck
 * @typedef {{name: string, kind: string, rule?: string, times: number[]}} Count how often something happened, chapter by chapter
 * @typedef {{text: string, seats: {seat: number, step: number}[]}} Secret who got to know it at which step
 * @typedef {{entry: number, over: boolean, eyes: Eyes, steps: number[], chapters: {step: number, name: string}[], moments: Moment[], danger: number[],
 *   counts: Count[], harm: {rule: string, name: string, seat: number, times: number}[], courses: Course[], luck: Luck[], secrets: Secret[], points: number[][]}} Story
 */

/** So many moments are kept. */
const KEPT = 200;

export class Recording {
  /** @type {Map<string, Promise<import('../line/view.js').View>>} */
  #views = new Map();
  /** @type {Map<string, Promise<Story>>} */
  #stories = new Map();

  /** @param {string} table */
  constructor(table) {
    this.table = table;
  }

  #ask(what, query, eyes) {
    const secret = rightsAt(this.table).find(({seat}) => seat === eyes)?.secret ?? rightsAt(this.table)[0]?.secret;
    return ask('GET', inReach(this.table, `/${what}?${new URLSearchParams({seat: String(eyes), lang: lang(), ...query})}`), {secret});
  }

  /**
   * The story as those eyes saw it, up to an entry of the log.
   *
   * @param {Eyes} eyes
   * @param {number} entry
   */
  story(eyes, entry) {
    return remembered(this.#stories, `${eyes} ${entry} ${lang()}`, () => this.#ask('story', {}, eyes));
  }

  /**
   * How the table stood after an entry of the log.
   *
   * @param {Eyes} eyes
   * @param {number} entry
   */
  at(eyes, entry) {
    return remembered(this.#views, `${eyes} ${entry} ${lang()}`, () => this.#ask('view', {at: String(entry)}, eyes));
  }
}

/** What was asked for before, or asks for it; what failed is asked for again. */
function remembered(known, key, asking) {
  const there = known.get(key);
  if (there) return there;
  const asked = asking();
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  if (known.size > KEPT) known.delete(known.keys().next().value);
  return asked;
}

/** The step an entry belongs to: the last one not behind it. @param {Story} story */
export function stepOf(story, entry) {
  const behind = story.steps.findIndex((one) => one > entry);
  return behind < 0 ? story.steps.length - 1 : Math.max(0, behind - 1);
}

/** The chapter a step is in, or null before the first. @param {Story} story */
export const chapterOf = (story, step) => story.chapters.findLast((chapter) => chapter.step <= step) ?? null;

/** The nearest moment before (-1) or behind (1) a step, or null. @param {Story} story */
export function momentBeside(story, step, way) {
  return (way > 0 ? story.moments.find((one) => one.step > step) : story.moments.findLast((one) => one.step < step)) ?? null;
}
