/**
 * Reading a scene: where a thing is, what kind it has, and which part of the page it belongs to. A scene is the plain data
 * of docs/headless.md; nothing here knows a game.
 */

/**
 * @typedef {import('../line/view.js').Widget} Widget
 * @typedef {any} Thing anything of a scene that has an id
 * @typedef {Map<string, {thing: Thing, inside: Thing[]}>} Things everything by its id, with what it lies in, innermost first
 * @typedef {{map: import('../line/view.js').Board|null, tracks: import('../line/view.js').Track[], mine: import('../line/view.js').Mat|null,
 *   others: import('../line/view.js').Mat[], market: import('../line/view.js').Zone[], table: any[]}} Parts
 */

const LISTS = ['regions', 'nodes', 'links', 'pieces', 'marks', 'cards', 'content', 'spaces', 'markers', 'kinds', 'rows'];

/** @returns {Things} */
export function index(scene) {
  const found = new Map();
  const walk = (thing, inside) => {
    if (!found.has(thing.id)) found.set(thing.id, {thing, inside});
    for (const list of LISTS) {
      for (const part of thing[list] ?? []) if (part?.id) walk(part, [thing, ...inside]);
    }
  };
  for (const widget of scene.widgets) walk(widget, []);
  return found;
}

/** Whether only some seats know a thing, the viewer among them. */
export const isPrivate = (thing, viewer) =>
  Array.isArray(thing.knownTo) && thing.knownTo.includes(viewer) && thing.knownTo.length === 1;

/** The lines a thing explains itself with: its parts, else its glossary. */
export function explanation(thing) {
  const told = (thing.parts ?? []).filter((part) => part.kind === 'text').map((part) => part.text).join('\n');
  return told || thing.glossary || '';
}

/**
 * The figure a mark carries: how many there are, or the number it bears; null if neither.
 *
 * @param {import('../line/view.js').Mark} mark
 */
export const figure = (mark) => (mark.count > 1 ? mark.count : mark.number ?? null);

/** What a thing is called, with the figure it bears. */
export const called = (thing) => (thing.number === undefined ? thing.name : `${thing.name} ${thing.number}`);

/**
 * What a place or an area is called: by its number first.
 *
 * @param {import('../line/view.js').Label} node
 */
export const placeName = (node) => (node.number === undefined ? node.name : `${node.number} ${node.name}`);

/**
 * What a mat is called, with what its owner is, where, and how it goes there.
 *
 * @param {import('../line/view.js').Mat} mat
 */
export function matName(mat) {
  const said = [mat.subtitle, ...mat.standing].filter(Boolean);
  return said.length ? `${mat.name} – ${said.join(', ')}` : mat.name;
}

/** Whether a zone lies open for all to take from. */
const isMarket = ({kind, owner, style}) => kind === 'zone' && owner === undefined && (style === 'row' || style === 'reserve');

/**
 * The parts of the page, each with its widgets in the order of the scene.
 *
 * @returns {Parts}
 */
export function placed(scene, viewer) {
  /** @type {Parts} */
  const parts = {map: null, tracks: [], mine: null, others: [], market: [], table: []};
  for (const widget of scene.widgets) {
    if (widget.kind === 'log' || widget.kind === 'prompt') continue;
    if (widget.kind === 'map' && !parts.map) parts.map = widget;
    else if (widget.kind === 'track') parts.tracks.push(widget);
    else if (widget.kind === 'mat' && widget.owner === viewer) parts.mine = widget;
    else if (widget.kind === 'mat' && widget.owner !== undefined) parts.others.push(widget);
    else if (isMarket(widget)) parts.market.push(widget);
    else parts.table.push(widget);
  }
  return parts;
}

const VITAL = new Set(['health', 'light-wound', 'wounds', 'insanity', 'danger']);

/** Whether a thing can end somebody's game: health, wounds. @param {{style?: string}} thing */
export const isVital = ({style}) => VITAL.has(style);

/**
 * How many there are, as short as can be said: "1/3" where there is a limit.
 *
 * @param {import('../line/view.js').Counter|import('../line/view.js').Zone} one
 */
export const countOf = (one) => one.subtitle ?? (one.kind === 'zone' ? String(one.count) : one.value + (one.unit ? ` ${one.unit}` : ''));

/**
 * How far a track's marker has come, of how many spaces.
 *
 * @param {import('../line/view.js').Track} track
 */
export function progress(track) {
  const at = track.spaces.findIndex((space) => space.id === track.markers[0]?.at);
  return {value: Math.max(0, at), limit: track.spaces.length - 1};
}

/**
 * A mat sorted for its owner: the hand, figures, piles, things laid out, and what only the owner knows.
 *
 * @param {import('../line/view.js').Mat|null} mat
 */
export function sorted(mat, viewer) {
  const parts = {hand: [], vital: [], counters: [], piles: [], rows: [], secret: [], rest: []};
  for (const widget of mat?.content ?? []) {
    const secret = widget.kind === 'sheet' ? isPrivate(widget, viewer)
      : widget.kind === 'zone' && widget.layout !== 'hand' && widget.cards.length > 0
        && widget.cards.every((card) => isPrivate(card, viewer)) && widget.style !== 'items';
    if (secret) parts.secret.push(widget);
    else if (widget.kind === 'zone' && widget.layout === 'hand') parts.hand.push(widget);
    else if (widget.kind === 'zone' && widget.layout === 'pile') parts.piles.push(widget);
    else if (widget.kind === 'zone') parts.rows.push(widget);
    else if (widget.kind === 'counter') parts.counters.push(widget);
    else if (widget.kind === 'track' && isVital(widget)) parts.vital.push(widget);
    else parts.rest.push(widget);
  }
  return parts;
}

/**
 * The thresholds a track's marker has still to reach, soonest first, with how far each is.
 *
 * @param {import('../line/view.js').Track} track
 */
export function thresholds(track) {
  const marker = track.markers[0];
  const at = marker ? track.spaces.findIndex((space) => space.id === marker.at) : -1;
  return track.spaces
    .map((space, i) => ({space, far: i - at}))
    .filter(({space, far}) => space.threshold && (at < 0 || far > 0));
}

/**
 * How many spaces a track's marker has before it.
 *
 * @param {import('../line/view.js').Track} track
 */
export function left(track) {
  const marker = track.markers[0];
  const at = track.spaces.findIndex((space) => space.id === marker?.at);
  return at < 0 ? null : track.spaces.length - 1 - at;
}
