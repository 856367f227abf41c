/** Short tones, made here, for what can be seen too; off until somebody wants them. */
import {pace} from './pace.js';

const KEPT = 'starboard.sounds';

/** Each tone: its pitch in hertz, when it begins and how long it sounds in seconds, its form, and the pitch it falls to. */
const TONES = {
  roll: [[233, 0, 0.03, 'square'], [196, 0.06, 0.03, 'square'], [220, 0.13, 0.03, 'square'], [175, 0.21, 0.05, 'square']],
  draw: [[392, 0, 0.09, 'sine', 262], [330, 0.08, 0.12, 'sine', 220]],
  reveal: [[988, 0, 0.03, 'triangle'], [740, 0.04, 0.06, 'triangle']],
  omen: [[988, 0, 0.03, 'triangle'], [98, 0.05, 0.3, 'triangle']],
  death: [[220, 0, 1.4, 'triangle', 55]],
  turn: [[523, 0, 0.16, 'sine'], [784, 0.14, 0.24, 'sine']],
  react: [[659, 0, 0.3, 'sine']],
  noise: [[147, 0, 0.07, 'triangle'], [131, 0.11, 0.08, 'triangle']],
  harm: [[82, 0, 0.26, 'triangle']],
  tick: [[1320, 0, 0.03, 'sine']],
};

const LOUDNESS = 0.16;
const ATTACK = 0.012;

let context = null;

export const audible = () => localStorage.getItem(KEPT) === 'on';

/** Turns the sounds on or off; who turns them on hears how they sound. */
export function hush(on = !audible()) {
  localStorage.setItem(KEPT, on ? 'on' : 'off');
  if (on) play('turn');
}

function play(name) {
  context ??= new AudioContext();
  context.resume();
  for (const [pitch, begin, length, form, fallen] of TONES[name]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const start = context.currentTime + begin;
    tone.type = form;
    tone.frequency.setValueAtTime(pitch, start);
    if (fallen) tone.frequency.exponentialRampToValueAtTime(fallen, start + length);
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, start + ATTACK);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + ATTACK + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + ATTACK + length);
  }
}

/**
 * What a new view sounds like, the most pressing thing first; nothing if it is no news.
 *
 * @param {import('../line/view.js').View|null} before
 */
export function tones(before, view) {
  if (!before || before.viewer !== view.viewer || before.entry >= view.entry) return [];
  const fresh = view.log.filter(row => row.n > before.entry && row.kind === 'event');
  return [
    isAsked(view) && !isAsked(before) && (isReaction(view) ? 'react' : 'turn'),
    fresh.some(row => row.harm) && 'harm',
    noises(view) > noises(before) && 'noise',
    markers(view) !== markers(before) && 'tick',
  ].filter(Boolean);
}

/** Lets a new view be heard, if sounds are on: one thing at a time. */
export function sound(before, view) {
  const [first] = audible() ? tones(before, view) : [];
  if (first) play(first);
}

/** What each kind of beat sounds like. */
const CUES = {roll: 'roll', draw: 'draw', reveal: 'reveal', appear: 'noise', leave: 'tick', move: 'tick', gain: 'tick', pay: 'tick', wound: 'harm', end: 'turn'};

/**
 * Lets a beat be heard: one cue each, none of what is gathered, and at double pace only what hurts.
 *
 * @param {import('./beats.js').Told} told
 */
export function cue({kind, harm}) {
  if (!audible() || kind === 'gathered' || (pace() === '2' && !harm)) return;
  const name = harm && kind === 'reveal' ? 'omen' : harm && kind === 'end' ? 'death' : harm ? 'harm' : CUES[kind];
  if (name) play(name);
}

/** Lets it be heard that the viewer is asked, once everything was told. */
export function called(view) {
  if (audible() && isAsked(view)) play(isReaction(view) ? 'react' : 'turn');
}

const isAsked = view => view.decisions.length > 0;

const isReaction = view => view.decisions[0].options.some(({id}) => id === 'let-it-be');

const noises = ({scene}) => scene.widgets.filter(({kind}) => kind === 'map')
  .flatMap(({nodes, links}) => [...nodes, ...links]).filter(({marks}) => marks.some(({style}) => style === 'noise')).length;

const markers = ({scene}) => scene.widgets.filter(({kind}) => kind === 'track')
  .flatMap(track => track.markers.map(({id, at}) => `${id} ${at}`)).join();
