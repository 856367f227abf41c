/** The table while its beats are told: as it was, and what has been told as it is. */

/** @typedef {{on: Set<string>, ends: Set<string>, ways: {from?: string, to?: string}[]}} Reached ids of things that changed in place, of those that were left or reached, and from where to where */

const INSIDE = ['cards', 'kinds', 'spaces', 'markers', 'rows', 'content'];

/** Whether a thing or anything in it was reached. */
const isReached = (thing, all) => Boolean(thing) && (all.has(thing.id) || INSIDE.some((list) => (thing[list] ?? []).some((inner) => isReached(inner, all))));

/**
 * @template {{widgets: any[]}} S
 * @param {S} before
 * @param {S} after
 * @param {Reached} reached
 * @returns {S}
 */
export function staged(before, after, {on, ends, ways}) {
  const all = on.union(ends);
  const merge = (old, fresh) => {
    const was = new Map(old.map((one) => [one.id, one]));
    const is = new Map(fresh.map((one) => [one.id, one]));
    return [...fresh, ...old.filter(({id}) => !is.has(id))].flatMap(({id}) => one(was.get(id), is.get(id)));
  };
  const one = (was, is) => {
    if (was === is) return [is];
    const kind = (is ?? was).kind;
    if (kind === 'map' && was && is) return [{...was, nodes: parts(was.nodes, is.nodes, all), links: parts(was.links, is.links, all), pieces: pieces(was.pieces, is.pieces)}];
    if (kind === 'mat' && was && is) return [all.has(is.id) ? is : {...was, content: merge(was.content, is.content)}];
    return isReached(was, all) || isReached(is, all) ? [is].filter(Boolean) : [was].filter(Boolean);
  };
  /** A piece goes when its own id is told, or the way it goes. */
  const pieces = (old, fresh) => {
    const was = new Map(old.map((piece) => [piece.id, piece]));
    const is = new Map(fresh.map((piece) => [piece.id, piece]));
    const moved = ({id}) => on.has(id) || ends.has(id) || ways.some(({from, to}) => to === is.get(id)?.at && (!was.has(id) || from === was.get(id).at) || (!is.has(id) && from === was.get(id).at));
    return [...fresh, ...old.filter(({id}) => !is.has(id))].map((piece) => (moved(piece) ? is : was).get(piece.id)).filter(Boolean);
  };
  return {...after, widgets: merge(before.widgets, after.widgets)};
}

function parts(old, fresh, all) {
  const was = new Map(old.map((part) => [part.id, part]));
  return fresh.map((part) => (was.has(part.id) && !all.has(part.id) ? was.get(part.id) : part));
}
