/** What a decision offers, as bar, board and keys show it. */

/**
 * An option with its keys: one of the things it lights, if it is alone there.
 *
 * @typedef {import('../line/view.js').Option & {letter: string}} Offer
 * @typedef {{id: string, name: string, offers: Offer[]}} Group
 * @typedef {{reason: string, name: string, offers: Offer[]}} Refusals refused for one reason
 * @typedef {import('../line/view.js').Shortcut} Shortcut
 * @typedef {{key: string, offer?: Offer, group?: Group, shortcut?: Shortcut}} Listed what the bar lists, with its key
 */

const ON_MAP = 'QERYUOZXV';
const ON_CARDS = 'ASFGJKN';

/** With the shift key: for what the plain keys do not reach. */
const SHIFTED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How a shifted letter is printed. */
const shifted = (letter) => `⇧${letter}`;

/** The keys of a list that is all there is: digits, then letters with the shift key. */
export const IN_ORDER = [...'123456789', ...[...SHIFTED].map(shifted)];

/** More options than this are put into their groups. */
const FLAT = 8;

const DIGITS = 9;

/** Everything one decision offers and refuses. */
export class Offers {
  /**
   * @param {import('../line/view.js').Decision} decision
   * @param {import('./scene.js').Things} things of the scene
   * @param {Digits} keys what the digits meant before in this turn
   */
  constructor(decision, things, keys = new Digits()) {
    this.decision = decision;
    this.keys = keys;
    /** @type {Offer[]} */
    this.all = decision.options.map((option) => ({...option, letter: ''}));
    /** @type {Offer[]} */
    this.refused = decision.refused.map((option) => ({...option, letter: ''}));
    /** @type {Map<string, Offer[]>} what can be done with each thing */
    this.at = Map.groupBy(this.all.filter(({target}) => isDrawn(target, things)), ({target}) => target);
    this.#letter(things);
    const here = [...things.values()].find(({thing}) => thing.owner === decision.seat && thing.at)?.thing.at;
    const barred = this.refused.filter(({target}) => isDrawn(target, things) && !this.at.has(target) && target !== here);
    /** @type {Map<string, Offer[]>} why nothing can be done with a thing; the place where one stands is never dimmed */
    this.barred = Map.groupBy(barred, ({target}) => target);
  }

  /** Gives every lit thing its key; the last letters with shift where the plain ones run out. */
  #letter(things) {
    const map = [...ON_MAP];
    const cards = [...ON_CARDS];
    /** Shifted letters that no thing has taken: for the list. */
    this.spare = [...SHIFTED];
    for (const id of things.keys()) {
      const there = this.at.get(id);
      if (!there) continue;
      const letter = (isOnMap(id, things) ? map : cards).shift() ?? (this.spare.length ? shifted(this.spare.pop()) : '');
      for (const one of there) one.letter = letter;
    }
  }

  /** Whether this is a reaction, not one's own turn: it can be let be. */
  get reaction() {
    return this.all.some(({id}) => id === 'let-it-be');
  }

  /** The option that passes, if there is one. */
  get pass() {
    return this.all.find(({id}) => id === 'pass') ?? null;
  }

  /** Several answers at once. @returns {Shortcut[]} */
  get shortcuts() {
    return this.decision.shortcuts ?? [];
  }

  /** Whether a shortcut begins with something that cannot be taken back. */
  isFinal(shortcut) {
    return this.all.some(({id, barrier}) => barrier && shortcut.options.includes(id));
  }

  find(id) {
    return this.all.find((one) => one.id === id) ?? null;
  }

  /** The group with that id, or null. */
  group(id) {
    return grouped(this.all).find((one) => one.id === id) ?? null;
  }

  /**
   * Refusals of one group for one reason are one line; first those that no dimmed thing tells.
   *
   * @returns {Refusals[]}
   */
  get refusals() {
    const lines = Map.groupBy(this.refused, ({id, group, reason}) => `${group?.id ?? id} ${reason}`);
    const told = [...lines.values()].map((offers) => ({reason: offers[0].reason, offers,
      name: offers.length === 1 ? offers[0].text : `${offers[0].group.name} (${offers.length})`}));
    const dimmed = (line) => Number(line.offers.every(({target}) => this.barred.has(target)));
    return told.sort((one, other) => dimmed(one) - dimmed(other));
  }
}

/** @returns {Group[]} options of one group under its name, the others each by itself */
function grouped(offers) {
  const groups = Map.groupBy(offers, ({id, group}) => group?.id ?? id);
  return [...groups].map(([id, members]) => ({id, name: members[0].group?.name ?? members[0].text, offers: members}));
}

/** A whole mat is no target to point at: its options stand in the bar alone. */
const isDrawn = (id, things) => {
  const kind = things.get(id)?.thing.kind;
  return things.has(id) && kind !== 'mat' && kind !== 'map';
};

const isOnMap = (id, things) => things.get(id)?.inside.some((around) => around.kind === 'map');

/**
 * What the bar lists now, each with its key: the ways to use one thing, the members of one group, or all offers, the groups
 * if there are many offers of several, and the shortcuts behind them. At most two levels.
 *
 * @param {Offers} offers
 * @param {{at: string|null, group: string|null}} opened
 * @returns {Listed[]}
 */
export function choices(offers, {at, group}) {
  const within = at ? offers.at.get(at) ?? [] : group ? offers.group(group)?.offers ?? [] : null;
  const groups = grouped(offers.all);
  const flat = within ?? (offers.all.length <= FLAT || groups.length === 1 ? offers.all : null);
  const single = flat ? flat.map((offer) => ({offer}))
    : groups.map((one) => (one.offers.length === 1 ? {offer: one.offers[0]} : {group: one}));
  /** @type {Omit<Listed, 'key'>[]} */
  const shown = within ? single : [...single, ...offers.shortcuts.map((shortcut) => ({shortcut}))];
  const keys = offers.keys.of(`${offers.decision.question} ${at ?? group ?? ''}`, shown.map(({offer, group: one, shortcut}) => (shortcut ?? one ?? offer).id));
  let beyond = 0;
  return shown.map((choice, i) => ({...choice, key: keys[i] ?? keyBeyond(offers, beyond++)}));
}

/** Which digit each choice of a question had: what comes back in the same turn has it again, so that a key keeps its meaning. */
export class Digits {
  /** @type {Map<string, Map<string, string>>} */
  #kept = new Map();

  /** Another turn: the digits are given anew. */
  forget() {
    this.#kept.clear();
  }

  /** The digits of these choices, in their order; undefined where there are none left. */
  of(question, ids) {
    const kept = this.#kept.get(question) ?? new Map();
    this.#kept.set(question, kept);
    const taken = new Set(ids.map((id) => kept.get(id)).filter(Boolean));
    const free = Array.from({length: DIGITS}, (_, i) => String(i + 1));
    const spare = [...free.filter((digit) => ![...kept.values()].includes(digit)), ...free].filter((digit) => !taken.has(digit));
    for (const id of ids) {
      if (kept.has(id) || !spare.length) continue;
      const digit = spare.shift();
      for (const [old, had] of kept) if (had === digit) kept.delete(old);
      kept.set(id, digit);
      spare.splice(0, spare.length, ...spare.filter((one) => one !== digit));
    }
    return ids.map((id) => kept.get(id));
  }
}

const keyBeyond = (offers, place) => (place < offers.spare.length ? shifted(offers.spare[place]) : '');
