// Height maps of rotor, bridges and caseback: white = surface, black = cut.
import { CAPS, num, random, ringText, save, tick, mark } from './svg.mjs';

const INK = '#000';
const clip = '<clipPath id="k"><circle r="9.9"/></clipPath>';
const rim =
  `<circle r="12.05" fill="none" stroke="${INK}" stroke-width=".14"/><circle r="9.9" fill="none" stroke="${INK}" stroke-width=".16"/>` +
  ringText('ATELIER VALCOUR', 10.98, 180, 0.92, { f: CAPS, ls: 0.2, flip: true, fill: INK }) +
  ringText('24 RUBIS', 10.98, 112, 0.6, { ls: 0.18, flip: true, fill: INK }) +
  ringText('AUTOMATIQUE', 10.98, 248, 0.6, { ls: 0.18, flip: true, fill: INK });
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

// kumo: banks of cloud built from curls on flat feet, with mist lines between
function clouds() {
  const curl = (x, y, s, m) => {
    let d = '';
    for (let i = 0; i <= 60; i++) {
      const t = (i / 60) * 2.7 * Math.PI;
      const r = s * (1 - (i / 60) * 0.84);
      d += `${i ? 'L' : 'M'}${num(x + m * r * Math.cos(t - Math.PI / 2))} ${num(y + r * Math.sin(t - Math.PI / 2))}`;
    }
    return d;
  };
  let o = '';
  // a bank = big curl, two smaller shoulders, and a foot line that tapers away
  const bank = (x, y, s, m) => {
    const parts = [[0, 0, 1, 1], [1.55, 0.22, 0.72, 1], [-1.25, 0.30, 0.62, -1], [2.55, 0.42, 0.45, 1]];
    for (const [dx, dy, k, dir] of parts) {
      const cx = x + m * dx * s;
      const cy = y + dy * s;
      const r = s * k;
      o += `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r + 0.1)}" fill="#fff"/><path d="${curl(cx, cy, r, m * dir)}" fill="none" stroke="${INK}" stroke-width=".17" stroke-linecap="round"/>`;
    }
    const foot = y + s * 1.08;
    o += `<path d="M${num(x - m * 2.1 * s)} ${num(foot)}H${num(x + m * 3.6 * s)}M${num(x - m * 0.9 * s)} ${num(foot + 0.42)}H${num(x + m * 2.5 * s)}" stroke="${INK}" stroke-width=".17" stroke-linecap="round" fill="none"/>`;
  };
  for (const b of [[-6.3, 2.3, 1.15, 1], [1.2, 3.0, 1.35, 1], [7.4, 2.2, 0.9, -1], [-3.2, 5.7, 1.2, -1], [3.6, 6.4, 1.15, 1], [-0.6, 8.4, 0.75, 1], [-7.4, 5.2, 0.75, 1]]) bank(...b);
  return o;
}

const bandText = (metal = 'ACIER 316L  ·  SAPHIR') =>
  ringText('ATELIER VALCOUR', 15.25, 0, 1.02, { f: CAPS, ls: 0.24, fill: INK }) +
  ringText(metal, 15.25, 122, 0.72, { ls: 0.16, flip: true, fill: INK }) +
  ringText('AUTOMATIQUE  ·  10 ATM', 15.25, 238, 0.72, { ls: 0.16, flip: true, fill: INK }) +
  ringText('N\u00b0 0000', 15.25, 180, 0.72, { ls: 0.16, flip: true, fill: INK });

// closed back: compass rose whose half points lie at two depths, a minute scale and the house mark
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
  await save(dir, 'rotor-NORMAL', 30, 3000, rim + mark(0, -7.2, 2.6, INK), { bg: '#fff', blur: 0.035 });
  await relief(dir, 'rotor-ASANOHA', asanoha());
  await relief(dir, 'rotor-CDG', stripes(), groove, 0.03);
  await relief(dir, 'rotor-WAVE', seigaiha());
  await relief(dir, 'rotor-CLOUD', clouds());
  await save(dir, 'bridge-stripes', 30, 3000, stripes(), { bg: '#fff', blur: 0.03, defs: groove });
  await save(dir, 'back-open', 40, 3600, bandText(), { bg: '#fff', blur: 0.02 });
  await save(dir, 'back-closed', 40, 3600, rose() + bandText('ACIER 316L'), { bg: '#fff', blur: 0.025 });
  const p = '<radialGradient id="p"><stop offset="0" stop-color="#777"/><stop offset=".2" stop-color="#ccc"/><stop offset=".4" stop-color="#888"/><stop offset=".6" stop-color="#ddd"/><stop offset=".8" stop-color="#999"/><stop offset="1" stop-color="#f2f2f2"/></radialGradient>';
  await save(dir, 'perlage', 30, 2400, perlage(), { bg: '#888', defs: p });
}
