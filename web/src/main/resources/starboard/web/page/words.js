/** What the page itself says, in the reader's language. What a game says comes from the server. */
import pageEn from './words/page.en.json' with {type: 'json'};
import pageCs from './words/page.cs.json' with {type: 'json'};
import tableEn from './words/table.en.json' with {type: 'json'};
import tableCs from './words/table.cs.json' with {type: 'json'};
import eveningEn from './words/evening.en.json' with {type: 'json'};
import eveningCs from './words/evening.cs.json' with {type: 'json'};

const WORDS = {en: {...pageEn, ...tableEn, ...eveningEn}, cs: {...pageCs, ...tableCs, ...eveningCs}};
const KEPT = 'starboard.language';

export const LANGUAGES = {en: 'English', cs: 'Čeština'};

let language = localStorage.getItem(KEPT) ?? (navigator.language.startsWith('cs') ? 'cs' : 'en');
if (!(language in LANGUAGES)) language = 'en';
document.documentElement.lang = language;

export const lang = () => language;

/** Switches the language; everything on the page listens to `language` of the window. */
export function speak(chosen) {
  language = chosen;
  localStorage.setItem(KEPT, chosen);
  document.documentElement.lang = chosen;
  dispatchEvent(new Event('language'));
}

/** The phrase of a key, {0} {1} … being its arguments. */
export function say(key, ...args) {
  const phrase = WORDS[language][key] ?? key;
  return phrase.replace(/\{(\d)\}/g, (_, place) => args[place] ?? '');
}

/** A moment as people say it: the hour today, else the day too. */
export function moment(iso) {
  if (!iso) return '';
  const when = new Date(iso);
  const today = when.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today ? {timeStyle: 'short'} : {dateStyle: 'short', timeStyle: 'short'};
  return when.toLocaleString(language, form);
}
