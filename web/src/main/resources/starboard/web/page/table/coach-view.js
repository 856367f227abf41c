/** Somebody who explains: the idea of the moment, and the options that are good now with why. Nothing is locked by it. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {tell} from '../part.js';
import {riskLine} from '../scene/risk.js';
import {say} from '../words.js';

/**
 * What helps with the open question; null while there is nothing, or it is about another.
 * @param {import('../line/view.js').Coaching|null} coaching
 * @param {import('../scene/offers.js').Offers|null} offers
 */
export const helping = (coaching, offers) => (coaching && offers && coaching.decision === offers.decision.decision ? coaching : null);

/** Which options are marked, each with its number. @param {import('../line/view.js').Coaching|null} coaching @returns {Map<string, number>} */
export const marks = (coaching) => new Map((coaching?.hints ?? []).map(({option}, i) => [option, i + 1]));

/**
 * @param {import('../line/view.js').Coaching} coaching
 * @param {import('../scene/offers.js').Offers} offers
 */
export function coachView(coaching, offers) {
  const {lesson, hints, at, of} = coaching;
  const known = hints.map(({option, why}) => ({offer: offers.find(option), why})).filter(({offer}) => offer);
  return html`<section class="coach pane ${lesson ? 'teaching' : ''}" data-coach aria-label=${say('coach.title')}>
    <header>${icon('help', 18)}<b>${lesson ? say('coach.lesson', at + 1, of) : say('coach.title')}</b>
      ${lesson?.rule ? html`<button class="src" data-rule=${lesson.rule} @click=${(click) => tell(click.target, 'rule', lesson.rule)}>${icon('book', 13)} ${lesson.rule}</button>` : nothing}
      <button class="tool small" aria-label=${say('coach.off')} title=${`${say('coach.off')} (.)`} @click=${(click) => tell(click.target, 'coach', false)}>${icon('x', 16)}</button></header>
    ${of ? html`<div class="lessons" role="img" aria-label=${say('coach.done', at, of)}>${Array.from({length: of}, (_, i) => html`<i class=${i < at ? 'done' : i === at && lesson ? 'on' : ''}></i>`)}</div>` : nothing}
    <div class="cb" aria-live="polite">
      ${lesson ? html`<h3>${lesson.title}</h3><p>${lesson.text}</p>` : nothing}
      ${known.length ? html`<ol>${known.map(({offer, why}, i) => html`<li><button class="tip" data-hint=${offer.id} @click=${(click) => tell(click.target, 'press', offer)}>
        <i class="cm">${i + 1}</i><span><b>${offer.text}</b>${why ? html`<small>${why}</small>` : nothing}</span>${riskLine(offer.risk)}</button></li>`)}</ol>
        <p class="dim">${say('coach.free')}</p>` : html`<p class="dim">${say('coach.silent')}</p>`}</div>
    ${lesson ? html`<div class="btns">${lesson.example ? html`<button class="btn" data-example @click=${(click) => tell(click.target, 'example', lesson.id)}>${icon('play', 16)} ${say('coach.show')}</button>` : nothing}
      <button class="btn" data-learnt @click=${(click) => tell(click.target, 'learnt', lesson.id)}>${icon('check', 16)} ${say('coach.known')}</button></div>` : nothing}</section>`;
}

/** What an idea looks like, where nothing is staged. @param {import('../line/view.js').Row[]} rows */
export const exampleInWords = (rows) => html`<section class="textv" data-example-words aria-live="polite"><h2>${say('coach.example')}</h2><ol>${rows.map(({text}) => html`<li>${text}</li>`)}</ol></section>`;
