/**
 * The mirror of the server's Delta. A patch names what changed: of an object its keys (`$del` those that are gone); of
 * a list whose elements have a name (`id`, `seat` or `n`) the new order (`$ids`) and the changed or new elements
 * (`$set`); anything else is the new value itself. What did not change stays the same object.
 */
export function applyPatch(before, patch) {
  if (!isObject(patch)) return patch;
  if (Array.isArray(before)) return '$ids' in patch ? patchedList(before, patch) : patch;
  if (!isObject(before)) return patch;
  const after = {...before};
  for (const [key, change] of Object.entries(patch)) {
    if (key === '$del') for (const gone of change) delete after[gone];
    else after[key] = key in before ? applyPatch(before[key], change) : change;
  }
  return after;
}

function patchedList(before, {$ids, $set = {}}) {
  const known = new Map(before.map(element => [String(nameOf(element)), element]));
  return $ids.map(id => {
    const old = known.get(String(id));
    if (!(id in $set)) return old;
    return old === undefined ? $set[id] : applyPatch(old, $set[id]);
  });
}

const nameOf = element => element.id ?? element.seat ?? element.n;
const isObject = value => value !== null && typeof value === 'object' && !Array.isArray(value);
