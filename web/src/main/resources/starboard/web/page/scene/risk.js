/** What chance may make of an option: always in percent, with what it comes of. */
import {html, nothing} from 'lit';

/** From so many percent on a chance is drawn as a danger. */
const GRAVE = 30;

/** @param {import('../line/view.js').Risk} risk */
export const isGrave = ({percent, hoped}) => percent >= GRAVE && !hoped;

/** @param {import('../line/view.js').Risk[]|undefined} risks */
export const riskLine = (risks) => (risks?.length ? html`<span class="risks">${risks.map((risk) => html`<em class=${isGrave(risk) ? 'bad' : ''}>${risk.name} <b>${risk.percent} %</b></em>`)}</span>` : nothing);

/** The same with the parts it comes of. @param {import('../line/view.js').Risk[]|undefined} risks */
export const riskParts = (risks) => (risks?.length ? html`<span class="riskparts">${risks.map((risk) => html`<span class=${isGrave(risk) ? 'bad' : ''}>${risk.name} <b>${risk.percent} %</b>${risk.parts?.length ? html` (${risk.parts.join('; ')})` : nothing}</span>`)}</span>` : nothing);

/** What all of these options risk alike. @param {import('../line/view.js').Option[]} options */
export const common = ([first]) => (first?.risk ?? []).filter(({alike}) => alike);

/** What an option risks beside what all of its group do. @param {import('../line/view.js').Option} option */
export const own = ({risk = []}) => risk.filter(({alike}) => !alike);
