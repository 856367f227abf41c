/** How wide what is written on a map is, and how it is fitted to a width. */

const ruler = document.createElement('canvas').getContext('2d');

let family = '';

/** A font of the page as a canvas wants it. */
function fontOf(weight, size) {
  family ||= getComputedStyle(document.body).fontFamily;
  return `${weight} ${size}px ${family}`;
}

/** What has been fitted already. */
const known = new Map();

/** No letter is smaller than this. */
const SMALLEST = 7;

/**
 * A name in at most so many lines of a width, in letters no larger than a size and no smaller than they must be; words are never
 * cut. Where even the smallest do not fit, the last words are left out.
 *
 * @returns {{size: number, lines: string[]}}
 */
export function fitted(name, width, most, weight, largest) {
  const key = [name, Math.round(width), most, weight, largest].join('|');
  if (!known.has(key)) known.set(key, fit(name, width, most, weight, largest));
  return known.get(key);
}

function fit(name, width, most, weight, largest) {
  const words = name.split(' ');
  for (let count = words.length; count > 0; count--) {
    for (let size = largest; size >= SMALLEST; size -= 0.5) {
      const lines = wrapped(words.slice(0, count), width, weight, size);
      if (lines && lines.length <= most) return {size, lines};
    }
  }
  return {size: SMALLEST, lines: []};
}

/** How wide a text is. */
export function breadthOf(text, weight, size) {
  const key = `${weight}|${size}|${text}`;
  if (!breadths.has(key)) {
    ruler.font = fontOf(weight, size);
    breadths.set(key, ruler.measureText(text).width);
  }
  return breadths.get(key);
}

/** What has been measured already. */
const breadths = new Map();

/** Words in lines of a width; null if one of them is wider. */
function wrapped(words, width, weight, size) {
  const wide = (text) => breadthOf(text, weight, size) > width;
  const lines = [];
  for (const word of words) {
    const joined = `${lines.at(-1)} ${word}`;
    if (wide(word)) return null;
    if (lines.length && !wide(joined)) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
