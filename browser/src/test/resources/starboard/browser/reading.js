/**
 * Draws one position after another, all in one language, as a table shows it, each looked at in another way, and gives what
 * cannot be read, with the number of the first position it was found in.
 */
async ({views, illegible}) => {
  const {speak} = await import('/page/words.js');
  const press = (table, selector) => table.querySelector(selector)?.click();
  const LOOKS = [
    () => {},
    (table) => press(table, '[data-bar] :is([data-option], [data-group])'),
    (table) => table.open('table'),
    () => {},
    (table) => table.open('crew'),
    (table) => press(table, '[data-bar] .row > :last-child'),
    (table) => table.open('mine'),
    (table) => table.touch([...table.things.keys()].at(7)),
    (table) => table.open('secret'),
    (table) => table.openWhy(null),
  ];
  speak(views[0].lang);
  const table = document.createElement('starboard-table');
  document.body.replaceChildren(table);
  /** A frame has been drawn, and what a pane of another size has changed too. */
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const found = new Map();
  for (const [number, view] of views.entries()) {
    table.close();
    table.view = view;
    await table.updateComplete;
    LOOKS[number % LOOKS.length](table);
    await table.updateComplete;
    for (const folded of table.querySelectorAll('details')) folded.open = true;
    await drawn();
    for (const fault of illegible()) if (!found.has(fault)) found.set(fault, number);
  }
  return [...found].map(([fault, number]) => `position ${number}: ${fault}`);
}
