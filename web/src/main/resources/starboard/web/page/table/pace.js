/** How fast what happens is told; kept in the browser. */

const KEPT = 'starboard.pace';

/** @typedef {'step'|'1'|'2'|'off'} Pace each waits for a key; by the clock; twice as fast; not told at all */

export const PACES = /** @type {Pace[]} */ (['step', '1', '2', 'off']);

/** Who has chosen nothing reads at leisure. @returns {Pace} */
export function pace() {
  const kept = /** @type {Pace} */ (localStorage.getItem(KEPT));
  return PACES.includes(kept) ? kept : 'step';
}

/** @param {Pace} chosen */
export const setPace = (chosen) => localStorage.setItem(KEPT, chosen);

const LONGEST = 4000;

/**
 * How long a beat stays, in milliseconds.
 *
 * @param {import('./beats.js').Told} told
 */
export function dwell({kind, letters}) {
  const time = kind === 'roll' || kind === 'draw' ? 900 : kind === 'reveal' || kind === 'gathered' ? Math.min(LONGEST, 700 + 35 * letters) : 700;
  return pace() === '2' ? time / 2 : time;
}
