/** What can be counted of a game: round by round, point by point, draw by draw. Every drawing has its numbers in words. */
import {html, nothing, svg} from 'lit';
import {seatMark} from '../icons.js';
import {ruleChip} from '../rules/marked.js';
import {say} from '../words.js';

/** Eight games of ten stay this near to what was to be expected, in usual distances. */
const BAND = 1.28;

/** So many kinds of happenings are drawn: those there were most of. */
const MOST_COUNTED = 6;

/** How the lines of seats differ but by colour. */
const DASHES = ['', '6 3', '2 3', '9 3 2 3', '1 2', '12 4'];

const total = (times) => times.reduce((sum, one) => sum + one, 0);

const COUNTED = {roll: 'story.kind.roll', appear: 'story.kind.appear', wound: 'story.kind.wound'};

/** @param {import('../replay/recording.js').Story} story */
export function countsView(story) {
  const counts = [...story.counts].sort((a, b) => total(b.times) - total(a.times)).slice(0, MOST_COUNTED);
  return html`<div class="plots">${counts.map(({name, kind, rule, times}) => {
    const most = Math.max(...times, 1);
    const wide = 300 / times.length;
    const worst = times.indexOf(Math.max(...times));
    return html`<figure class="plot"><figcaption><b>${name}</b> ${COUNTED[kind] ? html`<span class="dim">${say(COUNTED[kind])}</span>` : nothing} ${rule ? ruleChip(rule) : nothing}
        <small>${say('story.most', total(times), worst + 1, times[worst])}</small></figcaption>
      <svg viewBox="0 0 300 62" preserveAspectRatio="none" role="img" aria-label=${`${name}: ${times.join(', ')}`}>${times.map((one, i) => svg`<rect class=${i === worst ? 'worst' : ''} x=${i * wide + wide / 10} y=${60 - (58 * one) / most} width=${wide * 0.8} height=${(58 * one) / most} />`)}</svg></figure>`;
  })}</div>`;
}

/**
 * Lines over the game, one for each seat.
 *
 * @param {{seat?: number, points: [number, number][]}[]} lines
 */
function linesView(title, lines, most, last, seats) {
  const x = (step) => (last ? (300 * step) / last : 0);
  const y = (value) => 60 - (58 * Math.max(0, value)) / Math.max(1, most);
  const drawn = ({points}) => points.map(([step, value], i) => (i ? `H${x(step)} V${y(value)}` : `M${x(step)} ${y(value)}`)).join(' ');
  return html`<figure class="plot tall"><figcaption><b>${title}</b></figcaption>
    <svg viewBox="0 0 300 62" preserveAspectRatio="none" aria-hidden="true">${lines.map((line) => svg`<path d=${`${drawn(line)} H300`} stroke-dasharray=${DASHES[line.seat ?? 0]} .style=${`stroke:var(--seat-${'abcdef'[line.seat ?? 0]})`} />`)}</svg>
    <ul class="legend">${lines.map(({seat, points}) => html`<li>${seat === undefined ? nothing : seatMark(seat, 16)} ${seat === undefined ? '' : seats[seat]?.name}<b class="num">${points.at(-1)?.[1]}</b><span class="sr">${points.map(([, value]) => value).join(', ')}</span></li>`)}</ul></figure>`;
}

/** @param {import('../replay/recording.js').Story} story */
export function pointsView(story, seats) {
  const steps = [...story.chapters.map(({step}) => step), story.steps.length - 1];
  const lines = seats.map(({seat}) => ({seat, points: story.points.map((all, i) => /** @type {[number, number]} */ ([steps[i], all[seat] ?? 0]))}));
  return linesView('', lines, Math.max(...story.points.flat(), 1), story.steps.length - 1, seats);
}

/** @param {import('../replay/recording.js').Story} story */
export function coursesView(story, seats) {
  return html`<div class="plots">${[...Map.groupBy(story.courses, ({name}) => name)].map(([name, courses]) =>
    linesView(name, courses, Math.max(...courses.map(({limit}) => limit)), story.steps.length - 1, seats))}</div>`;
}

/** @param {{rule: string, name: string, seat: number, times: number}[]} harm */
export function harmView(harm, seats) {
  const most = Math.max(...harm.map(({times}) => times));
  return html`<table class="bars"><tbody>${harm.map(({rule, name, seat, times}) => html`<tr><td>${seatMark(seat, 18, seats[seat]?.name)}</td><th scope="row">${name} ${ruleChip(rule)}</th>
    <td><i .style=${`width:${(100 * times) / most}%`}></i></td><td class="num">${times}</td></tr>`)}</tbody></table>`;
}

/**
 * Line: expected. Band: eight of ten games. Dot: this game.
 *
 * @param {import('../replay/recording.js').Luck[]} luck
 */
export function luckView(luck) {
  return luck.map(({name, draws, kinds}) => {
    const most = Math.max(...kinds.map(({seen, expected, usual}) => Math.max(seen, expected + BAND * usual)), 1);
    const x = (value) => (200 * Math.max(0, value)) / most;
    const row = (kind) => {
      const [low, high] = [kind.expected - BAND * kind.usual, kind.expected + BAND * kind.usual];
      const odd = (kind.seen < low || kind.seen > high) && Math.abs(kind.seen - kind.expected) > 1;
      return html`<tr><th scope="row">${kind.name}</th><td class="num">${kind.seen}</td><td class="num">${kind.expected}</td>
        <td class="chance"><svg viewBox="-6 0 212 16" aria-hidden="true"><line x1="0" x2="200" y1="8" y2="8" />
          <rect x=${x(low)} width=${x(high) - x(low)} y="4" height="8" rx="4" /><path d=${`M${x(kind.expected)} 2v12`} /><circle class=${odd ? 'odd' : ''} cx=${x(kind.seen)} cy="8" r="5" /></svg></td>
        <td>${odd ? say(kind.seen > high ? 'story.often' : 'story.seldom') : ''}</td></tr>`;
    };
    return html`<table class="luck"><caption><b>${name}</b> ${say('story.draws', draws)}</caption>
      <thead><tr><th scope="col">${say('story.face')}</th><th scope="col">${say('story.seen')}</th><th scope="col">${say('story.expected')}</th><th aria-hidden="true"></th><th><span class="sr">${say('story.luck')}</span></th></tr></thead>
      <tbody>${kinds.map(row)}</tbody></table>`;
  });
}
