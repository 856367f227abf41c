/** The seats in turn order: who, what everybody may know of them, who decides. */
import {html, nothing} from 'lit';
import {icon, seatLetter, seatMark} from '../icons.js';
import {tell} from '../part.js';
import {countOf, isVital, progress} from '../scene/scene.js';
import {iconFor} from '../scene/styles.js';
import {say} from '../words.js';

/**
 * Figures everybody sees: first what can end the game of a seat, then the hand, other counters and markers.
 *
 * @param {import('../line/view.js').Mat|undefined} mat
 */
function facts(mat) {
  const content = mat?.content ?? [];
  const zones = /** @type {import('../line/view.js').Zone[]} */ (content.filter(({kind}) => kind === 'zone'));
  const counters = /** @type {import('../line/view.js').Counter[]} */ (content.filter(({kind}) => kind === 'counter'));
  const tracks = /** @type {import('../line/view.js').Track[]} */ (content.filter((one) => one.kind === 'track' && isVital(one)));
  const counted = (one) => ({name: one.name, icon: iconFor(one.style, one.id), count: countOf(one), hurt: isVital(one) && one.value > 0});
  return [
    ...tracks.map((track) => ({name: track.name, icon: iconFor(track.style) ?? 'heart', count: `${progress(track).value}/${progress(track).limit}`, hurt: progress(track).value > 0})),
    ...counters.filter(isVital).map(counted),
    ...zones.filter(({style}) => style === 'wounds').map((zone) => ({name: zone.name, icon: iconFor(zone.style), count: countOf(zone), hurt: zone.count > 0})),
    ...zones.filter(({layout}) => layout === 'hand').map((zone) => ({name: zone.name, icon: 'cards', count: zone.count, hurt: false})),
    ...counters.filter((one) => !isVital(one)).map(counted),
    ...zones.filter(({style}) => style === 'tokens').flatMap((zone) => zone.cards)
      .map((card) => ({name: card.name, icon: iconFor(card.style) ?? 'info', count: null, hurt: false})),
  ];
}

const MOST = 4;

/**
 * @param {import('../line/view.js').View} view
 */
export function seatStrip(view, mats) {
  return html`<ul class="seats" aria-label=${say('table.seats')}>${view.table.seats.map((seat) => {
    const mat = mats.find((one) => one.owner === seat.seat);
    return html`<li><button class="seat ${seat.deciding ? 'now' : ''}" data-seat=${seat.seat} @click=${(click) => tell(click.currentTarget, 'seat', seat.seat)}>
      ${seatMark(seat.seat, 28, say('table.seat', seatLetter(seat.seat)))}
      <span class="of"><span class="nm"><b title=${seat.name}>${seat.seat === view.viewer ? say('table.you') : seat.brief}</b><span>${mat?.subtitle ?? mat?.standing[0] ?? ''}</span></span>
      <span class="facts">${facts(mat).slice(0, MOST).map((fact) => html`<i title=${fact.name} class=${fact.hurt ? 'bad' : ''}><span class="sr">${fact.name}</span>${icon(fact.icon ?? 'info', 14)}${fact.count ?? ''}</i>`)}
        ${status(seat, mat)}</span></span></button></li>`;
  })}</ul>`;
}

/**
 * @param {import('../line/view.js').Seat} seat
 */
function status(seat, mat) {
  if (seat.deciding) return html`<span class="you"><b>${say('table.deciding')}</b></span>`;
  if (seat.kind === 'bot') return html`<span class="dim">${icon('bot', 14)}<span class="sr">${say('table.bot')}</span></span>`;
  if (seat.claimed === false) return html`<span class="dim">${say('table.free')}</span>`;
  if (seat.online === false) return html`<span class="dim">${say('table.away')}</span>`;
  const last = mat?.standing[1];
  return last ? html`<span class="tag dim">${last}</span>` : nothing;
}
