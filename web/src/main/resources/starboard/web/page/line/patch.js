/**
 * The mirror of the server's Delta. A patch names what changed: of an object its keys (`$del` those that are gone); of
 * a list whose elements have a name (`id`, `seat` or `n`) the changed elements (`$set`), how many are gone from its
 * beginning (`$drop`) and which are new at its end (`$add`), or else its new order (`$ids`, the new elements in `$set`).
 * An object in the place of a list is `$new`; anything else is the new value itself. What did not change stays the same
 * object.
 */
export function applyPatch(before, patch) {
  if (!isObject(patch)) return patch;
  if (Array.isArray(before)) return '$new' in patch ? patch.$new : patchedList(before, patch);
  if (!isObject(before)) return patch;
  const after = {...before};
  for (const [key, change] of Object.entries(patch)) {
    if (key === '$del') for (const gone of change) delete after[gone];
    else after[key] = key in before ? applyPatch(before[key], change) : change;
  }
  return after;
}

function patchedList(before, {$ids, $set, $drop = 0, $add = []}) {
  if (!$ids && !$set) return [...before.slice($drop), ...$add];
  $set ??= {};
  const known = new Map(before.map(element => [String(nameOf(element)), element]));
  const order = $ids ?? [...known.keys()].slice($drop);
  const kept = order.map(id => {
    const old = known.get(String(id));
    if (!(id in $set)) return old;
    return old === undefined ? $set[id] : applyPatch(old, $set[id]);
  });
  return [...kept, ...$add];
}

const nameOf = element => element.id ?? element.seat ?? element.n;
const isObject = value => value !== null && typeof value === 'object' && !Array.isArray(value);
