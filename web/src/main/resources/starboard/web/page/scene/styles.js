/** Which icon and which colour a style word of a scene stands for. Games add words here, never a branch elsewhere. */
import {hasIcon} from '../icons.js';

/** Style words that have no icon of their own name. */
const ICONS = {
  'light-wound': 'wound', wound: 'serious', wounds: 'serious', dressed: 'cross',
  hand: 'cards', held: 'hand2', items: 'box', item: 'box', locked: 'lock', objective: 'eye', objectives: 'eye',
  'own-deck': 'stack', 'own-discard': 'stack', deck: 'stack', decks: 'stack', discard: 'stack',
  slimed: 'slime', 'first-player': 'flag', passed: 'pass', signal: 'antenna', infected: 'slime', clean: 'check',
  contamination: 'slime', 'action-card': 'card', 'room-action': 'door', event: 'bolt', attack: 'claw',
  intruder: 'claw', creatures: 'claw', carcass: 'skull', corpse: 'corpse', token: 'blank', tok: 'blank',
  technical: 'vent', airlock: 'door', closed: 'shut', destroyed: 'x', injury: 'wound', injuries: 'wound',
  ammo: 'ammo', weapon: 'gun', engines: 'engine', engine: 'engine', course: 'helm', coordinates: 'helm', destination: 'helm',
  pods: 'pod', pod: 'pod', time: 'clock', countdown: 'clock', destruct: 'skull', phases: 'reroll', round: 'reroll',
  rounds: 'reroll', bag: 'bag', notes: 'text', progress: 'check', eggs: 'egg', weakness: 'research', weaknesses: 'research',
  credits: 'coin', skill: 'skill', swords: 'sword', boots: 'boot', clank: 'cube', health: 'heart', danger: 'claw',
  strike: 'claw', encounter: 'noise', burning: 'fire', 'fire-spread': 'fire', spread: 'fire',
  armory: 'gun', cabins: 'sleep', canteen: 'meal', cockpit: 'helm', 'command-center': 'door', 'comms-room': 'antenna',
  'emergency-room': 'cross', 'engine-control-room': 'engine', 'evacuation-section-a': 'pod', 'evacuation-section-b': 'pod',
  'fire-control-system': 'fire', 'hatch-control-system': 'pod', 'airlock-control': 'door', generator: 'bolt', hibernatorium: 'sleep',
  laboratory: 'flask', 'monitoring-room': 'monitor', nest: 'egg', 'shower-room': 'shower', 'slime-room': 'slime', storage: 'box', surgery: 'cross',
  flashlight: 'torch', charge: 'battery', shotgun: 'gun', pistol: 'gun', revolver: 'gun', rifle: 'gun', gun: 'gun', magazine: 'ammo',
  medkit: 'cross', bandages: 'cross', antidote: 'flask', chemicals: 'flask', clothes: 'shield', armor: 'shield', key: 'key', grenade: 'fire',
  extinguisher: 'fire', tape: 'tools', repairs: 'malfunction', rest: 'sleep', demolition: 'malfunction', interruption: 'x', corridors: 'vent',
  skills: 'computer', search: 'search', scanner: 'monitor',
  crystals: 'gem', crystal: 'gem', 'data-cubes': 'data', supply: 'cube', area: 'cube', bank: 'hush', teleports: 'ring', telepad: 'ring', points: 'star',
  codes: 'key', 'access-code': 'key', artifact: 'trophy', checkpoint: 'gate', blockade: 'gate', market: 'cart', terminal: 'data', reward: 'gift',
  hyperlift: 'lift', 'one-way': 'move', enemies: 'claw', 'master-key': 'key', telepass: 'ring', contraband: 'box', threat: 'claw', goal: 'flag',
  armour: 'shield', life: 'heart', rerolls: 'reroll', risk: 'skull', stored: 'screw', soldiers: 'flag', machines: 'engine', hybrids: 'people', mutants: 'claw', neutral: 'card',
  powered: 'bulb', dark: 'moon', elevator: 'lift', outside: 'planet', 'bunker-path': 'bunker', venting: 'vent',
  'isolation-room': 'lock', 'alert-room': 'noise', 'auxiliary-power': 'battery', 'emergency-staircase': 'stairs', crossroads: 'move',
  'elevator-entrance-s01': 'door', 'elevator-entrance-s02': 'door', 'elevator-entrance-s03': 'door',
  leader: 'star', technology: 'research', tokens: 'info', mat: 'people', crew: 'people', character: 'people', board: 'target', die: 'die', dice: 'die', actions: 'play',
};

/** The colours of item decks and rooms, always written with their letter. */
const COLOURS = {red: 'r', yellow: 'y', green: 'g', white: 'w', blue: 'b'};

/** The icon for the first of these words that has one; the whole style first, then its last word, then the earlier ones. */
export function iconFor(...styles) {
  for (const style of styles) {
    if (!style) continue;
    const found = named(style) ?? style.split('.').map(named).find(Boolean) ?? style.split(/[-.]/).reverse().map(named).find(Boolean);
    if (found) return found;
  }
  return null;
}

const named = (word) => ICONS[word] ?? (hasIcon(word) ? word : null);

/** The letter of the colour a style names, or null. */
export function colourOf(style) {
  const word = (style ?? '').split(/[-.]/).find((part) => part in COLOURS);
  return word ? COLOURS[word] : null;
}

/** The seat whose cubes a style such as `cube-2`, or whose tokens one such as `insanity.cube-2` names, or null. */
export function seatOf(style) {
  const found = /(?:^|\.)cube-(\d)$/.exec(style ?? '');
  return found ? Number(found[1]) : null;
}

/** Whether a style has that word. */
export const styled = (thing, word) => (thing.style ?? '').split(/[-.]/).includes(word);

/** Marks that sit as a round badge on the edge of a place, with their colour. */
const BADGES = {fire: 'var(--fire)', malfunction: 'var(--malfunction)', slime: 'var(--slime)', noise: 'var(--noise)'};

export const badgeColour = (mark) => BADGES[mark.style] ?? null;

/** What is printed on a spot, with its colour. */
const SPOTS = {artifact: 'var(--decide)', terminal: '#8fd6e6', market: '#ffc987', pod: 'var(--ok)', 'secret-major': 'var(--known)', hyperlift: 'var(--accent)'};

/** The colour of a spot on which that is the first mark, or null. */
export const spotColour = (mark) => SPOTS[mark.style] ?? null;

/** Whether a mark is told by the figure its name ends with, what it is worth, rather than by an icon. */
export const isWorth = (mark) => mark.style === 'artifact';

const FOES = ['intruder', 'enemy', 'boss', 'night'];

/** Whether a piece is drawn as an enemy: a coral shard. */
export const isFoe = (piece) => FOES.some((word) => styled(piece, word));
