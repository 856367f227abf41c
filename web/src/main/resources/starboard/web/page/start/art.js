/** Own drawings for the games of the start page: simple geometry, one idea each. */
import {svg} from 'lit';

const stars = Array.from({length: 40}, (_, i) => svg`
  <circle cx=${((i * 7919) % 1000) * 0.24} cy=${((i * 104729) % 997) * 0.152} r=${i % 6 ? 0.7 : 1.3} fill="#cfe0f2" opacity=${0.2 + (i % 5) * 0.12}></circle>`);

const rooms = [[52, 82], [84, 62], [84, 102], [112, 82], [136, 58], [136, 106], [162, 82], [186, 60], [186, 104]];

const ship = svg`
  <path d="M14 82C40 46 90 32 150 34l62 8 10 22-8 16 8 16-8 24-64 10C90 132 40 118 14 82z" fill="#1d3443" stroke="#7fc4c9" stroke-width="1.5"></path>
  <path d="M62 80 74 66M62 84l12 14M94 64l10 12M94 100l10-12M122 82h30M172 80l8-12M172 84l8 12M122 76l8-10M122 88l8 10" stroke="#7fc4c9" stroke-opacity=".6"></path>
  ${rooms.map(([x, y], i) => svg`<rect x=${x - 10} y=${y - 7} width="20" height="14" rx="3" fill=${i === 6 ? '#ff8073' : i === 3 ? '#ffc857' : '#0b1520'} stroke="#7fc4c9" stroke-opacity=".6"></rect>`)}
  <path d="M222 60q20 22 0 44" stroke="#7fc4c9" stroke-opacity=".5" fill="none"></path>`;

const seeds = Array.from({length: 9}, (_, i) => {
  const angle = (i * 40 * Math.PI) / 180;
  const x = 120 + Math.cos(angle) * 78;
  const y = 78 + Math.sin(angle) * 52;
  return svg`
    <path d=${`M120 78Q${120 + Math.cos(angle + 0.5) * 36} ${78 + Math.sin(angle + 0.5) * 26} ${x} ${y}`} opacity=${0.35 + (i % 3) * 0.25}></path>
    <ellipse cx=${x} cy=${y} rx="7" ry="4.5" transform=${`rotate(${i * 40} ${x} ${y})`} fill="#1c2c12"></ellipse>`;
});

const bloom = svg`
  <g fill="none" stroke="#a6cf6a" stroke-width="1.5">${seeds}
    <ellipse cx="120" cy="78" rx="24" ry="18" fill="#24381a"></ellipse>
    <path d="M104 78q16-18 32 0q-16 18-32 0z" fill="#a6cf6a"></path><circle cx="120" cy="78" r="5" fill="#0a111a"></circle></g>`;

const base = svg`
  <path d="M0 122q60-26 120-14t120-8v52H0z" fill="#5a2c17"></path><path d="M0 134q70-16 130-6t110-6v30H0z" fill="#3b1c10"></path>
  <path d="M52 116a44 44 0 0 1 88 0z" fill="#20303f" stroke="#ef9b63" stroke-width="1.5"></path>
  <path d="M96 72v44M74 80v36M118 80v36M56 100h80" stroke="#ef9b63" stroke-opacity=".45"></path>
  <path d="M140 116a26 26 0 0 1 52 0z" fill="#15202c" stroke="#ef9b63" stroke-opacity=".7"></path>
  <path d="M92 92h8v24h-8z" fill="#ffc857"></path><path d="M96 96 150 152H60z" fill="#ffc857" opacity=".13"></path>
  <circle cx="196" cy="34" r="15" fill="#ef9b63" opacity=".8"></circle><path d="M166 116V62M158 62h16" stroke="#9fb4cb"></path>`;

/** @type {[number, number, string][]} */
const cubes = [[96, 92, '#6fb7ff'], [122, 84, '#ffa85c'], [142, 104, '#6fdba6'], [104, 116, '#566274'], [128, 120, '#f2a7d8'], [82, 112, '#566274']];

const sack = svg`
  <path d="M84 52h72c26 26 32 46 28 64-3 16-16 24-34 24H90c-18 0-31-8-34-24-4-18 2-38 28-64z" fill="#3a2140" stroke="#f2a7d8" stroke-width="1.5"></path>
  <path d="M84 52 76 28l16 8 14-12 14 12 14-12 14 12 16-8-8 24z" fill="#54305a" stroke="#f2a7d8" stroke-width="1.5"></path>
  ${cubes.map(([x, y, colour]) => svg`<path d=${`M${x} ${y - 9}l9 5v9l-9 5-9-5v-9z`} fill=${colour} stroke="#0a111a"></path><path d=${`M${x - 9} ${y - 4}l9 5 9-5M${x} ${y + 1}v9`} stroke="#0a111a" stroke-opacity=".6" fill="none"></path>`)}
  <path d="m186 44 10 8-14 18-14-18 10-8z" fill="#ffc857" opacity=".9"></path>`;

/** @type {[number, number, string[]][]} */
const faces = [[1, 0, ['#6fb2ff']], [0, 1, ['#ff7d73', '#ff7d73']], [1, 1, ['#8b93a0']], [2, 1, ['#76d58a']], [3, 1, ['#f3d250']], [1, 2, ['#ff7d73']]];

const cross = svg`${faces.map(([column, row, screws], i) => {
  const x = 56 + column * 36;
  const y = 22 + row * 36;
  return svg`
    <rect x=${x + 1} y=${y + 1} width="34" height="34" rx="5" fill=${i === 1 ? '#2b3a63' : '#162033'} stroke=${i === 1 ? '#fff' : '#9db4ff'} stroke-width=${i === 1 ? 2.5 : 1.2}></rect>
    ${[[18, 10], [10, 24], [26, 24]].map(([dx, dy], j) => svg`<circle cx=${x + dx} cy=${y + dy} r="5.5" fill=${screws[j] ?? '#0d1520'} stroke="#9db4ff" stroke-opacity=".5"></circle>`)}`;
})}`;

const planet = svg`
  <circle cx="120" cy="80" r="36" fill="#1b2735" stroke="#bccada" stroke-width="1.5"></circle>
  <ellipse cx="120" cy="80" rx="66" ry="14" fill="none" stroke="#94a7bd" stroke-width="1.5" transform="rotate(-14 120 80)"></ellipse>`;

const ART = {nemesis: ship, voidseeders: bloom, lockdown: base, clank: sack, rone: cross};

/** The picture of a game; one without its own shows a planet. */
export const art = game => svg`
  <svg viewBox="0 0 240 152" preserveAspectRatio="xMidYMid meet" aria-hidden="true">${stars}${ART[game] ?? planet}</svg>`;
