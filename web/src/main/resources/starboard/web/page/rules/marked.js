/** A rule's Markdown as the page shows it: paragraphs, lists, bold words that can be looked up, and numbers that lead to their rules. */
import {html} from 'lit';
import {tell} from '../part.js';

const PIECE = /(\*\*.+?\*\*|\*[^*\s][^*]*\*|`[^`]+`|\b[A-Z]\d+(?:\.\d+)*\b)/;

/** The number of a rule as a button. */
export const ruleChip = (id, more = /** @type {unknown} */ ('')) => html`<button class="rulechip" data-rule=${id} @click=${(click) => tell(click.currentTarget, 'rule', id)}>${id}${more}</button>`;

function inline(text, rules) {
  return text.split(PIECE).map((piece) => {
    if (/^\*\*/.test(piece)) return html`<button class="term" @click=${(click) => tell(click.currentTarget, 'lookup', piece.slice(2, -2))}><b>${piece.slice(2, -2)}</b></button>`;
    if (/^\*/.test(piece) && piece.length > 2) return html`<em>${piece.slice(1, -1)}</em>`;
    if (/^`/.test(piece)) return html`<code>${piece.slice(1, -1)}</code>`;
    return rules.has(piece) ? ruleChip(piece) : piece;
  });
}

/**
 * @param {string} text
 * @param {Map<string, import('../line/view.js').Rule>} rules
 */
export function marked(text, rules) {
  const blocks = [];
  for (const line of text.split('\n')) {
    const item = /^\s*[-*] +(.*)/.exec(line);
    if (item) {
      const last = blocks.at(-1);
      if (Array.isArray(last)) last.push(item[1]);
      else blocks.push([item[1]]);
    } else if (line.trim()) blocks.push(line.trim());
  }
  return blocks.map((block) => (Array.isArray(block) ? html`<ul>${block.map((item) => html`<li>${inline(item, rules)}</li>`)}</ul>` : html`<p>${inline(block, rules)}</p>`));
}
