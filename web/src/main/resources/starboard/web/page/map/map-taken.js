/**
 * @typedef {{left: number, right: number, top: number, bottom: number}} Box
 * @typedef {[number, number]} Corner the upper left one of something
 */

/** What of a map is taken already: whatever is put there next finds a place of its own, so that nothing covers what is written. */
export class Taken {
  /** @type {Box[]} */
  #boxes = [];
  #width;
  #height;

  constructor(width, height) {
    this.#width = width;
    this.#height = height;
  }

  /** @param {Box} box */
  take(box) {
    this.#boxes.push(box);
  }

  /**
   * Takes the first of these places where nothing is yet, else one as near as can be to the first of them, else the one where least is.
   *
   * @param {Corner[]} places
   * @returns {Corner}
   */
  put(places, wide, high) {
    const [[x, y]] = places;
    let best = places[0];
    let least = Infinity;
    /** @param {Corner} place */
    const isFree = (place) => {
      const hidden = this.#hidden(boxAt(place, wide, high));
      if (hidden < least) [best, least] = [place, hidden];
      return hidden === 0;
    };
    if (!places.some(isFree)) OFF.some(([dx, dy]) => isFree([x + dx, y + dy]));
    this.take(boxAt(best, wide, high));
    return best;
  }

  /** Whether something is free at one of these places. */
  isFree(places, wide, high) {
    return places.some((place) => this.#hidden(boxAt(place, wide, high)) === 0);
  }

  /** How much a box would cover, or have beyond the map. */
  #hidden(box) {
    const wide = box.right - box.left;
    const high = box.bottom - box.top;
    const map = {left: 1, top: 1, right: this.#width - 1, bottom: this.#height - 1};
    let hidden = 4 * (wide * high - common(box, map));
    for (const one of this.#boxes) hidden += common(box, one);
    return hidden < 1 ? 0 : hidden;
  }
}

/** Steps off a place where something is already, short before long ones. */
const OFF = [8, 15, 22, 29, 36, 43].flatMap((far) => Array.from({length: 16}, (_, i) => [far * Math.cos((i * Math.PI) / 8), far * Math.sin((i * Math.PI) / 8)]));

/** @returns {Box} */
const boxAt = ([x, y], wide, high) => ({left: x, right: x + wide, top: y, bottom: y + high});

const common = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
