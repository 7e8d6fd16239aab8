// Height maps of rotor, bridges and caseback: white = surface, black = cut. They name facts, and no brand: a shop may be another's.
import { CAPS, num, random, ringText, save, tick } from './svg.mjs';

const INK = '#000';
const clip = '<clipPath id="k"><circle r="9.9"/></clipPath>';
const rim =
  `<circle r="12.05" fill="none" stroke="${INK}" stroke-width=".14"/><circle r="9.9" fill="none" stroke="${INK}" stroke-width=".16"/>` +
  ringText('AUTOMATIQUE', 10.98, 180, 0.92, { f: CAPS, ls: 0.24, flip: true, fill: INK }) +
  ringText('24 RUBIS', 10.98, 112, 0.6, { ls: 0.18, flip: true, fill: INK }) +
  ringText('21 600 A/H', 10.98, 248, 0.6, { ls: 0.18, flip: true, fill: INK });
const relief = (dir, name, body, defs = '', blur = 0.035) => save(dir, name, 30, 3000, `<g clip-path="url(#k)">${body}</g>${rim}`, { bg: '#fff', blur, defs: defs + clip });

// Geneva stripes: every stripe is one shallow ground arc
const stripes = (pitch = 1.15) => {
  let o = '';
  for (let k = -14; k <= 14; k++) o += `<rect x="${num(k * pitch)}" y="-15" width="${pitch}" height="30" fill="url(#g)"/>`;
  return `<g transform="rotate(28)">${o}</g>`;
};
const groove = '<linearGradient id="g"><stop offset="0" stop-color="#333"/><stop offset=".45" stop-color="#aaa"/><stop offset=".85" stop-color="#fff"/><stop offset="1" stop-color="#ddd"/></linearGradient>';

// hemp leaf: triangles with their centres joined
function asanoha(a = 2.3) {
  const h = (a * Math.sqrt(3)) / 2;
  let d = '';
  const seg = (p, q) => (d += `M${num(p[0])} ${num(-p[1])}L${num(q[0])} ${num(-q[1])}`);
  for (let r = -9; r <= 9; r++)
    for (let c = -9; c <= 9; c++) {
      const x = c * a + (r & 1 ? a / 2 : 0);
      const y = r * h;
      for (const s of [1, -1]) {
        const t = [[x, y], [x + a, y], [x + a / 2, y + s * h]];
        const g = [0, 1].map((i) => (t[0][i] + t[1][i] + t[2][i]) / 3);
        for (let i = 0; i < 3; i++) {
          seg(t[i], t[(i + 1) % 3]);
          seg(t[i], g);
        }
      }
    }
  return `<path d="${d}" stroke="${INK}" stroke-width=".15" fill="none"/>`;
}

// seigaiha: overlapping scales of concentric arcs
function seigaiha(r = 1.8, w = 0.14, n = 4) {
  let o = '';
  let j = 0;
  for (let y = -20; y < 20; y += r * 0.5, j++)
    for (let x = -20 + (j & 1 ? r : 0); x < 20; x += 2 * r) {
      o += `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="#fff"/>`;
      for (let k = 0; k < n; k++) o += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * (1 - k / n) - w / 2)}" fill="none" stroke="${INK}" stroke-width="${w}"/>`;
    }
  return o;
}

// kumo: clouds left standing above a sky of fine level lines. A cloud is a row of round lobes on a flat foot, each with a
// curl cut into it.
function clouds() {
  const sky = Array.from({ length: 78 }, (_, i) => `M-15 ${num(-1 + i * 0.3)}H15`).join('');
  const curl = (x, y, r, m) => {
    let d = '';
    for (let i = 0; i <= 48; i++) {
      const t = (i / 48) * 2.9 * Math.PI;
      const q = r * (0.80 - 0.68 * (i / 48));
      d += `${i ? 'L' : 'M'}${num(x + m * q * Math.sin(t))} ${num(y + q * 0.12 - q * Math.cos(t))}`;
    }
    return `<path d="${d}" fill="none" stroke="${INK}" stroke-width=".15" stroke-linecap="round"/>`;
  };
  const cloud = (x, y, s, m) => {
    const lobes = [[0, -0.95, 1.12], [1.62, -0.62, 0.82], [-1.5, -0.55, 0.72], [2.75, -0.28, 0.5], [-2.5, -0.24, 0.42]].map(([dx, dy, r]) => [x + m * dx * s, y + dy * s, r * s]);
    const foot = `M${num(x - 3.3 * s)} ${num(y)}H${num(x + 3.5 * s)}`;
    const shape = (grow, fill) => lobes.map(([cx, cy, r]) => `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r + grow)}" fill="${fill}"/>`).join('');
    const below = `<rect x="${num(x - 4 * s)}" y="${num(y)}" width="${num(8 * s)}" height="${num(1.5 * s)}"/>`;
    const id = `c${num(x)}_${num(y)}`.replaceAll(/[.-]/g, 'm');
    return (
      `<mask id="${id}"><rect x="-15" y="-15" width="30" height="30" fill="#fff"/><g fill="#000">${below}</g></mask>` +
      `<g mask="url(#${id})">${shape(0.26, '#fff')}${shape(0.16, INK)}${shape(0, '#fff')}${lobes.slice(0, 3).map(([cx, cy, r]) => curl(cx, cy, r, m)).join('')}</g>` +
      `<path d="${foot}" stroke="#fff" stroke-width=".5" stroke-linecap="round"/><path d="${foot}" stroke="${INK}" stroke-width=".17" stroke-linecap="round"/>`
    );
  };
  const banks = [[-6.0, 4.2, 1.04, 1], [5.7, 3.7, 1.12, -1], [-0.4, 6.3, 1.22, 1], [-5.0, 8.0, 0.72, -1], [4.9, 7.7, 0.82, 1], [0.4, 9.3, 0.62, -1]];
  return `<path d="${sky}" stroke="#4a4a4a" stroke-width=".1" fill="none"/>${banks.map((b) => cloud(...b)).join('')}`;
}

const bandText = (right, left) =>
  ringText('AUTOMATIQUE', 15.25, 0, 1.02, { f: CAPS, ls: 0.28, fill: INK }) +
  ringText(right, 15.25, 122, 0.72, { ls: 0.16, flip: true, fill: INK }) +
  ringText(left, 15.25, 238, 0.72, { ls: 0.16, flip: true, fill: INK }) +
  ringText('N\u00b0 0000', 15.25, 180, 0.72, { ls: 0.16, flip: true, fill: INK });

// closed back: compass rose whose half points lie at two depths, and a minute scale
function rose() {
  let o = '';
  for (let k = 0; k < 16; k++) {
    const [l, w] = k % 4 ? (k % 2 ? [5.2, 0.5] : [7.2, 0.8]) : [10.4, 1.35];
    o += `<g transform="rotate(${k * 22.5})"><path d="M0 ${-l}L${w} -1.6L0 0Z" fill="#000"/><path d="M0 ${-l}L${-w} -1.6L0 0Z" fill="#888"/></g>`;
  }
  o += '<circle r="11.4" fill="none" stroke="#000" stroke-width=".22"/><circle r="12.6" fill="none" stroke="#000" stroke-width=".1"/>';
  for (let i = 0; i < 120; i++) o += tick(i * 3, 11.5, i % 5 ? 11.9 : 12.4, 0.09, INK);
  return o;
}

function perlage() {
  const rnd = random(7);
  let o = '';
  // every spot is ground with a turning peg: rings about its middle, and it covers half of the one before
  for (let y = -15; y < 15; y += 0.8)
    for (let x = -15; x < 15; x += 0.62) {
      const at = `cx="${num(x + rnd() * 0.05)}" cy="${num(y + rnd() * 0.05)}"`;
      o += `<circle ${at} r=".62" fill="url(#p)"/>`;
    }
  return o;
}

export default async function draw(dir) {
  await save(dir, 'rotor-NORMAL', 30, 3000, rim, { bg: '#fff', blur: 0.035 });
  await relief(dir, 'rotor-ASANOHA', asanoha());
  await relief(dir, 'rotor-CDG', stripes(), groove, 0.03);
  await relief(dir, 'rotor-WAVE', seigaiha());
  await relief(dir, 'rotor-CLOUD', clouds());
  await save(dir, 'bridge-stripes', 30, 3000, stripes(), { bg: '#fff', blur: 0.03, defs: groove });
  await save(dir, 'back-open', 40, 3600, bandText('ACIER 316L  ·  SAPHIR', '10 ATM  ·  21 600 A/H'), { bg: '#fff', blur: 0.02 });
  await save(dir, 'back-closed', 40, 3600, rose() + bandText('ACIER 316L', '10 ATM'), { bg: '#fff', blur: 0.025 });
  const p = '<radialGradient id="p"><stop offset="0" stop-color="#777"/><stop offset=".2" stop-color="#ccc"/><stop offset=".4" stop-color="#888"/><stop offset=".6" stop-color="#ddd"/><stop offset=".8" stop-color="#999"/><stop offset="1" stop-color="#f2f2f2"/></radialGradient>';
  await save(dir, 'perlage', 30, 2400, perlage(), { bg: '#888', defs: p });
}
