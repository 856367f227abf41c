/**
 * Reading a scene: where a thing is, what kind it has, and which part of the page it belongs to. A scene is the plain data
 * of docs/headless.md; nothing here knows a game.
 */

const LISTS = ['regions', 'nodes', 'links', 'pieces', 'marks', 'cards', 'content', 'spaces', 'markers', 'kinds', 'rows'];

/** Everything in a scene by its id, with the things it lies in, innermost first. */
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

/** The text a thing explains itself with: its parts, else its glossary. */
export function explanation(thing) {
  const told = (thing.parts ?? []).filter((part) => part.kind === 'text').map((part) => part.text).reduce(joined, '');
  return told || thing.glossary || '';
}

/** A sentence stands by itself, anything shorter is parted from what follows. */
const joined = (before, text) => (before ? `${before}${/[.?]$/.test(before) ? '' : ';'} ${text}` : text);

/** The number a mark carries: its count, or the figure its name ends with. */
export function figure(mark) {
  if (mark.count > 1) return mark.count;
  const written = /(\d+)\s*$/.exec(mark.name);
  return written ? Number(written[1]) : null;
}

/** A name that begins with a number, as the number and the rest. */
export function numbered(name) {
  const parts = /^(\d+)\s+(.*)$/.exec(name);
  return parts ? {number: parts[1], name: parts[2]} : {number: '', name};
}

/** What follows the owner's name in the name of a mat. */
export const afterDash = (name) => {
  const at = name.indexOf(' – ');
  return at < 0 ? '' : name.slice(at + 3);
};

/** Whether a zone lies open for all to take from. */
const isMarket = ({kind, owner, style}) => kind === 'zone' && owner === undefined && (style === 'row' || style === 'reserve');

/** The parts of the page, each with its widgets in the order of the scene. */
export function placed(scene, viewer) {
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

/** A mat sorted for its owner: the hand, figures, piles, things laid out, and what only the owner knows. */
export function sorted(mat, viewer) {
  const parts = {hand: [], counters: [], piles: [], rows: [], secret: [], rest: []};
  for (const widget of mat?.content ?? []) {
    const secret = widget.kind === 'sheet' ? isPrivate(widget, viewer)
      : widget.kind === 'zone' && widget.layout !== 'hand' && widget.cards.length > 0
        && widget.cards.every((card) => isPrivate(card, viewer)) && widget.style !== 'items';
    if (secret) parts.secret.push(widget);
    else if (widget.kind === 'zone' && widget.layout === 'hand') parts.hand.push(widget);
    else if (widget.kind === 'zone' && widget.layout === 'pile') parts.piles.push(widget);
    else if (widget.kind === 'zone') parts.rows.push(widget);
    else if (widget.kind === 'counter') parts.counters.push(widget);
    else parts.rest.push(widget);
  }
  return parts;
}

/** The thresholds a track's marker has still to reach, soonest first, with how far each is. */
export function thresholds(track) {
  const marker = track.markers[0];
  const at = marker ? track.spaces.findIndex((space) => space.id === marker.at) : -1;
  return track.spaces
    .map((space, i) => ({space, far: i - at}))
    .filter(({space, far}) => space.threshold && (at < 0 || far > 0));
}

/** How many spaces a track's marker has before it. */
export function left(track) {
  const marker = track.markers[0];
  const at = track.spaces.findIndex((space) => space.id === marker?.at);
  return at < 0 ? null : track.spaces.length - 1 - at;
}
