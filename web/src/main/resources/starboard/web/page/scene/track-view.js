/** A track: its spaces, who stands where, and the next thresholds in words, soonest first. */
import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {left, thresholds} from './scene.js';
import {iconFor} from './styles.js';
import {say} from '../words.js';

/** Spaces with names longer than this are steps: only the present one is written out. */
const SHORT = 3;

/** More spaces than this are numbered, not named. */
const STEPS = 10;

/**
 * Whether a track is a row of named steps.
 *
 * @param {import('../line/view.js').Track} track
 */
export const isSteps = (track) => track.spaces.length <= STEPS && track.spaces.some((space) => space.name.length > SHORT && !space.threshold);

/** What is written on a space: its name if it is short. */
const written = (track, space, i) => (space.name.length <= SHORT ? space.name : i === track.spaces.length - 1 ? '✕' : i + 1);

/**
 * @param {import('../line/view.js').Track} track
 * @param {import('./showing.js').Showing} show
 */
export function trackView(track, show) {
  const steps = isSteps(track);
  return html`<section class=${show.classes(track.id, 'pane box')} data-thing=${track.id}>
    <header><h2>${icon(iconFor(track.style, track.id) ?? 'flag', 15)} ${track.name}</h2>${standing(track)}</header>
    ${steps ? stepRow(track, show) : spaceRow(track, show)}
    ${track.markers.length || !steps ? ahead(track) : nothing}
  </section>`;
}

/**
 * @param {import('../line/view.js').Track} track
 */
function standing(track) {
  const [marker] = track.markers;
  if (!marker) return html`<span class="dim small">${say('table.track.idle')}</span>`;
  const more = left(track);
  const runs = track.spaces.some((space) => space.threshold);
  return html`<span class="num">${runs && more ? say('table.track.left', more) : marker.name}</span>`;
}

const at = (track) => track.spaces.findIndex((space) => space.id === track.markers[0]?.at);

/**
 * @param {import('../line/view.js').Track} track
 * @param {import('./showing.js').Showing} show
 */
function spaceRow(track, show) {
  const now = at(track);
  return html`<ol class="track" aria-label=${track.name}>${track.spaces.map((space, i) => {
    const here = track.markers.filter((marker) => marker.at === space.id);
    const state = here.length ? 'at' : i < now ? 'past' : '';
    return html`<li class=${show.classes(space.id, state, space.style ?? '')} data-thing=${space.id} title=${space.name}
      aria-current=${here.length ? 'step' : nothing}><span>${written(track, space, i)}</span>${here.map(mark)}</li>`;
  })}</ol>`;
}

const mark = (marker) => html`<span class="sr">${marker.name}</span>${marker.owner === undefined ? nothing : seatMark(marker.owner, 14)}`;

/**
 * @param {import('../line/view.js').Track} track
 * @param {import('./showing.js').Showing} show
 */
function stepRow(track, show) {
  const now = at(track);
  return html`<ol class="steps" aria-label=${track.name}>${track.spaces.map((space, i) => html`<li
    class=${show.classes(space.id, i === now ? 'on' : i < now ? 'done' : '')} data-thing=${space.id} title=${space.name}
    aria-current=${i === now ? 'step' : nothing}><span class=${i === now ? '' : 'sr'}>${space.name}</span>${i === now ? nothing : html`<span aria-hidden="true">${i < now ? '✓' : i + 1}</span>`}</li>`)}</ol>`;
}

/**
 * @param {import('../line/view.js').Track} track
 */
function ahead(track) {
  const coming = thresholds(track);
  if (coming.length === 0) return nothing;
  return html`<ul class="next">${coming.slice(0, 3).map(({space, far}) => html`<li>${track.markers.length
    ? html`<b class="num">${say('table.track.in', far)}</b> ` : html`<b>${space.name}</b>: `}${space.threshold}</li>`)}</ul>`;
}

/**
 * Steps along the top of the stage, all of them named, and who is in which.
 *
 * @param {import('../line/view.js').Track} track
 * @param {import('./showing.js').Showing} show
 */
export function stepRail(track, show) {
  const now = at(track);
  return html`<ol class="steprail" aria-label=${track.name}>${track.spaces.map((space, i) => {
    const here = track.markers.filter((marker) => marker.at === space.id);
    return html`<li class=${show.classes(space.id, here.length ? 'on' : i < now ? 'done' : '')} data-thing=${space.id} title=${space.glossary ?? ''}
      aria-current=${here.length ? 'step' : nothing}><span>${i < now && !here.length ? '✓' : html`<b>${space.number ?? i + 1}</b>`} <span class="nm">${space.name}</span></span>${here.map(mark)}</li>`;
  })}</ol>`;
}

/** A track in one button, for narrow screens. */
export function trackButton(track, show, open) {
  const coming = thresholds(track);
  const more = left(track);
  return html`<button class=${show.classes(track.id, 'trk')} data-thing=${track.id} @click=${open}>
    ${icon(iconFor(track.style, track.id) ?? 'flag', 17)}<b class="num">${coming.length ? more : track.spaces[at(track)]?.name ?? ''}</b>
    <span>${coming.length ? coming.slice(0, 2).map(({space, far}) => html`<span>${say('table.track.in', far)} ${space.threshold}</span>`)
      : html`<span>${track.name}</span>`}</span></button>`;
}
