/** What a beat holds up: a die with its face, a token, cubes, a card, two figures compared, so many of a limit, a figure. */
import {html, nothing, svg} from 'lit';
import {icon, iconAt, seatMark} from '../icons.js';
import {colourOf, iconFor, isFoe, seatOf} from '../scene/styles.js';
import {say} from '../words.js';

/** The sign of each kind of beat. */
export const KINDS = {roll: 'die', draw: 'bag', reveal: 'card', move: 'move', appear: 'target', leave: 'pass', wound: 'serious', gain: 'gift', pay: 'cards',
  end: 'flag', say: 'text', gathered: 'stack'};

/** A face is written on its die if it is no longer than this. */
const SHORT = 3;

const die = (name) => svg`<path d="M26 2 49 17v18L26 50 3 35V17z" fill="#221a36" stroke="var(--noise)" stroke-width="2.2" stroke-linejoin="round"/>
  <path d="M26 2 39 31 26 39 13 31zM3 17l10 14M49 17 39 31M3 35l10-4M49 35l-10-4M26 39v11" fill="#2f2450" stroke="var(--noise)" stroke-opacity=".55" stroke-width="1.3" stroke-linejoin="round"/>
  ${name.length > SHORT ? iconAt('die', 16, 12, 20, '#fff') : svg`<text x="26" y="28.5" text-anchor="middle" font-size=${name.length > 2 ? 14 : 19} font-weight="800" fill="#fff">${name}</text>`}`;

/** @param {{style?: string, number?: number}} token */
const token = ({style, number}) => {
  const foe = isFoe({style}) || !style;
  const edge = foe ? 'var(--danger)' : 'var(--known)';
  return svg`<circle cx="25" cy="27" r="22.5" fill="#2a2026" stroke=${edge} stroke-width="2.2"/>
    <circle cx="25" cy="27" r="17.5" fill="none" stroke=${edge} stroke-opacity=".35" stroke-dasharray="3 3"/>
    ${iconAt(iconFor(style) ?? 'blank', 12, 14, 26, '#ffe3df')}
    ${number === undefined ? nothing : svg`<circle cx="42" cy="11" r="9.5" fill="#0a0f16" stroke=${edge} stroke-width="2"/>
      <text x="42" y="15.600" text-anchor="middle" font-size="13" font-weight="800" fill="#fff">${number}</text>`}`;
};

const shard = (style) => svg`<path d="M10 5h37v33l-10 10H4V11z" fill="var(--danger)" stroke="#070b12" stroke-width="2"/>${iconAt(iconFor(style) ?? 'claw', 11, 11, 30, 'var(--danger-ink)')}`;

/** A cube of a seat or of a colour. */
export function cube({style, seat = seatOf(style) ?? undefined}, size = 34) {
  const fill = seat !== undefined ? `var(--seat-${'abcdef'[seat]})` : colourOf(style) === 'r' ? 'var(--danger)' : '#5b6779';
  return html`<svg class="cube" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true"><path d="M12 1.500 22 7v10L12 22.500 2 17V7z" fill=${fill} stroke="#070b12" stroke-width="1.2"/>
    <path d="M12 1.500 22 7l-10 5.500L2 7z" fill="#fff" opacity=".28"/><path d="M12 12.500V22.500L22 17V7z" fill="#000" opacity=".16"/>
    ${seat === undefined ? nothing : svg`<text x="12" y="17.200" text-anchor="middle" font-size="12" font-weight="800" fill="#0a0f16">${'ABCDEF'[seat]}</text>`}</svg>`;
}

/** So many boxes of a limit, the first ones full. */
export const boxes = (value, limit, fresh = -1) => html`<span class="boxes">${Array.from({length: Math.max(limit, value)}, (_, i) => html`<u class="${i < value ? 'hit' : ''} ${i === fresh ? 'fresh' : ''}"></u>`)}</span>`;

const drawn = (size, shape) => html`<svg width=${size} height=${size} viewBox="0 0 52 52" aria-hidden="true">${shape}</svg>`;

/**
 * The large or small picture of a beat.
 *
 * @param {import('./beats.js').Told} told
 * @param {import('../scene/scene.js').Things} things
 */
export function picture({row, kind, rows}, things, size = 40) {
  const {beat} = row;
  if (kind === 'gathered' || !beat) return html`<span class="sum">${rows.length}</span>`;
  const {shows = {}} = beat;
  if (shows.compare) return html`<span class="versus"><b>${shows.compare[0][1]}</b><small>${shows.compare[1]}</small>${shows.compare[2][1]}</span>`;
  if (shows.cubes) return html`<span class="cubes">${shows.cubes.map((one) => html`<span>${cube(one, size * (shows.cubes.length > 2 ? 0.6 : 0.85))}${one.count > 1 ? html`<b>×${one.count}</b>` : nothing}</span>`)}</span>`;
  if (shows.token) return drawn(size, token(shows.token));
  if (shows.die !== undefined) return html`<span class="dice">${drawn(size, die(shows.name ?? ''))}</span>`;
  if (shows.card) return icon(iconFor(shows.card.style) ?? 'card', size * 0.8);
  if (shows.tally) return html`<span class="tally"><b>${shows.tally.value}</b>/${shows.tally.limit}</span>`;
  return figure(beat, kind, things, size);
}

/** Whoever or whatever it is about, as it is drawn on the table. */
function figure(beat, kind, things, size) {
  const thing = [...(beat.on ?? []), beat.to, beat.from].map((id) => things.get(id)?.thing).find((one) => one && (one.owner !== undefined || isFoe(one)) && !one.content);
  if (thing && isFoe(thing)) return drawn(size, shard(thing.style));
  const seat = thing?.owner ?? (kind === 'move' || kind === 'gain' || kind === 'end' ? beat.seat : undefined);
  if (seat !== undefined) return seatMark(seat, size * 0.8);
  const mark = kind === 'appear' && [...(beat.on ?? []), beat.to].flatMap((id) => things.get(id)?.thing.marks ?? []).at(-1);
  if (mark && iconFor(mark.style)) return icon(iconFor(mark.style), size * 0.8);
  const other = kind !== 'wound' && [...(beat.on ?? []), beat.to].map((id) => things.get(id)?.thing).find((one) => one && iconFor(one.style));
  return icon(other ? iconFor(other.style) : KINDS[kind], size * 0.8);
}

/**
 * What a beat is called in one or two words.
 *
 * @param {import('./beats.js').Told} told
 */
export function nameOf({row, kind, rows}, things) {
  const {shows = {}, step, to, on = []} = row.beat ?? {};
  if (kind === 'gathered') return say('beat.gathered.short');
  if (shows.token) return [shows.token.name, shows.token.number].filter((one) => one !== undefined).join(' ');
  if (shows.die !== undefined) return shows.name && shows.name.length > SHORT ? shows.name : say('beat.kind.roll');
  if (shows.card) return shows.card.name;
  if (shows.compare) return say('beat.compared');
  if (shows.tally) return shows.tally.name;
  if (kind === 'say' && step) return step.procedure;
  const thing = [to, ...on].map((id) => things.get(id)?.thing).find((one) => one?.name);
  return (kind === 'move' || kind === 'appear' || kind === 'gain') && thing ? thing.name : say(`beat.kind.${kind}`);
}

/** How likely it was. @param {import('../line/view.js').Beat} beat */
export const oddsOf = ({odds}) => (odds ? say('beat.was', odds.hit, odds.of) : '');
