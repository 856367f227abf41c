/** What a decision offers, as bar, board and keys show it. */

/**
 * @typedef {{id: string, text: string, head: string, tail: string, cost?: string, target?: string, verb: string,
 *   barrier?: boolean, digit: string, letter: string, reason?: string}} Offer
 * @typedef {{verb: string, name: string, offers: Offer[]}} Group
 */

const ON_MAP = 'QWERYUIOZXVB';
const ON_CARDS = 'ASFGHJKN';

/** More options than this are grouped by their verb. */
export const FLAT = 8;

const verbOf = (id) => id.split(':', 1)[0];

function offer(option) {
  const colon = option.text.indexOf(': ');
  return {
    ...option,
    verb: verbOf(option.id),
    head: colon < 0 ? option.text : option.text.slice(0, colon),
    tail: colon < 0 ? '' : option.text.slice(colon + 2),
    digit: '',
    letter: '',
  };
}

/** Everything one decision offers and refuses. */
export class Offers {
  /**
   * @param {object} decision as in a view
   * @param {Map<string, {thing: object, inside: object[]}>} things of the scene
   */
  constructor(decision, things) {
    this.decision = decision;
    /** @type {Offer[]} */
    this.all = decision.options.map(offer);
    /** @type {Offer[]} */
    this.refused = decision.refused.map(offer);
    /** @type {Map<string, Offer[]>} what can be done with each thing */
    this.at = new Map();
    for (const one of this.all) {
      if (!isDrawn(one.target, things)) continue;
      if (!this.at.has(one.target)) this.at.set(one.target, []);
      this.at.get(one.target).push(one);
    }
    const letters = {map: [...ON_MAP], card: [...ON_CARDS]};
    for (const id of things.keys()) {
      const there = this.at.get(id);
      if (!there) continue;
      const letter = letters[isOnMap(id, things) ? 'map' : 'card'].shift() ?? '';
      for (const one of there) one.letter = letter;
    }
    const here = [...things.values()].find(({thing}) => thing.owner === decision.seat && thing.at)?.thing.at;
    /** @type {Map<string, Offer[]>} why nothing can be done with a thing; the place where one stands is never dimmed */
    this.barred = new Map();
    for (const one of this.refused) {
      if (!isDrawn(one.target, things) || this.at.has(one.target) || one.target === here) continue;
      if (!this.barred.has(one.target)) this.barred.set(one.target, []);
      this.barred.get(one.target).push(one);
    }
  }

  /** Whether this is a reaction, not one's own turn: it can be let be. */
  get reaction() {
    return this.all.some(({verb}) => verb === 'let-it-be');
  }

  /** @returns {Group[]} */
  get groups() {
    return grouped(this.all);
  }

  /** Whether a shortcut begins with something that cannot be taken back. */
  isFinal(shortcut) {
    return this.all.some(({id, barrier}) => barrier && shortcut.options.includes(id));
  }

  find(id) {
    return this.all.find((one) => one.id === id) ?? null;
  }

  /** Refusals with the same verb and reason are one line; first those that no dimmed thing tells. */
  get refusals() {
    const lines = new Map();
    for (const one of this.refused) {
      const key = one.verb + ' ' + one.reason;
      const line = lines.get(key) ?? {reason: one.reason, offers: []};
      line.offers.push(one);
      lines.set(key, line);
    }
    for (const line of lines.values()) line.name = line.offers.length === 1 ? line.offers[0].text : `${shared(line.offers)} (${line.offers.length})`;
    const dimmed = (line) => Number(line.offers.every(({target}) => this.barred.has(target)));
    return [...lines.values()].sort((one, other) => dimmed(one) - dimmed(other));
  }
}

function grouped(offers) {
  const groups = new Map();
  for (const one of offers) {
    if (!groups.has(one.verb)) groups.set(one.verb, {verb: one.verb, offers: []});
    groups.get(one.verb).offers.push(one);
  }
  return [...groups.values()].map((group) => ({...group, name: shared(group.offers)}));
}

/** Whether offers say the same before a colon, so that what follows it tells them apart. */
export const alike = (offers) => offers.every(({head, tail}) => tail && head === offers[0].head);

/** What offers of one verb are called together: what they say before a colon, or the words they all begin with. */
function shared(offers) {
  const [first, ...others] = offers;
  if (alike(offers) || !others.length) return first.head;
  const words = first.text.split(' ');
  const differs = words.findIndex((word, i) => others.some(({text}) => text.split(' ')[i] !== word));
  return differs > 0 ? words.slice(0, differs).join(' ') : first.text;
}

/** A whole mat is no target to point at: its options stand in the bar alone. */
const isDrawn = (id, things) => {
  const kind = things.get(id)?.thing.kind;
  return things.has(id) && kind !== 'mat' && kind !== 'map';
};

const isOnMap = (id, things) => things.get(id)?.inside.some((around) => around.kind === 'map');

/**
 * What the bar lists now, each with its digit: the ways to use one thing, the members of one group, all offers, or the
 * groups if there are many offers of several. At most two levels.
 *
 * @param {{at: string|null, group: string|null}} opened
 * @returns {{digit: string, offer?: Offer, group?: Group}[]}
 */
export function choices(offers, {at, group}) {
  const listed = at ? offers.at.get(at) ?? [] : group ? offers.all.filter(({verb}) => verb === group) : null;
  const flat = (list) => list.map((offer) => ({offer}));
  const {groups} = offers;
  const shown = listed ? flat(listed) : offers.all.length <= FLAT || groups.length === 1 ? flat(offers.all)
    : groups.map((one) => (one.offers.length === 1 ? {offer: one.offers[0]} : {group: one}));
  return shown.map((choice, i) => ({...choice, digit: i < 9 ? String(i + 1) : ''}));
}
