/** The whole game as one line: a slider, its chapters, how dangerous it was, and pins where something happened. */
import {html, nothing, svg} from 'lit';
import {icon} from '../icons.js';
import {say} from '../words.js';
import {chapterOf} from './recording.js';

/** Chapters of which there are more than this are not written below the line. */
const MOST_NAMED = 12;

const DRAWN = {end: 'flag', first: 'star', hurt: 'wound', swing: 'scales', gain: 'gift', rare: 'die'};

/** What is drawn for a moment. */
export const momentIcon = (moment, size) => icon(DRAWN[moment.why] ?? 'star', size);

/**
 * @param {import('./recording.js').Story} story
 * @param {number} step
 * @param {string} sentence what happened at it
 * @param {(step: number) => void} go
 */
export function timeLine(story, step, sentence, go) {
  const last = story.steps.length - 1;
  const share = (at) => (last ? (100 * at) / last : 0);
  const chapter = chapterOf(story, step);
  const named = story.chapters.length <= MOST_NAMED ? story.chapters : [];
  return html`<div class="time-line">
    <svg class="danger" viewBox="0 0 ${Math.max(1, story.danger.length - 1)} 100" preserveAspectRatio="none" aria-hidden="true">${svg`<path d=${curve(story.danger)} />`}
      ${story.chapters.map((one) => svg`<line x1=${(share(one.step) * (story.danger.length - 1)) / 100} x2=${(share(one.step) * (story.danger.length - 1)) / 100} y1="0" y2="100" />`)}</svg>
    ${story.moments.map((moment) => html`<button class="pin ${moment.why} ${moment.step === step ? 'on' : ''}" tabindex="-1" .style=${`left:${share(moment.step)}%`} title=${moment.text}
      aria-label=${say('replay.moment', moment.text, moment.step)} @click=${() => go(moment.step)}>${momentIcon(moment, 13)}</button>`)}
    <input type="range" min="0" max=${last} .value=${String(step)} data-slider aria-label=${say('replay.slider')}
      aria-valuetext=${say('replay.step', step, last) + (chapter ? `, ${chapter.name}` : '') + ` ${sentence}`} @input=${(input) => go(Number(input.target.value))}>
    ${named.length ? html`<p class="chapters" aria-hidden="true">${named.map((one, i) => html`<span .style=${`left:${share(one.step)}%`} class=${one === chapter ? 'on' : ''}>${i + 1}</span>`)}</p>` : nothing}</div>`;
}

const curve = (danger) => `M0 100 ${danger.map((one, i) => `L${i} ${100 - one}`).join(' ')} L${Math.max(1, danger.length - 1)} 100 Z`;
