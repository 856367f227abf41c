/** Cards, and the zones they lie in: a hand, a row, a pile, a stack. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {explanation, isPrivate} from './scene.js';
import {iconFor} from './styles.js';
import {say} from '../words.js';

/**
 * @param {import('../line/view.js').Card} card
 */
const part = (card, kind) => card.parts.find((one) => one.kind === kind)?.text ?? '';

/**
 * What stands in the corner of a card: the figure of its cost or value.
 *
 * @param {import('../line/view.js').Card} card
 */
const corner = (card) => card.parts.find(({kind, figure}) => figure && (kind === 'cost' || kind === 'value'))?.figure ?? '';

/**
 * The lines under a card's text: every part that is neither text nor cost, and the badges.
 *
 * @param {import('../line/view.js').Card} card
 */
const notes = (card) => [
  ...card.parts.filter((one) => !['text', 'cost', 'value', 'source'].includes(one.kind) && !isSigned(one)).map(({text}) => text),
  ...card.badges.map(({text}) => text),
];

/**
 * Whether a part is a figure beside its sign.
 *
 * @param {import('../line/view.js').CardPart} part
 */
const isSigned = ({figure, symbols}) => Boolean(figure && symbols?.length);

/** The figures of a card beside their signs: what it does in a fight, what it brings. */
function signed(card) {
  const parts = card.parts.filter(isSigned);
  return parts.length ? html`<span class="figs">${parts.map(({text, figure, symbols}) => html`<i title=${text}><span class="sr">${text}</span>${symbols.map(({style}) => icon(iconFor(style) ?? 'info', 14))}<b
    aria-hidden="true">${figure}</b></i>`)}</span>` : nothing;
}

/** What a card costs, sign by sign. */
function price(card) {
  const cost = card.parts.find(({kind, symbols}) => kind === 'cost' && symbols?.length);
  return cost ? html`<span class="price" title=${cost.text}><span class="sr">${cost.text}</span>${cost.symbols.map(({style}) => icon(iconFor(style) ?? 'info', 15))}</span>` : nothing;
}

/** Why a card cannot be chosen, and what is worth knowing of it all the same. */
const barred = (card, reason) => [reason, ...card.badges.map(({text}) => text)].join(' · ');

/**
 * The icon of a card: by what it is, else by its kind; null if neither has one.
 *
 * @param {import('../line/view.js').Card} card
 */
const picture = (card) => iconFor(card.id.replace(/^[a-z]+-\d+[-.]/, ''), card.style);

const known = (card, show) => (!card.face ? 'back' : isPrivate(card, show.viewer) && card.style?.startsWith('objective') ? 'known' : '');

/**
 * A card one can read.
 *
 * @param {import('../line/view.js').Card} card
 * @param {import('./showing.js').Showing} show
 */
export function bigCard(card, show) {
  const letter = show.letter(card.id);
  const reason = show.reason(card.id);
  const number = corner(card);
  const state = show.state(card.id);
  return html`<button class=${show.classes(card.id, 'cardw', known(card, show), ...card.badges.map(({id}) => id))} data-thing=${card.id}
      aria-pressed=${state === 'sel' ? 'true' : nothing} @click=${show.touching(card.id)}>
    ${picture(card) ? html`<span class="wm">${icon(picture(card), 62)}</span>` : nothing}
    <span class="head">${number ? html`<span class="cst"><span class="sr">${part(card, 'cost')}</span><span aria-hidden="true">${number}</span></span>` : nothing}<b>${card.name}</b>${price(card)}</span>
    ${signed(card)}
    <span class="foot"><span>${state === 'sel' ? html`<b class="you">${say('table.chosen')}</b>` : state === 'no' ? barred(card, reason) : notes(card).join(' · ')}</span>${letter ? html`<kbd>${letter}</kbd>` : nothing}</span>
    <span class="body">${explanation(card)}</span>
  </button>`;
}

/**
 * A card of a row as a line of its own: what it costs, its name and what is known of it, and all it says.
 *
 * @param {import('../line/view.js').Card} card
 * @param {import('./showing.js').Showing} show
 */
export function shelfCard(card, show) {
  const letter = show.letter(card.id);
  const state = show.state(card.id);
  const noted = card.parts.filter((one) => !['text', 'cost', 'value', 'source'].includes(one.kind) && !isSigned(one)).map(({text}) => text);
  const badges = card.badges.map(({text}) => text);
  return html`<button class=${show.classes(card.id, 'shelf', known(card, show), ...card.badges.map(({id}) => id))} data-thing=${card.id}
      aria-pressed=${state === 'sel' ? 'true' : nothing} title=${state === 'no' ? barred(card, show.reason(card.id)) : badges.join(' · ')} @click=${show.touching(card.id)}>
    <span class="cst">${corner(card) ? html`<span class="sr">${part(card, 'cost')}</span>` : nothing}${icon(picture(card) ?? 'card', 15)}<span aria-hidden="true">${corner(card)}</span></span>
    <span class="says"><b>${card.name}</b> ${price(card)}${signed(card)}<small>${state === 'sel' ? html`<b class="you">${say('table.chosen')}</b>` : noted.join(' · ')}</small>
      <span class="effect">${explanation(card).split('\n').join(' · ')}</span><span class="sr">${badges.join(' ')}</span></span>${letter ? html`<kbd>${letter}</kbd>` : nothing}</button>`;
}

/**
 * A card laid out: its name and figures, what it says, and how far it is.
 *
 * @param {import('../line/view.js').Card} card
 * @param {import('./showing.js').Showing} show
 */
export function tileCard(card, show) {
  const letter = show.letter(card.id);
  const said = notes(card).join(' · ');
  return html`<button class=${show.classes(card.id, 'it', 'tile', known(card, show), ...card.badges.map(({id}) => id))} data-thing=${card.id} @click=${show.touching(card.id)}>
    <span><b>${card.name}</b> ${signed(card)}</span>${card.number ? html`<b class="num">${card.number}</b>` : nothing}${letter ? html`<kbd>${letter}</kbd>` : nothing}
    <em>${explanation(card)}${said ? html` <span class="told">${said}</span>` : nothing}</em></button>`;
}

/**
 * A card in one line.
 *
 * @param {import('../line/view.js').Card} card
 * @param {import('./showing.js').Showing} show
 */
export function lineCard(card, show) {
  const letter = show.letter(card.id);
  const said = show.state(card.id) === 'no' ? barred(card, show.reason(card.id)) : notes(card).join(' · ');
  return html`<button class=${show.classes(card.id, 'it', known(card, show), ...card.badges.map(({id}) => id))} data-thing=${card.id} title=${explanation(card)}
      @click=${show.touching(card.id)}>
    ${icon(picture(card) ?? 'card', 16)}<span>${card.name}</span>${corner(card) ? html`<b class="cst">${corner(card)}</b>` : nothing}${said ? html`<em>${said}</em>` : nothing}${letter ? html`<kbd>${letter}</kbd>` : nothing}
  </button>`;
}

const hiddenIn = (zone) => Math.max(0, zone.count - zone.cards.length);

/**
 * Cards side by side.
 *
 * @param {import('../line/view.js').Zone} zone
 * @param {import('./showing.js').Showing} show
 */
export function handView(zone, show) {
  return html`${zone.cards.map((card) => bigCard(card, show))}
    ${hiddenIn(zone) ? html`<span class="cardw back"><span class="head"><b>${zone.name}</b></span><span class="body">${say('table.face-down', hiddenIn(zone))}</span></span>` : nothing}`;
}

/** More cards than this are folded into one line that opens. */
const FOLD = 5;

/** Cards with how often each comes: backs that look alike and cannot be chosen are told once. */
function told(cards, show) {
  const lines = [];
  for (const card of cards) {
    const same = card.face || show.state(card.id) ? null : lines.find(([one]) => !one.face && !show.state(one.id) && one.name === card.name);
    if (same) same[1]++;
    else lines.push([card, 1]);
  }
  return lines;
}

const backs = (card, times) => html`<span class="it back">${icon(picture(card) ?? 'card', 16)}<span>${times}× ${card.name}</span></span>`;

/**
 * A zone as a caption and its cards in lines.
 *
 * @param {import('../line/view.js').Zone} zone
 * @param {import('./showing.js').Showing} show
 */
export function rowView(zone, show, fold = true) {
  const hidden = hiddenIn(zone);
  const lit = zone.cards.some((card) => show.state(card.id) === 'legal' || show.state(card.id) === 'sel');
  const cards = html`<div class="its">${told(zone.cards, show).map(([card, times]) => (times > 1 ? backs(card, times) : lineCard(card, show)))}
    ${hidden ? html`<span class="it back">${icon('cards', 16)}<span>${say('table.face-down', hidden)}</span></span>` : nothing}</div>`;
  const caption = html`<span class="cap">${zone.name} · ${zone.count}</span>`;
  if (zone.count === 0) return html`<div class=${show.classes(zone.id, 'zone')} data-thing=${zone.id}>${caption}</div>`;
  if (fold && zone.cards.length > FOLD && !lit) {
    return html`<details class=${show.classes(zone.id, 'zone')} data-thing=${zone.id}><summary>${caption}</summary>${cards}</details>`;
  }
  return html`<div class=${show.classes(zone.id, 'zone')} data-thing=${zone.id}>${caption}${cards}</div>`;
}
