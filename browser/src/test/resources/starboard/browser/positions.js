/**
 * Plays tables by random answers, without drawing them, and gives what is shown at some of the questions, one of `every` so many,
 * to whoever is asked: `count` positions in each of some languages, one after another, and among them the last one of each game
 * that ends.
 */
async ({tables, count, seed, every = 2, langs = [document.documentElement.lang]}) => {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const ask = async (path, secret, body) => {
    const headers = {...(secret && {Authorization: `Bearer ${secret}`}), ...(body && {'Content-Type': 'application/json'})};
    const answer = await fetch(path, {method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body)});
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const views = [];
  const seen = () => views.length / langs.length;
  for (let game = 0; seen() < count; game++) {
    const {id, players, options} = tables[game % tables.length];
    const enough = Math.min(count, Math.ceil((count * (game + 1)) / tables.length));
    const seats = Array.from({length: players}, (_, i) => ({kind: 'here', name: ['Marek', 'Pavla', 'Kateřina', 'Bartoloměj', 'Eliška'][i]}));
    const laid = await ask('/api/tables', null, {game: id, name: 'Legible', options, seats});
    const look = (seat, lang) => ask(`/api/tables/${laid.table}/view?seat=${seat}&lang=${lang}`, laid.seats[seat].secret);
    for (let view = await look(0, langs[0]); seen() < enough;) {
      const seat = view.waiting[0]?.seat ?? view.viewer;
      if (seat !== view.viewer) view = await look(seat, langs[0]);
      if (view.result || random(every) === 0) {
        views.push(view, ...await Promise.all(langs.slice(1).map((lang) => look(seat, lang))));
      }
      if (view.result) break;
      const [{decision, options: offered}] = view.decisions;
      const option = offered[random(offered.length)].id;
      await ask(`/api/tables/${laid.table}/do`, laid.seats[seat].secret, {cmd: 'choose', seat, decision, option, seen: view.entry});
      view = await look(seat, langs[0]);
    }
  }
  return views;
}
