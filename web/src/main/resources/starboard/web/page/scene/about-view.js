/** One thing of the scene in full: what it is called, what it says, what lies there, who knows it. */
import {html, nothing} from 'lit';
import {icon, seatLetter} from '../icons.js';
import {placeLine} from '../map/map-words.js';
import {tell} from '../part.js';
import '../rules/rule-words.js';
import {called, placeName} from './scene.js';
import {iconFor} from './styles.js';
import {say} from '../words.js';

export function aboutView({thing, inside}, offers, game) {
  const map = inside.find((around) => around.kind === 'map');
  const reasons = offers?.refused.filter(({target}) => target === thing.id) ?? [];
  return html`<section class="pane box about">
    <header><h2>${icon(iconFor(thing.style, thing.id) ?? 'info', 15)} ${map && Array.isArray(thing.at) ? placeName(thing) : thing.name}</h2>
      <button class="tool small" aria-label=${say('table.close')} @click=${(click) => tell(click.target, 'close')}>${icon('x', 16)}</button></header>
    ${map && thing.at && thing.marks && !thing.from ? html`<p>${Array.isArray(thing.at) ? placeLine(map, thing) : ''}</p>` : nothing}
    ${thing.glossary ? html`<p>${thing.glossary}</p>` : nothing}
    ${(thing.parts ?? []).filter((part) => part.text && part.text !== thing.glossary).map((part) => html`<p>${part.text}</p>`)}
    ${(thing.badges ?? []).map((badge) => html`<p class="go">${badge.text}</p>`)}
    ${(thing.marks ?? []).map((mark) => html`<p><b>${called(mark)}${mark.count > 1 ? ' ×' + mark.count : ''}</b>${mark.glossary ? ': ' + mark.glossary : ''}</p>`)}
    ${(thing.spaces ?? []).filter((space) => space.threshold).map((space) => html`<p><b>${space.name}</b>: ${space.threshold}</p>`)}
    ${Array.isArray(thing.knownTo) ? html`<p class="k">${icon('eye', 13)} ${say('table.known-to', thing.knownTo.map(seatLetter).join(', '))}</p>` : nothing}
    ${reasons.map((one) => html`<p><button class="dim" data-refused=${one.id} @click=${(click) => tell(click.currentTarget, 'why', one.id)}><s>${one.text}</s> ${one.reason}</button></p>`)}
    <rule-words .game=${game} .name=${thing.name}></rule-words></section>`;
}
