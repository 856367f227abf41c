/** What new rows of the log are told as: one beat after another, those of others gathered. */

/**
 * @typedef {import('../line/view.js').Row} Row
 * @typedef {{row: Row, kind: import('../line/view.js').BeatKind|'gathered', rows: Row[], lead: Row[], paid: Row[], mine: boolean, harm: boolean, hold: boolean,
 *   letters: number}} Told one beat as it is told: its row (the last of a gathered one), all the rows it stands for, what was said and paid before it
 */

/** More beats than this in a row are told by their headlines. */
const MOST = 12;

const TELLING = new Set(['roll', 'draw', 'reveal', 'appear', 'leave', 'wound', 'end', 'gathered']);

/**
 * Whether what chance, danger or somebody else brings is in a beat; the rest of one's own answer is seen as it happens.
 *
 * @param {Told} told
 */
function isTelling({kind, mine, harm, row: {beat}}) {
  if (harm || !mine) return TELLING.has(kind);
  return TELLING.has(kind) && (kind !== 'draw' || Boolean(beat.odds || beat.shows)) && (kind !== 'end' || Boolean(beat.shows || beat.step));
}

/** Things of one kind that happen to one seat one after another, such as cards drawn, are one beat. */
const RUNS = new Set(['draw', 'gain', 'move', 'leave', 'appear']);

/** @param {Told} told @param {Told|undefined} last */
const goesOn = ({kind, harm, hold, row: {beat}}, last) => last?.kind === kind && RUNS.has(kind) && !harm && !hold && !last.harm && last.row.beat.seat === beat.seat
  && !beat.odds && !last.row.beat.odds && !beat.shows && !last.row.beat.shows;

const HEADLINES = new Set(['reveal', 'wound', 'end', 'gathered']);

/**
 * Whom a row is about: the seat its beat names, else whom its cause is about; nobody if it is about all.
 *
 * @param {Row} row
 * @param {Map<string, Row>} rows
 */
function owner(row, rows) {
  const seen = new Set();
  for (let at = /** @type {Row|undefined} */ (row); at && !seen.has(at.id); at = rows.get(at.cause)) {
    if (at.beat?.seat !== undefined) return at.beat.seat;
    seen.add(at.id);
  }
  return null;
}

/**
 * The beats of these rows for one viewer, in their order; none if there is nothing to tell.
 *
 * @param {Row[]} rows new ones
 * @param {Row[]} log all there are, for their causes
 * @param {import('../line/view.js').Viewer} viewer
 * @returns {Told[]}
 */
export function beatsOf(rows, log, viewer) {
  const known = new Map(log.map((row) => [row.id, row]));
  /** @type {Told[]} */
  const told = [];
  let lead = /** @type {Row[]} */ ([]);
  let paid = /** @type {Row[]} */ ([]);
  for (const row of rows) {
    const {beat} = row;
    if (isSaying(row)) lead.push(row);
    else if (beat.kind === 'pay' && row !== rows.at(-1)) paid.push(row);
    else {
      const whose = owner(row, known);
      const mine = whose === viewer || row.harm === true;
      if (whose === null || mine || viewer === 'public') add(told, single(row, {lead, paid, mine, viewer}));
      else gather(told, [...lead, ...paid, row]);
      [lead, paid] = [[], []];
    }
  }
  const last = told.at(-1);
  if (last) last.rows.push(...lead, ...paid);
  const shown = told.length > MOST ? headlines(told) : told;
  return shown.some(isTelling) ? shown : [];
}

/** Whether a row is a sentence alone: it is read with the beat behind it. @param {Row} row */
const isSaying = ({beat}) => !beat || (beat.kind === 'say' && !beat.shows && !beat.step);

/** Puts a beat to the run at the end, or behind it. */
function add(told, one) {
  const last = told.at(-1);
  if (!goesOn(one, last)) told.push(one);
  else Object.assign(last, {row: one.row, rows: [...last.rows, ...one.rows], lead: [...last.lead, last.row, ...one.lead], letters: last.letters + one.letters});
}

/** @returns {Told} */
function single(row, {lead, paid, mine, viewer}) {
  const {beat} = row;
  const harm = row.harm === true || (beat.kind === 'wound' && beat.seat === viewer);
  return {row, kind: beat.kind, rows: [...lead, ...paid, row], lead, paid, mine, harm, hold: (beat.hold === true && (mine || beat.seat === undefined)) || harm,
    letters: row.text.length + (beat.shows?.card?.text?.length ?? 0)};
}

/** Puts rows to the gathered beat at the end, or begins one. */
function gather(told, rows) {
  const last = told.at(-1);
  if (last?.kind === 'gathered') {
    last.rows.push(...rows);
    last.row = rows.at(-1);
  } else told.push(gathered(rows));
}

/** @returns {Told} */
export const gathered = (rows) => ({row: rows.at(-1), kind: 'gathered', rows: [...rows], lead: [], paid: [], mine: false, harm: false, hold: false, letters: 60});

/** Only the first, what is revealed, what hurts and what ends; the rest is gathered. */
function headlines(told) {
  /** @type {Told[]} */
  const shown = [];
  told.forEach((one, i) => {
    if (i === 0 || one.harm || one.hold || HEADLINES.has(one.kind)) shown.push(one);
    else gather(shown, one.rows);
  });
  return shown;
}

/** The beats of one gathered row by row. @param {Told} one @returns {Told[]} */
export const opened = (one) => one.rows.filter(({beat}) => beat).map((row) => single(row, {lead: [], paid: [], mine: false, viewer: null}));

/** The number of a row: its entry and its place there. */
const order = ({id}) => id.split('.').map(Number);

/** Whether a row comes behind another. */
export function isBehind(row, other) {
  const [n, i] = order(row);
  const [m, j] = order(other);
  return n > m || (n === m && i > j);
}

/**
 * The chain that led to a row, from its beginning to the row itself.
 *
 * @param {Row[]} log
 * @param {string} id
 */
export function chainOf(log, id) {
  const known = new Map(log.map((row) => [row.id, row]));
  /** @type {Row[]} */
  const chain = [];
  for (let row = known.get(id); row && !chain.includes(row); row = known.get(row.cause)) chain.unshift(row);
  return chain;
}
