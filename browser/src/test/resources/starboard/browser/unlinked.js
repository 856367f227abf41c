/**
 * Names in the newest rows of logs that stand for one thing on the table, as it is then, and do not lead to it; and links that lead
 * to nothing. Numbers and single letters are no names: the space 14 of a track is not what "14 to the jump" is about.
 */
(views) => {
  const LISTS = ['widgets', 'regions', 'nodes', 'links', 'pieces', 'marks', 'cards', 'content', 'spaces', 'markers', 'kinds', 'rows'];
  const faults = new Set();
  let links = 0;
  for (const {scene, log, entry} of views) {
    const ids = new Set();
    const bearers = new Map();
    const walk = (thing) => {
      if (thing.id) {
        ids.add(thing.id);
        bearers.set(thing.name, (bearers.get(thing.name) ?? new Set()).add(thing.id));
      }
      for (const list of LISTS) for (const part of thing[list] ?? []) if (typeof part === 'object') walk(part);
    };
    walk(scene);
    for (const {n, kind, text, parts} of log) {
      if (n !== entry || kind !== 'event') continue;
      for (const part of parts) {
        if (typeof part === 'string' && /\p{L}{2}/u.test(part) && bearers.get(part)?.size === 1) faults.add(`“${part}” leads nowhere: ${text}`);
        if (part.w) links++;
        if (part.w && !ids.has(part.w)) faults.add(`“${part.t}” leads to ${part.w}, which is not there: ${text}`);
      }
    }
  }
  return {faults: [...faults], links};
}
