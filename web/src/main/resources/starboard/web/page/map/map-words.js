/** Places and ways of a map in words: what a screen reader says and the text view lists. */
import {called, placeName} from '../scene/scene.js';
import {say} from '../words.js';

const marked = (thing) => thing.marks.map((mark) => (mark.count > 1 ? `${mark.count}× ${mark.name}` : called(mark)));

const withMarks = (name, thing) => {
  const marks = marked(thing);
  return marks.length ? `${name} (${marks.join(', ')})` : name;
};

/** The way as seen from one of its ends. */
function way(map, link, from) {
  const there = link.from === from ? link.to : link.from;
  const here = link.from === from ? link.atFrom : link.atTo;
  const node = map.nodes.find(({id}) => id === there);
  const marks = marked(link);
  const by = here ? ' ' + say('table.way.by', here) : '';
  return numberOf(node) + by + (marks.length ? ` (${marks.join(', ')})` : '');
}

const numberOf = (node) => node?.number ?? node?.name ?? '';

/**
 * One line that says everything about a place.
 *
 * @param {import('../line/view.js').Board} map
 */
export function placeLine(map, node) {
  const said = [withMarks(placeName(node), node)];
  const pieces = map.pieces.filter(({at}) => at === node.id);
  if (pieces.length) said.push(say('table.here', pieces.map(pieceName).join(', ')));
  const ways = map.links.filter(({from, to}) => from === node.id || to === node.id);
  if (ways.length) said.push(say('table.ways', ways.map((link) => way(map, link, node.id)).join(', ')));
  return said.join('; ');
}

const pieceName = (piece) => withMarks(called(piece), piece);

/**
 * @param {import('../line/view.js').Link} link
 */
export const wayLine = (link) => withMarks(link.name, link);

export const pieceLine = (pieces) => pieces.map(pieceName).join(', ');
