/** Key moments: a lane for each seat and one for the table, and the moments in words with the way to watch them. */
import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {chapterOf} from '../replay/recording.js';
import {momentIcon} from '../replay/time-line.js';
import {ruleChip} from '../rules/marked.js';
import {say} from '../words.js';

/** Chapters of which there are more than this have only every second, third … number written. */
const MOST_NAMED = 14;

/** So near two moments of a lane may come, in hundredths of it. */
const NEAR = 3.4;

/**
 * @param {import('../replay/recording.js').Story} story
 * @param {import('../line/view.js').Seat[]} seats
 * @param {(step: number) => void} watch
 */
export function lanesView(story, seats, watch) {
  const last = Math.max(1, story.steps.length - 1);
  const share = (step) => (100 * step) / last;
  const every = Math.ceil(story.chapters.length / MOST_NAMED);
  const numbered = story.moments.map((moment, i) => ({moment, number: i + 1}));
  const lane = (seat, name, mark) => {
    const own = numbered.filter(({moment}) => (moment.seat ?? null) === seat);
    if (seat === null && !own.length) return nothing;
    let before = -NEAR;
    const spots = own.map((one) => ({...one, x: (before = Math.min(100, Math.max(share(one.moment.step), before + NEAR)))}));
    return html`<li><span class="who">${mark} ${name}</span><span class="line" .style=${seat === null ? '' : `--seat:var(--seat-${'abcdef'[seat]})`}>
      ${spots.map(({moment, number, x}) => html`<button class="spot ${moment.why}" tabindex="-1" .style=${`left:${x}%`} title=${moment.text} aria-label=${`${number}. ${moment.text}`} @click=${() => watch(moment.step)}>${momentIcon(moment, 14)}<b>${number}</b></button>`)}</span></li>`;
  };
  return html`<div class="lanes" aria-hidden="true"><ol class="ticks">${story.chapters.map(({step}, i) => html`<li .style=${`left:${share(step)}%`}>${i % every === 0 ? i + 1 : ''}</li>`)}</ol>
      <ul>${seats.map(({seat, name}) => lane(seat, name, seatMark(seat, 20)))}${lane(null, say('story.table'), icon('people', 18))}</ul></div>
    ${story.moments.length ? html`<ol class="moments told">${numbered.map(({moment, number}) => html`<li><i class="no">${number}</i><div>
      <small>${chapterOf(story, moment.step)?.name ?? say('replay.step', moment.step, last)}</small>
      <p>${moment.seat === undefined ? nothing : seatMark(moment.seat, 16)} ${moment.text} ${moment.odds ? html`<small>${say('beat.was', moment.odds.hit, moment.odds.of)}</small>` : nothing} ${moment.rule ? ruleChip(moment.rule) : nothing}</p></div>
      <button class="btn" data-watch=${moment.step} aria-label=${say('story.watch.moment', number)} @click=${() => watch(moment.step)}>${icon('play', 14)} ${say('story.watch')}</button></li>`)}</ol>` : html`<p class="dim">${say('replay.no-moments')}</p>`}`;
}
