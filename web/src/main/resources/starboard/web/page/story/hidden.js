/** What lay hidden until the end: everything those see who see all, and nobody saw on the open table. */
import {html, nothing} from 'lit';
import {index, called} from '../scene/scene.js';
import {say} from '../words.js';

/** A pile of more cards than this is a deck: what is in it nobody was to know. */
const DECK = 2;

/** What has no faces: it counts, and is called otherwise by its owner. */
const COUNTS = new Set(['bag', 'counter', 'card', 'mat', 'zone']);

/** How often each name comes. */
const counted = (names) => names.reduce((all, name) => all.set(name, (all.get(name) ?? 0) + 1), new Map());

/** Cards of a zone whose face the open table did not show. */
function hiddenCards(zone, open) {
  const seen = counted((open?.cards ?? []).filter(({face}) => face).map(called));
  return zone.cards.filter(({face}) => face).filter((card) => {
    const left = seen.get(called(card)) ?? 0;
    if (left) seen.set(called(card), left - 1);
    return !left;
  });
}

/** @returns {{where: string, what: string[], knownTo: 'all'|number[]}[]} */
function hidden(all, open) {
  const there = index(open);
  const found = [];
  const turned = [];
  for (const {thing, inside} of index(all).values()) {
    const twin = there.get(thing.id)?.thing;
    const owner = inside.find(({kind}) => kind === 'mat');
    const where = [owner?.name, thing.kind === 'zone' ? thing.name : ''].filter(Boolean).join(' – ');
    if (thing.kind === 'zone') {
      const cards = hiddenCards(thing, twin);
      const isDeck = (thing.layout === 'pile' || thing.layout === 'stack') && cards.length > DECK;
      if (cards.length && !isDeck) found.push({where, what: [...counted(cards.map(called))].map(([name, times]) => (times > 1 ? `${times}× ${name}` : name)), knownTo: cards.every(({knownTo}) => String(knownTo) === String(cards[0].knownTo)) ? cards[0].knownTo : 'all'});
    } else if (twin && !COUNTS.has(thing.kind) && !inside.some(({kind}) => kind === 'zone') && called(thing) !== called(twin)) {
      turned.push(called(thing));
    } else if (twin && Array.isArray(thing.cells) && String(thing.cells) !== String(twin.cells)) {
      found.push({where: thing.name, what: thing.cells.filter((cell, i) => cell !== twin.cells[i]), knownTo: thing.knownTo});
    }
  }
  const map = all.widgets.find(({kind}) => kind === 'map');
  return turned.length ? [{where: map?.name ?? '', what: turned, knownTo: 'all'}, ...found] : found;
}

const LETTERS = 'ABCDEF';

export function hiddenView(all, open) {
  const found = hidden(all, open);
  if (!found.length) return null;
  return html`<dl class="hidden-things">${found.map(({where, what, knownTo}) => html`<div><dt>${where}</dt><dd>${what.join(', ')}
    ${Array.isArray(knownTo) ? html`<small>${knownTo.length ? say('table.known-to', knownTo.map((seat) => LETTERS[seat]).join(', ')) : say('story.nobody')}</small>` : nothing}</dd></div>`)}</dl>`;
}
