/** What differs between two scenes of one viewer, so that the page can point it out. */

/**
 * What a reader would see of each thing, by its id.
 *
 * @param {import('../line/view.js').View['scene']} scene
 */
function faces(scene) {
  const seen = new Map();
  const marks = (thing) => thing.marks.map((mark) => mark.id + mark.name + mark.count).join();
  const look = (widget) => {
    if (widget.kind === 'map') {
      for (const node of widget.nodes) {
        seen.set(node.id, node.name + marks(node) + widget.pieces.filter(({at}) => at === node.id).map((piece) => piece.id + marks(piece)).join());
      }
      for (const link of widget.links) seen.set(link.id, marks(link));
    } else if (widget.kind === 'counter') seen.set(widget.id, String(widget.value));
    else if (widget.kind === 'track') seen.set(widget.id, widget.markers.map(({at}) => at).join());
    else if (widget.kind === 'bag') for (const kind of widget.kinds) seen.set(kind.id, String(kind.count));
    else if (widget.kind === 'zone') {
      for (const card of widget.cards) seen.set(card.id, card.name + card.face);
    }
    for (const inner of widget.content ?? []) look(inner);
  };
  scene.widgets.forEach(look);
  return seen;
}

/** More changes than this are told by the log alone. */
const MOST = 20;

/** The ids of what is new or different. */
export function changes(before, after) {
  const old = faces(before);
  const changed = new Set();
  for (const [id, face] of faces(after)) if (old.get(id) !== face) changed.add(id);
  return changed.size > MOST ? new Set() : changed;
}
