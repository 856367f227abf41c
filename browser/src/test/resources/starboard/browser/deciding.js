/**
 * Draws one question after another and measures what whoever is asked needs: the bar in its place and of its height, the card that asks and
 * every card to be chosen readable without scrolling, every text whole (`illegible`), how many inputs the answers take, and how much an
 * answer moves, as browsers measure it, of what no beat of that answer moves.
 * Gives {states: how many different questions, faults, inputs: {most for any answer of a question: how often}, shifts: the greatest ones}.
 */
async ({views, illegible}) => {
  /** So many options of a question are tried, of different groups. */
  const MOST = 5;

  /** With no more inputs than these no other way is looked for. */
  const FEW = 2;
  const phone = innerWidth < 760;
  const table = document.createElement('starboard-table');
  document.body.replaceChildren(table);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const faults = new Map();
  const inputs = {};
  const shifts = [];
  let chosen = null;
  table.addEventListener('choose', (event) => {
    chosen = event.detail.option;
    event.stopPropagation();
  });
  const visible = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;

  /** The first options of each group, and those that stand alone. */
  const kinds = (options) => [...Map.groupBy(options, ({id, group}) => group?.id ?? id).values()].map(([first]) => first);

  /** Answers with an option the way people do it, and counts what they press: by the bar, by its group, by the thing. */
  const route = async (option) => {
    const bar = () => table.querySelector('decision-bar');
    const press = async (element) => {
      element.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      await table.updateComplete;
      await bar().updateComplete;
    };
    const inBar = () => [...bar().querySelectorAll(`[data-option="${CSS.escape(option.id)}"]`)].find(visible);
    const confirm = () => bar().querySelector('[data-confirm]:enabled');
    const finish = async (pressed) => {
      if (chosen === null && inBar() && !confirm()) {
        await press(inBar());
        pressed++;
      }
      if (chosen === null && confirm()) {
        await press(confirm());
        pressed++;
      }
      return chosen === option.id ? pressed : Infinity;
    };
    const ways = [];
    const begin = async () => {
      chosen = null;
      table.deciding.close();
      await table.updateComplete;
      await bar().updateComplete;
    };
    await begin();
    if (inBar()) {
      await press(inBar());
      ways.push(await finish(1));
    }
    await begin();
    if (Math.min(...ways) <= FEW) return Math.min(...ways);
    const group = option.group && [...bar().querySelectorAll(`[data-group="${CSS.escape(option.group.id)}"]`)].find(visible);
    if (group) {
      await press(group);
      ways.push(await finish(1));
    }
    await begin();
    if (Math.min(...ways) <= FEW) return Math.min(...ways);
    const thing = option.target && [...table.querySelectorAll(`:is(.stage, .mat, .market) [data-thing="${CSS.escape(option.target)}"]`)].find(visible);
    if (thing && table.deciding.offers.at.has(option.target)) {
      await press(thing);
      ways.push(await finish(1));
    }
    await begin();
    return Math.min(Infinity, ...ways);
  };

  const moves = [];
  const shifting = new PerformanceObserver((list) => moves.push(...list.getEntries()));
  shifting.observe({type: 'layout-shift'});
  const part = (node) => (node?.closest ? node.closest('[data-thing], [class]')?.className || node.localName : node?.parentElement?.className);

  const element = (node) => (node?.closest ? node : node?.parentElement);
  const area = ({previousRect, currentRect}) => previousRect.width * previousRect.height + currentRect.width * currentRect.height;

  /** How much of the screen has moved since this was last asked, but for what lies in widgets that were told to change, and what. */
  const moved = async (touched = new Set()) => {
    await drawn();
    const entries = [...moves.splice(0), ...shifting.takeRecords()];
    const isTold = ({node}) => {
      const id = element(node)?.closest('[data-thing]')?.dataset.thing;
      return touched.has(id) || (table.things.get(id)?.inside ?? []).some((around) => touched.has(around.id));
    };
    const untold = (sources) => sources.filter((source) => !isTold(source));
    const sum = (sources) => sources.reduce((all, source) => all + area(source), 0);
    const share = ({sources}) => (sources.length ? sum(untold(sources)) / (sum(sources) || 1) : 1);
    return {much: entries.reduce((all, entry) => all + entry.value * share(entry), 0),
      what: [...new Set(entries.flatMap(({sources}) => untold(sources).map(({node}) => part(node))))].join(', ')};
  };

  /** The widgets that beats after an earlier view name. */
  const told = (earlier, view) => new Set(view.log.filter(({n, beat}) => n > earlier.entry && beat).flatMap(({beat: {on = [], from, to}}) => [...on, from, to]));

  let before = null;
  const states = new Set();
  for (const [number, view] of views.entries()) {
    const fault = (what) => faults.has(what) || faults.set(what, number);
    table.close();
    table.view = view;
    await table.updateComplete;
    await drawn();
    const shift = await moved(before ? told(before, view) : undefined);
    if (before && before.table.id === view.table.id && before.viewer === view.viewer && before.answers + 1 === view.answers && !view.result) shifts.push({...shift, number});
    before = view;
    const [decision] = view.decisions;
    if (!decision) continue;
    states.add(JSON.stringify([view.table.game.id, view.scene, decision.question, decision.options]));
    if (document.documentElement.scrollHeight > innerHeight + 1) fault('the page scrolls');
    for (const text of illegible()) fault(text);
    const bar = table.querySelector('[data-bar]');
    const box = bar.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight + 1 || box.left < 0 || box.right > innerWidth + 1) fault('the bar is not in sight');
    if (!bar.classList.contains('tall') && Math.abs(box.height - (phone ? 212 : 140)) > 1) fault(`the bar is ${box.height} high`);
    const heading = bar.querySelector('h2');
    const {top, bottom} = heading.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) fault(`the question is not in the bar: ${heading.textContent}`);
    const columns = bar.querySelector('.columns');
    const whole = phone && bar.classList.contains('page') && box.height > innerHeight - 170;
    if (columns && !whole && columns.scrollHeight > columns.clientHeight + 1) fault(`what is chosen from must be scrolled (${columns.scrollHeight} > ${columns.clientHeight}): ${decision.question}`);
    const about = table.things.get(decision.about)?.thing;
    if (about?.kind === 'card' && about.face && !bar.textContent.includes(about.name) && ![...table.querySelectorAll('.cardw b')].some((one) => visible(one) && one.textContent.includes(about.name))) {
      fault(`the card that asks is not in sight: ${about.name}`);
    }
    let most = 0;
    for (const option of kinds(decision.options).slice(0, MOST)) {
      const taken = await route(option);
      most = Math.max(most, taken);
      if (taken === Infinity) fault(`cannot be chosen: ${decision.question} ${option.id}`);
    }
    inputs[most] = (inputs[most] ?? 0) + 1;
    await moved();
  }
  return {states: states.size, faults: [...faults].map(([fault, number]) => `position ${number}: ${fault}`), inputs,
    shifts: shifts.sort((a, b) => b.much - a.much).slice(0, 5).map(({much, what, number}) => `${much.toFixed(4)} at position ${number}: ${what}`), answers: shifts.length};
}
