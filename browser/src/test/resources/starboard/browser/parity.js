/**
 * Holds the picture of each view against its text: what things on the table say in the drawing (every text and number in an element that
 * stands for a thing) and what the scene says of everything drawn (names, figures, values, faces, thresholds, badges, marks) must be
 * among the words of the text view. Gives one line per thing that lacks, with the number of its first view. `lost` leaves out of the text
 * what a broken text view would, to see that it is found.
 */
async ({views, lost}) => {
  const table = document.createElement('starboard-table');
  document.body.replaceChildren(table);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const plain = (text) => String(text).replace(/\u00ad/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
  const wordsOf = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  /** The letter of a seat's mark, which bears its name; that of a deck's colour, whose mark is held by its name and figure. */
  const SIGN = /^([a-f]|[rygwb]\d*)$/;
  const missing = new Map();
  let facts = 0;

  /** What the scene says of a thing, apart from what lies in it. */
  const said = (thing) => [thing.name, thing.number, thing.subtitle, ...(thing.standing ?? []), thing.unit, thing.value,
    ...(thing.kind === 'card' && thing.face ? thing.parts.map(({text}) => text) : []), ...(thing.badges ?? []).map(({text}) => text),
    ...(thing.kind === 'counter' ? thing.parts.flatMap(({name, value}) => [name, value]) : []),
    ...(thing.kind === 'die' ? thing.faces : []), ...(thing.kind === 'sheet' ? [] : thing.cells ?? []), thing.check,
    ...(thing.marks ?? []).flatMap(({name, number, count}) => [name, number, count > 1 ? count : null])].filter((one) => one !== undefined && one !== null && one !== '');

  for (const [number, view] of views.entries()) {
    table.text = false;
    table.close();
    table.view = view;
    await table.updateComplete;
    await drawn();
    /** @type {Map<string, string[]>} what is written in the drawing of a thing */
    const pictures = new Map();
    for (const element of table.querySelectorAll('[data-thing]')) {
      if (!element.checkVisibility() || element.closest('[data-bar]')) continue;
      const own = [];
      const walk = (node) => {
        if (node.nodeType === Node.TEXT_NODE) own.push(node.data);
        else if (node instanceof Element && !node.matches('kbd, .key, .sr, title, style, .cm, .worth-key')) for (const child of node.childNodes) walk(child);
      };
      walk(element);
      pictures.set(element.dataset.thing, [...(pictures.get(element.dataset.thing) ?? []), ...own]);
    }
    const things = new Map(table.things);
    table.text = true;
    await table.updateComplete;
    const page = table.querySelector('[data-text-view]');
    const text = plain([...page.querySelectorAll('h1, h2, h3, h4, li, p')].map(({textContent}) => textContent).filter((line) => !lost || !line.includes(lost)).join(' \n '));
    const known = new Set(wordsOf(text));
    for (const [id, {thing}] of things) {
      const own = pictures.get(id);
      if (!own || thing.from) continue; // a way is told with the places it joins, by their numbers
      for (const one of said(thing)) {
        facts++;
        const words = wordsOf(one);
        if (!words.every((word) => known.has(word))) missing.set(`${id}: “${one}”`, Math.min(number, missing.get(`${id}: “${one}”`) ?? number));
      }
      for (const one of own) {
        for (const word of wordsOf(one)) {
          if (SIGN.test(word)) continue;
          facts++;
          if (!known.has(word)) missing.set(`${id} draws “${word}”`, Math.min(number, missing.get(`${id} draws “${word}”`) ?? number));
        }
      }
    }
  }
  return {facts, missing: [...missing].map(([what, number]) => `position ${number}: ${what}`)};
}
