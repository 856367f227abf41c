/** The story of a finished game: its key moments, how much happened when, what hurt, and how chance fell; from the log alone. */
import {html, nothing, svg} from 'lit';
import {seatMark} from '../icons.js';
import {Part, tell} from '../part.js';
import {ruleChip} from '../rules/marked.js';
import {say} from '../words.js';
import {Recording} from './recording.js';
import {momentIcon} from './time-line.js';

/** How far from what was expected a face may come before it is worth a word, in usual distances. */
const ODD = 2;

class GameStory extends Part {
  static properties = {view: {attribute: false}, story: {state: true}, trouble: {state: true}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    /** @type {import('./recording.js').Story|null} */
    this.story = null;
    this.trouble = '';
  }

  async #open(toggle) {
    if (!toggle.target.open || this.story) return;
    try {
      this.story = await new Recording(this.view.table.id).story('all', this.view.entry);
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  render() {
    return html`<details class="game-story" data-story @toggle=${(toggle) => this.#open(toggle)}><summary>${say('story.title')}</summary>
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : this.story ? this.#told(this.story) : html`<p class="dim">${say('story.loading')}</p>`}</details>`;
  }

  /** @param {import('./recording.js').Story} story */
  #told(story) {
    return html`<h3>${say('replay.moments')}</h3>
      <ol class="moments">${story.moments.map((moment) => html`<li><button data-watch=${moment.step} @click=${() => tell(this, 'jump', story.steps[moment.step])}>
        ${moment.seat === undefined ? momentIcon(moment, 16) : seatMark(moment.seat, 18)} <span>${moment.text}</span><b class="num">${moment.step}</b></button></li>`)}</ol>
      ${Object.keys(story.counts).length ? html`<h3>${say('story.counts')}</h3>${Object.entries(story.counts).map(([kind, times]) => bars(say(`story.kind.${kind}`), times))}` : nothing}
      ${story.harm.length ? html`<h3>${say('story.harm')}</h3><ul>${story.harm.map(({rule, times}) => html`<li>${ruleChip(rule)} ${times}×</li>`)}</ul>` : nothing}
      ${story.courses.length ? html`<h3>${say('story.courses')}</h3>${story.courses.map((course) => this.#course(course, story.steps.length - 1))}` : nothing}
      ${story.luck.length ? html`<h3>${say('story.luck')}</h3>${story.luck.map(luck)}` : nothing}`;
  }

  /** @param {import('./recording.js').Course} course */
  #course({name, seat, limit, points}, last) {
    const x = (step) => (last ? (300 * step) / last : 0);
    const most = Math.max(limit, ...points.map(([, value]) => value), 1);
    const y = (value) => 60 - (60 * Math.max(0, value)) / most;
    const line = points.map(([step, value], i) => (i ? `H${x(step)} V${y(value)}` : `M${x(step)} ${y(value)}`)).join(' ');
    const who = seat === undefined ? '' : this.view.table.seats[seat]?.name ?? '';
    return html`<figure class="plot"><figcaption>${seat === undefined ? nothing : seatMark(seat, 16)} ${who} ${name}: ${points.map(([, value]) => value).join(', ')}</figcaption>
      <svg viewBox="0 0 300 62" preserveAspectRatio="none" aria-hidden="true">${svg`<path d=${`${line} H300`} />`}</svg></figure>`;
  }
}

/** Chapter by chapter. */
function bars(name, times) {
  const most = Math.max(...times);
  const wide = 300 / times.length;
  return html`<figure class="plot"><figcaption>${name}: ${times.join(', ')}</figcaption>
    <svg viewBox="0 0 300 62" preserveAspectRatio="none" aria-hidden="true">${times.map((one, i) => svg`<rect x=${i * wide + wide / 10} y=${60 - (60 * one) / most} width=${wide * 0.8} height=${(60 * one) / most} />`)}</svg></figure>`;
}

/** @param {import('./recording.js').Luck} die */
const luck = ({rolls, faces}) => html`<table><caption>${say('story.rolls', rolls)}</caption><thead><tr><th scope="col">${say('story.face')}</th><th scope="col">${say('story.seen')}</th><th scope="col">${say('story.expected')}</th><th></th></tr></thead>
  <tbody>${faces.map(({name, seen, expected, usual}) => html`<tr><th scope="row">${name}</th><td class="num">${seen}</td><td class="num">${expected} ± ${usual}</td>
    <td>${Math.abs(seen - expected) > ODD * usual ? say(seen > expected ? 'story.often' : 'story.seldom') : ''}</td></tr>`)}</tbody></table>`;

customElements.define('game-story', GameStory);
