/** Own line icons on a 24 px grid, the marks of the seats, and the sign of Starboard. */
import {html, svg, nothing} from 'lit';

const DRAWINGS = {
  card: svg`<rect x="6" y="3" width="12" height="18" rx="2"/>`,
  cards: svg`<rect x="9" y="4" width="11" height="16" rx="2"/><path d="M6 6.500 4.500 7a1.500 1.500 0 0 0-1 1.900L6.500 19"/>`,
  wound: svg`<path d="M12 20S4.500 15.500 4.500 9.800A4 4 0 0 1 12 7.600a4 4 0 0 1 7.500 2.200C19.500 15.500 12 20 12 20z"/>`,
  serious: svg`<path d="M12 20S4.500 15.500 4.500 9.800A4 4 0 0 1 12 7.600a4 4 0 0 1 7.500 2.200C19.500 15.500 12 20 12 20z"/><path d="m12 8-2 3h4l-2 3.500"/>`,
  slime: svg`<path d="M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z"/><path d="M9.500 14.500a2.500 2.500 0 0 0 2 2.500"/>`,
  fire: svg`<path d="M12.500 2.500c.5 4.500 5 6.500 5 11.500a5.500 5.500 0 0 1-11 0c0-3 1.800-4.300 2.300-6.500 1.500.8 2.200 2 2.400 3.500 1.300-2 1.800-5 1.300-8.500z"/>`,
  malfunction: svg`<path d="M20.500 6.500 17 10l-3-3 3.500-3.500a5 5 0 0 0-6.300 6.300L4 17a2.100 2.100 0 0 0 3 3l7.200-7.200a5 5 0 0 0 6.300-6.300z"/>`,
  noise: svg`<path d="M12 12h.01M8.700 8.700a4.700 4.700 0 0 0 0 6.600M15.300 8.700a4.700 4.700 0 0 1 0 6.600M5.600 5.600a9 9 0 0 0 0 12.800M18.400 5.600a9 9 0 0 1 0 12.800"/>`,
  sound: svg`<path d="M4 10v4h3.500L12 18V6l-4.500 4zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"/>`,
  computer: svg`<rect x="3" y="4" width="18" height="12" rx="2"/><path d="M9 20h6M12 16v4M7 8l2.500 2L7 12"/>`,
  box: svg`<path d="M3.500 8 12 3.500 20.500 8v8L12 20.500 3.500 16zM3.500 8 12 12.500 20.500 8M12 12.500v8"/>`,
  search: svg`<circle cx="10.500" cy="10.500" r="6"/><path d="m15 15 5.500 5.500"/>`,
  eye: svg`<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z"/><circle cx="12" cy="12" r="2.800"/>`,
  eyehalf: svg`<path d="M3 10.500c2 3 5 5 9 5s7-2 9-5M12 15.500V19M6.500 14 5 17M17.500 14l1.500 3"/>`,
  help: svg`<circle cx="12" cy="12" r="8.500"/><circle cx="12" cy="12" r="3.500"/><path d="m6 6 3.500 3.500M14.500 14.500 18 18M18 6l-3.500 3.500M9.500 14.500 6 18"/>`,
  barred: svg`<circle cx="12" cy="12" r="8.500"/><path d="m6 6 12 12"/>`,
  shut: svg`<path d="M6 21V3h12v18M3 21h18M10.500 3v18M13.500 3v18"/>`,
  lock: svg`<rect x="5" y="10.500" width="14" height="10" rx="2"/><path d="M8 10.500V8a4 4 0 0 1 8 0v2.500"/>`,
  clock: svg`<circle cx="12" cy="12" r="8.500"/><path d="M12 7v5l3.300 2.200"/>`,
  skull: svg`<path d="M5 11a7 7 0 0 1 14 0c0 2.800-1.300 4.300-3 5.300V20H8v-3.700c-1.700-1-3-2.500-3-5.300zM9.300 11.500h.01M14.700 11.500h.01M10.700 20v-2M13.300 20v-2"/>`,
  bag: svg`<path d="M8.500 7.500h7c3 3 4 5.500 4 8a5 5 0 0 1-5 5h-5a5 5 0 0 1-5-5c0-2.500 1-5 4-8zM8.500 7.500 7.500 3.500l3 1.500L12 3.500l1.500 1.500 3-1.500-1 4"/>`,
  larva: svg`<path d="M4 18.500c4 1.500 4.500-4 8-4s3.500 3.500 6.500 1.500 2-8-1.500-8.500a2.200 2.200 0 1 0 .5 4.200"/>`,
  creeper: svg`<ellipse cx="12" cy="12.500" rx="3.300" ry="4.700"/><path d="M9 10 5 6.500M8.700 12.500H3.500M9 15l-4 4M15 10l4-3.500M15.300 12.500h5.200M15 15l4 4"/>`,
  adult: svg`<path d="M3.500 13C5 6 13 3 20.500 5.500c-1 4.500-4 6-7.500 7l3.500 2.500-1.500 5-4-3-2 3.500-2-5.500z"/><path d="M9 10.500h.01"/>`,
  breeder: svg`<path d="m12 3 7 4v6l-7 8-7-8V7zM12 3v18M5 10.500h14M2.500 5 5 7M21.500 5 19 7"/>`,
  queen: svg`<path d="m3.500 7 4.500 5 4-8.500 4 8.500 4.500-5-2 10.500c-1 2-3 3-6.500 3s-5.500-1-6.500-3z"/>`,
  seeder: svg`<circle cx="12" cy="8" r="4.500"/><path d="M10.500 8h.01M13.500 8h.01M8.500 11.500C7 15 8.500 17 6 20.500M12 12.500c0 3-1.500 5 0 8M15.500 11.500c1.500 3.500 0 5.500 2.500 9"/>`,
  insanity: svg`<path d="M12.500 12a1.500 1.500 0 1 0-1.500-1.500A3.500 3.500 0 0 0 14.500 14 4.500 4.500 0 0 0 17 9.500 5.500 5.500 0 0 0 11.500 5 6.500 6.500 0 0 0 5 11.500 8 8 0 0 0 13 20"/>`,
  first: svg`<path d="M6 5v14M18 6l-8 6 8 6z"/>`,
  last: svg`<path d="M18 5v14M6 6l8 6-8 6z"/>`,
  before: svg`<path d="m15 5-7 7 7 7"/>`,
  pause: svg`<path d="M8 5v14M16 5v14"/>`,
  'pin-left': svg`<path d="M12 4h8v16l-4-4-4 4zM7 8l-4 4 4 4"/>`,
  'pin-right': svg`<path d="M4 4h8v16l-4-4-4 4zM17 8l4 4-4 4"/>`,
  blank: svg`<circle cx="12" cy="12" r="8" stroke-dasharray="3.200 3.100"/>`,
  egg: svg`<path d="M12 3c3.800 0 7 6 7 10.500a7 7 0 0 1-14 0C5 9 8.200 3 12 3z"/><path d="M9 11.500c.5-2 1.500-3.500 2.500-4"/>`,
  corpse: svg`<circle cx="6" cy="12" r="2.500"/><path d="M10.500 9.500h6l4 2.500-4 2.500h-6zM3 19h18"/>`,
  ammo: svg`<path d="M9 21V9.500C9 6 12 3 12 3s3 3 3 6.500V21zM9 16.500h6"/>`,
  gun: svg`<path d="M2.500 8h16l3 2v2.500H12l-1 3H8L7 20H3.500l1.300-6H2.500z"/>`,
  tools: svg`<path d="M3 8V6h12a5 5 0 0 1 4.500 3.500H15V12H9V8zM10 12v8.500h4V12"/>`,
  battery: svg`<rect x="4" y="8" width="14" height="9" rx="1.500"/><path d="M20.500 11v3M10.500 10l-1.500 2.500h4L11.500 15"/>`,
  torch: svg`<path d="M3 10h9l5-3v10l-5-3H3zM20 9l1.500-1M20.300 12H22M20 15l1.500 1"/>`,
  engine: svg`<path d="M4 8h9l7 4-7 4H4zM4 5v14M9 8v8"/>`,
  helm: svg`<circle cx="12" cy="12" r="7"/><circle cx="12" cy="12" r="2"/><path d="M12 2.500V10M12 14v7.500M2.500 12H10M14 12h7.500"/>`,
  sleep: svg`<path d="M4 9a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM8 12h.01M11 12h6"/>`,
  cross: svg`<path d="M9 3.500h6V9h5.500v6H15v5.500H9V15H3.500V9H9z"/>`,
  flask: svg`<path d="M9.500 3.500h5M10.500 3.500v6L5 18.500c-.6 1.200.2 2 1.300 2h11.400c1.100 0 1.900-.8 1.300-2l-5.500-9v-6M7.500 15h9"/>`,
  meal: svg`<path d="M7 3.500v17M4 3.500V8a3 3 0 0 0 6 0V3.500M17 20.500V3.500c-2.500 1-3.500 4-3.500 8H17"/>`,
  shower: svg`<path d="M4 20.500V7a3.500 3.500 0 0 1 7 0M7.500 9.500h7l-.8-2.500H8.300zM9 13v1.500M11.500 13v1.500M14 13v1.500M9 17v1.500M14 17v1.500"/>`,
  door: svg`<rect x="4" y="4" width="16" height="16" rx="1"/><path d="M12 4v16M9 12h.01M15 12h.01"/>`,
  monitor: svg`<path d="M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6z"/><path d="M12 9v6M9 12h6"/>`,
  pod: svg`<path d="M12 3c3.500 2.500 5 6 5 10v4H7v-4c0-4 1.500-7.500 5-10zM7 14l-3 4h3M17 14l3 4h-3M10 20.500h4"/><circle cx="12" cy="10.500" r="1.700"/>`,
  bolt: svg`<path d="M13 2.500 5 13.500h6l-1 8 8-11h-6z"/>`,
  bulb: svg`<path d="M9 17.500h6M10 20.500h4M12 3a6 6 0 0 1 3.500 10.900c-.6.500-.8 1-.8 1.800H9.300c0-.8-.2-1.300-.8-1.800A6 6 0 0 1 12 3z"/><path d="M10 9.500h4l-2 3.500"/>`,
  moon: svg`<path d="M19.500 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10 10.500z" fill="currentColor"/>`,
  rover: svg`<path d="M3.500 14.500V10h9l3-4H19l1.500 4v4.500M12.500 10h8"/><circle cx="7" cy="16.500" r="2.500"/><circle cx="17" cy="16.500" r="2.500"/>`,
  planet: svg`<circle cx="12" cy="12" r="5.500"/><path d="M6.800 10C3.500 12.500 2 15 3 16.300c1.500 1.900 8-.5 13-4.300s6.700-7 5-8.300c-1.200-1-3.500-.2-6 1.300"/>`,
  bunker: svg`<path d="M3 20v-4.500a9 9 0 0 1 18 0V20zM9.500 20v-4h5v4"/>`,
  stairs: svg`<path d="M3.500 20h4.500v-4.500h4V11h4V6.500h4.500"/>`,
  antenna: svg`<path d="M12 12v8.500M8 20.500h8M8.500 8.500a5 5 0 0 0 0 7M15.500 8.500a5 5 0 0 1 0 7M6 6a8.500 8.500 0 0 0 0 12M18 6a8.500 8.500 0 0 1 0 12"/>`,
  vent: svg`<rect x="4" y="5" width="16" height="14" rx="2"/><path d="M7.500 9h9M7.500 12h9M7.500 15h9"/>`,
  move: svg`<path d="M4 12h14M13 6.500l5.500 5.500-5.500 5.500"/>`,
  sneak: svg`<path d="M4 12h3M10 12h3M16 12h3M15 7.500l4.500 4.500-4.500 4.500"/>`,
  pass: svg`<path d="M6 5v14M11 7l7 5-7 5z"/>`,
  target: svg`<circle cx="12" cy="12" r="7"/><path d="M12 2.500v5M12 16.500v5M2.500 12h5M16.500 12h5"/>`,
  swap: svg`<path d="M4 9h14l-3.500-4M20 15H6l3.500 4"/>`,
  craft: svg`<circle cx="8" cy="8" r="4"/><circle cx="16" cy="16" r="4"/><path d="M15 8h4M17 6v4M5 16h4"/>`,
  grab: svg`<path d="M7 12V7.500a1.500 1.500 0 0 1 3 0V11 5a1.500 1.500 0 0 1 3 0v6-4.500a1.500 1.500 0 0 1 3 0V12v-2.500a1.500 1.500 0 0 1 3 0V15a6 6 0 0 1-6 6h-1.500a6 6 0 0 1-5-3L4 13.500c-.6-1.500 1-2.300 2-1.200z"/>`,
  skill: svg`<path d="M12 3.500 20.500 12 12 20.500 3.500 12z"/><path d="M12 8.500v7M8.500 12h7"/>`,
  sword: svg`<path d="M20 3.500h-4L7 12.500l4.500 4.500L20.500 8zM5 14.500l4.500 4.500M3.500 20.500l3.500-3.500"/>`,
  boot: svg`<path d="M8 3.500h6v9l6 3.500v4.500H8zM8 16.500h5"/>`,
  cube: svg`<path d="M4.500 8 12 4l7.500 4v8L12 20l-7.500-4zM4.500 8 12 12l7.500-4M12 12v8"/>`,
  gem: svg`<path d="M7 4h10l4 5.500L12 21 3 9.500zM3 9.500h18M9 9.500 12 21l3-11.500L12 4z"/>`,
  star: svg`<path d="m12 3.500 2.600 5.700 6.200.7-4.600 4.200 1.300 6.200L12 17.200l-5.500 3.100 1.300-6.200L3.200 9.900l6.200-.7z"/>`,
  data: svg`<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M8.500 9h.01M12 9h3.500M8.500 12H12M15.500 12h.01M8.500 15h.01M12 15h3.500"/>`,
  trophy: svg`<path d="M7.500 4h9v5.500a4.500 4.500 0 0 1-9 0zM7.500 6H4c0 3 1.300 4.500 3.700 4.700M16.500 6H20c0 3-1.300 4.500-3.700 4.700M12 14v4M8 20.500h8"/>`,
  gate: svg`<path d="M4 20.500V5M20 20.500V5M4 8h16M4 13h16M7 8l3 5M13 8l3 5"/>`,
  gift: svg`<path d="M4 11h16v9.500H4zM3 7.500h18V11H3zM12 7.500v13M12 7.500C9 7.500 7.500 6 8 4.500S11.500 4 12 7.500c.5-3.500 3.500-4.500 4-3s-1 3-4 3z"/>`,
  hush: svg`<path d="M4 10v4h3.500L12 18V6l-4.500 4zM16 9.500l5 5M21 9.500l-5 5"/>`,
  coin: svg`<circle cx="12" cy="12" r="8.500"/><path d="M14.800 9.500a3.500 3.500 0 1 0 0 5"/>`,
  cart: svg`<path d="M3 5h3l2.500 10h9L20 8H7M10 19.500h.01M16 19.500h.01"/>`,
  ring: svg`<ellipse cx="12" cy="15.500" rx="8.500" ry="4"/><path d="M12 12V3.500M9 6.500l3-3 3 3"/>`,
  lift: svg`<path d="m6 10 6-6 6 6M6 20l6-6 6 6"/>`,
  key: svg`<circle cx="7.500" cy="12" r="4"/><path d="M11.500 12h9v3.500M16.500 12v2.500"/>`,
  secret: svg`<path d="M9 9a3 3 0 1 1 4.300 2.700c-.9.5-1.300 1-1.300 2.300M12 17.500v.01"/><circle cx="12" cy="12" r="9"/>`,
  flag: svg`<path d="M5.500 21V4M5.500 4.500h12l-3 4 3 4h-12"/>`,
  claw: svg`<path d="M5 4c1 6 1 11-1 16M12 3c1.500 6 1 12-1 18M19 4c1 6 0 11-2.500 16"/>`,
  shield: svg`<path d="M12 3 19.500 6v6c0 4.500-3 7.500-7.500 9-4.500-1.500-7.500-4.500-7.500-9V6z"/>`,
  heart: svg`<path d="M12 20S4 15 4 9.500A4.200 4.200 0 0 1 12 7a4.200 4.200 0 0 1 8 2.500C20 15 12 20 12 20z"/>`,
  melee: svg`<path d="M4 4l10 10M4 4v4l8.500 8.500M4 4h4l8.500 8.500M13 19l6-6M16.500 16.500 20.500 20.500"/>`,
  ranged: svg`<circle cx="12" cy="12" r="7"/><circle cx="12" cy="12" r="2"/><path d="M12 2.500v4M12 17.500v4M2.500 12h4M17.500 12h4"/>`,
  breach: svg`<path d="M12 3 19.500 6v6c0 4.500-3 7.500-7.500 9-4.500-1.500-7.500-4.500-7.500-9V6zM12 3l-2 6 4 3-3 4 1 5"/>`,
  gear: svg`<circle cx="12" cy="12" r="3.300"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M5.600 18.400l2.200-2.200M16.200 7.800l2.200-2.200"/><circle cx="12" cy="12" r="6.500"/>`,
  screw: svg`<circle cx="12" cy="12" r="8"/><path d="M7.500 9.500 14.500 16.500M9.500 7.500l7 7"/>`,
  reroll: svg`<path d="M5 12a7 7 0 0 1 12.500-4.300L20 10M20 4.500V10h-5.500M19 12a7 7 0 0 1-12.500 4.300L4 14M4 19.500V14h5.500"/>`,
  research: svg`<path d="M9 18h6M10 21h4M8.500 15c-2-1.500-3-3.300-3-5.500a6.500 6.500 0 0 1 13 0c0 2.200-1 4-3 5.500z"/>`,
  die: svg`<rect x="4" y="4" width="16" height="16" rx="3"/><path d="M8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01"/>`,
  stack: svg`<path d="m12 3.500 8.500 4.500-8.500 4.500L3.500 8zM3.500 12.500 12 17l8.500-4.500M3.500 16.500 12 21l8.500-4.500"/>`,
  undo: svg`<path d="M4 9h10a5.500 5.500 0 0 1 0 11H8M4 9l4.500-4.500M4 9l4.500 4.500"/>`,
  check: svg`<path d="m4.500 12.500 5 5L20 7"/>`,
  x: svg`<path d="M6 6l12 12M18 6 6 18"/>`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  text: svg`<path d="M4 6h16M4 10h16M4 14h10M4 18h13"/>`,
  chat: svg`<path d="M4 5h16v11H10l-4.500 4v-4H4z"/>`,
  link: svg`<path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1"/>`,
  play: svg`<path d="M7 4.500v15l12-7.500z"/>`,
  people: svg`<circle cx="8.500" cy="8" r="3.500"/><path d="M2.500 20a6 6 0 0 1 12 0M15.500 4.800a3.500 3.500 0 0 1 0 6.400M17.500 14.300a6 6 0 0 1 4 5.700"/>`,
  bot: svg`<rect x="5" y="8" width="14" height="11" rx="2.500"/><path d="M12 8V4.500M9 13h.01M15 13h.01M9.500 16.500h5M2.500 12v3.500M21.500 12v3.500"/>`,
  seed: svg`<path d="M12 21c-5-2-7.500-6-7.500-11L12 3l7.500 7c0 5-2.500 9-7.500 11zM12 3v18M12 12l4-3M12 15l-4-3"/>`,
  lamp: svg`<path d="M9 3.500h6l1.500 8h-9zM12 11.500v6M7 20.500h10M12 17.500c-2 0-3.500 1-3.500 3M12 17.500c2 0 3.500 1 3.500 3"/>`,
  info: svg`<circle cx="12" cy="12" r="9"/><path d="M12 11v5.500M12 7.500v.01"/>`,
  'resource-blue': svg`<circle cx="12" cy="12" r="10" fill="var(--screw-blue)" stroke="none"/><path d="M7 12h10" stroke="#0a0f16" stroke-width="3"/>`,
  'resource-red': svg`<circle cx="12" cy="12" r="10" fill="var(--screw-red)" stroke="none"/><path d="M7 12h10M12 7v10" stroke="#0a0f16" stroke-width="3"/>`,
  'resource-black': svg`<circle cx="12" cy="12" r="10" fill="var(--screw-black)" stroke="none"/><path d="M8.500 8.500l7 7M15.500 8.500l-7 7" stroke="#0a0f16" stroke-width="3"/>`,
  'resource-green': svg`<circle cx="12" cy="12" r="10" fill="var(--screw-green)" stroke="none"/><path d="M12 6.500v11" stroke="#0a0f16" stroke-width="3"/>`,
  'resource-yellow': svg`<circle cx="12" cy="12" r="10" fill="var(--screw-yellow)" stroke="none"/><path d="M12 7l5 8.500H7z" stroke="#0a0f16" stroke-width="3"/>`,
  'resource-wild': svg`<circle cx="12" cy="12" r="10" fill="var(--screw-wild)" stroke="none"/><path d="M12 6v12M6.800 9l10.400 6M17.200 9 6.800 15" stroke="#0a0f16" stroke-width="3"/>`,
  hand2: svg`<path d="M3.500 10h17v9h-17zM7 10V6h10v4M12 13v3"/>`,
  book: svg`<path d="M4 5.500c3-1.500 6-1 8 .8 2-1.800 5-2.300 8-.8v13c-3-1.300-6-.9-8 .8-2-1.700-5-2.100-8-.8zM12 6.300v13"/>`,
  next: svg`<path d="M9.500 5.500 16 12l-6.500 6.500"/>`,
  down: svg`<path d="m6 9.500 6 6 6-6"/>`,
  skip: svg`<path d="M4 6l7 6-7 6zM12 6l7 6-7 6zM21 5v14"/>`,
  scales: svg`<path d="M12 4v16M7.500 20.500h9M5 7h14M5 7l-2.500 7h5zM19 7l-2.500 7h5z"/>`,
  why: svg`<path d="M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.800M12 19v.01"/>`,
  pin: svg`<path d="M12 21s-6.500-6-6.500-11a6.500 6.500 0 0 1 13 0c0 5-6.500 11-6.500 11z"/><circle cx="12" cy="10" r="2.300"/>`,
  chain: svg`<path d="M5 4v6M5 14v6M5 12h.01M9 6h10M9 12h10M9 18h7"/>`,
};

/** The shape of each seat: circle, square, triangle, diamond, hexagon, star. */
export const SEAT_SHAPES = [
  'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21z',
  'M4.500 2.500h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z',
  'M10.600 2.200a1.600 1.600 0 0 1 2.800 0l9.400 17.400a1.600 1.600 0 0 1-1.400 2.400H2.600a1.600 1.600 0 0 1-1.400-2.400z',
  'M10.700 1a1.800 1.800 0 0 1 2.600 0L23 10.700a1.800 1.800 0 0 1 0 2.600L13.300 23a1.800 1.800 0 0 1-2.600 0L1 13.300a1.800 1.800 0 0 1 0-2.600z',
  'M7 2h10a2 2 0 0 1 1.700 1l4 8a2 2 0 0 1 0 2l-4 8a2 2 0 0 1-1.700 1H7a2 2 0 0 1-1.700-1l-4-8a2 2 0 0 1 0-2l4-8A2 2 0 0 1 7 2z',
  'm12 .8 3.200 7.200 7.800.8-5.900 5.200 1.700 7.700L12 17.700l-6.800 4 1.700-7.700L1 8.800 8.800 8z',
];

/** Whether there is an icon of that name. */
export const hasIcon = (name) => Object.hasOwn(DRAWINGS, name);

/** The strokes of an icon; a broken ring stands for one that is not drawn yet. */
const strokes = (name) => DRAWINGS[name] ?? DRAWINGS.blank;

/** An icon in running text. */
export const icon = (name, size = 16) => html`<svg
  class="ic" width=${size} height=${size} viewBox="0 0 24 24" fill="none" stroke="currentColor"
  stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${strokes(name)}</svg>`;

/** An icon inside a drawing, in a square of that size. */
export const iconAt = (name, x, y, size, colour = 'var(--ink-2)') => svg`<svg
  x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" fill="none" stroke=${colour}
  stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${strokes(name)}</svg>`;

/** @param {number} seat counted from 0 */
export const seatLetter = (seat) => 'ABCDEF'[seat] ?? '?';

/** The mark of a seat on the 24 px grid: shape, colour and letter together. */
export const seatShape = (seat) => svg`<path d=${SEAT_SHAPES[seat] ?? SEAT_SHAPES[0]}
  fill="var(--seat-${'abcdef'[seat] ?? 'a'})"/><text class="seat-letter" x="12" y=${seat === 2 ? 18.6 : 16.5}
  text-anchor="middle" font-size=${seat === 2 ? 12.6 : 13} font-weight="800">${seatLetter(seat)}</text>`;

/** The mark of a seat in running text; named where it stands alone. */
export const seatMark = (seat, size = 24, label = '') => html`<svg
  class="seatmark" width=${size} height=${size} viewBox="0 0 24 24" role=${label ? 'img' : nothing}
  aria-label=${label || nothing} aria-hidden=${label ? nothing : 'true'}>${seatShape(seat)}</svg>`;

export const brandMark = (size = 30) => html`<svg
  class="mark" width=${size} height=${size} viewBox="0 0 32 32" aria-hidden="true"><path
  d="M16 2 29 28 16 22 3 28z" fill="none" stroke="var(--accent)" stroke-width="2.5"
  stroke-linejoin="round"/><circle cx="16" cy="15" r="2.5" fill="var(--accent)"/></svg>`;
