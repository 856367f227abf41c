/** The same scene as headings, lists and one numbered question, in the order of the bar. No fact lives in the picture only. */
import {html, nothing} from 'lit';
import {placeLine} from '../map/map-words.js';
import {chancesInWords} from './die-view.js';
import {called, explanation, left, matName, thresholds} from './scene.js';
import {tell} from '../part.js';
import {IN_ORDER} from './offers.js';
import {riskParts} from './risk.js';
import {say} from '../words.js';

/**
 * @param {import('../line/view.js').View} view
 * @param {import('./scene.js').Parts} parts
 * @param {import('./offers.js').Offers|null} offers
 * @param {{things: import('./scene.js').Things, beginner: boolean, news: import('../line/view.js').Row[]}} more
 */
export function textView(view, parts, offers, {things, beginner, news}) {
  return html`<div class="textv" data-text-view>
    <h1>${view.table.game.name} · ${view.table.name}</h1>
    ${beginner ? goal(view) : nothing}
    ${question(view, offers, things)}
    ${happened(news)}
    ${parts.map ? html`<h2>${parts.map.name}</h2><ul>${parts.map.nodes.map((node) => html`<li>${placeLine(parts.map, node)}</li>`)}</ul>` : nothing}
    ${[...parts.tracks, ...parts.market, ...parts.table].map((widget) => told(widget, 2))}
    ${parts.mine ? told(parts.mine, 2) : nothing}
    ${parts.others.map((mat) => told(mat, 2))}
    <h2>${say('table.seats')}</h2><ul>${view.table.seats.map((seat) => html`<li>${seat.name}${seat.deciding ? ', ' + say('table.deciding') : ''}${seat.kind === 'bot' ? ', ' + say('table.bot') : seat.online === false ? ', ' + say('table.away') : ''}</li>`)}</ul>
    <h2>${say('table.log')}</h2><ol>${view.log.slice(-40).reverse().map(logLine)}</ol>
    ${beginner || !view.table.game.goal ? nothing : goal(view)}</div>`;
}

/** First for whoever has not acted yet, later at the end. */
const goal = (view) => html`<h2>${say('table.goal')}</h2><p class="lines">${view.table.game.goal}</p>`;

/** What happened since the reader last acted, oldest first; the whole log stands at the end. */
function happened(news) {
  const fresh = news.filter(({kind}) => kind === 'event');
  return fresh.length ? html`<h2>${say('table.events')}</h2><ol data-news aria-live="polite">${fresh.map(logLine)}</ol>` : nothing;
}

const logLine = (entry) => html`<li>${entry.private ? say('table.only-you') + ': ' : ''}${entry.harm ? say('table.harm') + ': ' : ''}${entry.text}${beatLine(entry.beat)}</li>`;

/**
 * What a beat adds to its sentence: how likely it was, what was compared, the card it shows, and by which rule.
 *
 * @param {import('../line/view.js').Beat|undefined} beat
 */
function beatLine(beat) {
  if (!beat) return nothing;
  const {shows = {}, odds, rule, step} = beat;
  const said = [step && `${step.procedure} ${say('beat.step', step.at, step.of)}`, odds && say('beat.was', odds.hit, odds.of),
    shows.compare && `${shows.compare[0].join(' ')} ${shows.compare[1]} ${shows.compare[2].join(' ')}`,
    shows.tally && `${shows.tally.name} ${say('beat.of', shows.tally.value, shows.tally.limit)}`, shows.card?.text && `${shows.card.name}: ${shows.card.text}`];
  const words = said.filter(Boolean).join('; ');
  return html`${words ? ` (${words})` : nothing}${rule ? html` <button class="rulechip" data-rule=${rule} @click=${(click) => tell(click.target, 'rule', rule)}>${rule}</button>` : nothing}`;
}

/**
 * @param {import('../line/view.js').View} view
 */
function question(view, offers, things) {
  const [decision] = view.decisions;
  if (view.result) {
    return html`<h2>${say('table.over')}</h2><ul>${view.result.seats.map((one) => html`<li>${view.table.seats[one.seat]?.name}: ${one.why}${one.cause ? ending(one.cause) : nothing}</li>`)}</ul>`;
  }
  if (!decision || !offers) return html`<h2>${say('table.decision')}</h2><ul>${view.waiting.map((one) => html`<li>${say('table.waiting', view.table.seats[one.seat]?.name)}${one.question ? `: ${one.question}` : ''}</li>`)}</ul>`;
  return html`<h2 tabindex="-1">${say(offers.reaction ? 'table.react' : 'table.your-turn')}: ${decision.text}</h2>
    <p>${say('table.asked-by', decision.source)}</p>
    <ol>${offers.all.map((offer, i) => html`<li><button class="btn" data-text-option=${offer.id} @click=${(click) => tell(click.target, 'choose', {decision: decision.decision, option: offer.id})}>${offer.text}${offer.cost ? ` (${offer.cost})` : ''}${i < 9 ? nothing : html` <kbd>${IN_ORDER[i]}</kbd>`}</button>${offer.barrier ? html` <b class="bad">${say('table.no-way-back')}.</b>` : nothing}${effect(offer, things)}${riskParts(offer.risk)}${comparison(offer.rows)}</li>`)}</ol>
    ${offers.shortcuts.map((one, i) => html`<p><button class="btn" data-text-shortcut=${one.id} @click=${(click) => tell(click.target, 'shortcut', one)}>${one.text} <kbd>${IN_ORDER[offers.all.length + i]}</kbd></button></p>`)}
    ${view.back ? html`<p><button class="btn" @click=${(click) => tell(click.target, 'retreat')}>${say('table.back')}</button></p>` : nothing}
    ${offers.refused.length ? html`<h3>${say('table.not-now')}</h3><ul>${offers.refused.map((one) => html`<li>${one.text}: ${one.reason} ${one.rule ? html`<button class="rulechip" data-refused=${one.id} @click=${(click) => tell(click.currentTarget, 'why', one.id)}>${one.rule}</button>` : nothing}${(one.unblock ?? []).map(({text}) => ` ${text}`)}</li>`)}</ul>` : nothing}`;
}

/** Why it ended so, and what led there. @param {import('../line/view.js').Cause} cause */
const ending = (cause) => html`. ${cause.text}<ol>${(cause.chain ?? []).map((link) => html`<li>${link.text}${link.odds ? ` (${say('beat.was', link.odds.hit, link.odds.of)})` : ''}</li>`)}</ol>
  ${cause.changed?.length ? html`<p>${say('ending.changed')}: ${cause.changed.map(({text}) => text).join(' ')}</p>` : nothing}`;

/** What an option is compared by, and how it stands. @param {import('../line/view.js').Option['rows']} rows */
const comparison = (rows) => (rows?.length ? html`<ul>${rows.map(({row, text, state}) => html`<li>${row}: ${text}${state ? ` (${say(`choice.state.${state}`)})` : ''}</li>`)}</ul>` : nothing);

/** What an option does, or what the thing says that it is about. */
const effect = (offer, things) => ' ' + (offer.effect ?? explanation(things.get(offer.target)?.thing ?? {}));

const heading = (level, text) => (level === 2 ? html`<h2>${text}</h2>` : level === 3 ? html`<h3>${text}</h3>` : html`<h4>${text}</h4>`);

const secret = (thing) => (Array.isArray(thing.knownTo) ? ` [${say('table.known-to', thing.knownTo.map((seat) => 'ABCDEF'[seat]).join(', '))}]` : '');

const KINDS = {
  zone: (zone) => html`<ul>${alike(zone.cards.map(cardLine)).map(([line, times]) => html`<li>${times > 1 ? `${times}× ` : ''}${line}</li>`)}${zone.count > zone.cards.length
    ? html`<li>${say('table.face-down', zone.count - zone.cards.length)}</li>` : nothing}</ul>`,
  card: (card) => html`<p>${cardLine(card)}</p>`,
  track: (track) => html`<p>${track.markers.map((marker) => `${marker.name}: ${track.spaces.find((space) => space.id === marker.at)?.name ?? ''}`).join(', ') || say('table.track.idle')}${left(track) ? `; ${say('table.track.left', left(track))}` : ''}. ${say('table.track.spaces', track.spaces.map(called).join(', '))}.
    ${thresholds(track).map(({space, far}) => `${track.markers.length ? say('table.track.in', far) : space.name + ':'} ${space.threshold} `)}</p>`,
  counter: (counter) => html`<p>${counter.value}${counter.unit ? ' ' + counter.unit : ''}${counter.parts.length ? ` (${counter.parts.map((part) => `${part.name} ${part.value}`).join(' + ')})` : ''}</p>`,
  bag: (bag) => html`<p>${bag.total}: ${bag.kinds.map((kind) => `${kind.count}× ${called(kind)}`).join(', ')}</p>`,
  die: (die) => html`<p>${die.faces.map((face, i) => (i === die.rolled ? `${face} (${say('table.die.rolled')})` : face)).join(' | ')}${die.use === 'free' ? '' : ', ' + say(`table.die.${die.use}`)}${die.chances ? `; ${chancesInWords(die)}` : ''}</p>`,
  sheet: (sheet) => html`<ul>${sheet.rows.map((row) => html`<li>${row.name}: ${row.check ? `${row.check}: ` : ''}${row.cells.map((cell, i) => (sheet.columns.length > 1 ? `${sheet.columns[i]} ${cell}` : cell)).join(', ')}</li>`)}</ul>`,
};

const cardLine = (card) => [called(card) + secret(card), ...(card.parts.length ? card.parts.map(({text}) => text) : [card.face ? explanation(card) : '']),
  ...card.badges.map(({text}) => text)].filter(Boolean).join('; ');

/** Lines that say the same are one, with how often they come. */
function alike(lines) {
  const times = new Map();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times];
}

/**
 * @param {import('../line/view.js').Widget} widget
 */
function told(widget, level) {
  const count = widget.kind === 'zone' ? ` (${widget.count})` : '';
  return html`${heading(level, (widget.kind === 'mat' ? matName(widget) : widget.name) + count + secret(widget))}
    ${widget.kind === 'mat' ? widget.content.map((inner) => told(inner, level + 1)) : KINDS[widget.kind]?.(widget) ?? nothing}`;
}
