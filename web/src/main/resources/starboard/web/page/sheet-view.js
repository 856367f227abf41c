/** A sheet: rows and columns; with a single column a list of checks. */
import {html} from 'lit';

/** "[met] the rest" as a sign and the rest. */
function check(cell) {
  const parts = /^\[([^\]]+)\]\s*(.*)$/.exec(cell);
  return parts ? html`<b class="mark">${parts[1]}</b> ${parts[2]}` : cell;
}

export function sheetView(sheet, show) {
  if (sheet.columns.length === 1) {
    return html`<section class=${show.classes(sheet.id, 'checks')} data-thing=${sheet.id} title=${sheet.glossary ?? ''}>
      <h4>${sheet.name}</h4><ul>${sheet.rows.map((row) => html`<li data-thing=${row.id} class=${show.classes(row.id)}><i>${row.name}</i>
        <span>${check(row.cells[0])}</span></li>`)}</ul></section>`;
  }
  return html`<table class=${show.classes(sheet.id, 'sheetv')} data-thing=${sheet.id}><caption>${sheet.name}</caption>
    <thead><tr><td></td>${sheet.columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
    <tbody>${sheet.rows.map((row) => html`<tr data-thing=${row.id} class=${show.classes(row.id)} @click=${() => show.touch(row.id)}><th scope="row">${row.name}${show.letter(row.id) ? html` <kbd>${show.letter(row.id)}</kbd>` : ''}</th>
      ${row.cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;
}
