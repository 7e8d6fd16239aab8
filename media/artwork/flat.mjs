// Layers that are flat by nature: drop shadow, crystal glare, date window and its magnifier, what the brand prints on dials.
import sharp from 'sharp';
import { SIZE, MM, svg, encode, raw } from './finish.mjs';
import { magnifier } from './magnifier.mjs';
import { SEMI, text } from './maps/svg.mjs';
import { frontPrinting, printedDials } from './printing.mjs';

const C = SIZE / 2;
const X = (x) => (C + x * MM).toFixed(2);
const Y = (y) => (C - y * MM).toFixed(2);
const poly = (pts) => `M${pts.map(([x, y]) => `${X(x)} ${Y(y)}`).join('L')}Z`;

/** Case outline without crown, and a strap outline that narrows towards its ends. */
function silhouette() {
  const half = [];
  const [p0, p1, p2] = [[20.05, 0], [20.0, 10.9], [13.3, 23.8]];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    half.push([0, 1].map((k) => (1 - t) ** 2 * p0[k] + 2 * t * (1 - t) * p1[k] + t * t * p2[k]));
  }
  const right = [...half.toReversed(), ...half.slice(1).map(([x, y]) => [x, -y])];
  return poly([...right, ...right.toReversed().map(([x, y]) => [-x, y])]) + poly([[-9.9, 20], [-8.9, 33.7], [8.9, 33.7], [9.9, 20], [9.9, -20], [8.9, -33.7], [-8.9, -33.7], [-9.9, -20]]);
}

// Symmetrical on purpose (crown and guards bring their own shade), so it also lies under the back view.
// Two parts: the dark contact where the watch nearly touches, and the wide soft fall-off.
async function shadow(file) {
  const d = silhouette();
  const blur = (id, s) => `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="${s}"/></filter>`;
  const px = await raw(
    svg(
      `<g transform="translate(0 30)" filter="url(#a)" opacity=".30"><path d="${d}"/></g><g transform="translate(0 10)" filter="url(#b)" opacity=".34"><path d="${d}"/></g>`,
      blur('a', 34) + blur('b', 9),
    ),
  );
  await encode(px, file);
}

// Sapphire: a broad soft reflection cut off by a diagonal, a faint second one, and a bright arc on the upper left edge.
async function glare(file) {
  const r = 15.95 * MM;
  const defs = `<clipPath id="c"><circle cx="${C}" cy="${C}" r="${r}"/></clipPath>
    <linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${X(-12)}" y1="${Y(12)}" x2="${X(3)}" y2="${Y(1)}"><stop offset="0" stop-color="#fff" stop-opacity=".20"/><stop offset=".6" stop-color="#f4f8ff" stop-opacity=".065"/><stop offset="1" stop-color="#f0f6ff" stop-opacity=".02"/></linearGradient>
    <linearGradient id="h" gradientUnits="userSpaceOnUse" x1="${X(6)}" y1="${Y(-6)}" x2="${X(12)}" y2="${Y(-12)}"><stop offset="0" stop-color="#dfe9ff" stop-opacity="0"/><stop offset="1" stop-color="#dfe9ff" stop-opacity=".10"/></linearGradient>
    <linearGradient id="e" gradientUnits="userSpaceOnUse" x1="${X(-12)}" y1="${Y(12)}" x2="${X(12)}" y2="${Y(-12)}"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".32" stop-color="#fff" stop-opacity=".08"/><stop offset=".72" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#fff" stop-opacity=".38"/></linearGradient>
    <filter id="s" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="7"/></filter><filter id="t" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="1.6"/></filter>`;
  // the edge of the reflected window is nearly straight, only a little bowed by the dome
  const sweep = `M${X(-17)} ${Y(17)}L${X(7.2)} ${Y(17)}Q${X(-1.5)} ${Y(4.2)} ${X(-17)} ${Y(-4.4)}Z`;
  const px = await raw(
    svg(
      `<g clip-path="url(#c)"><path d="${sweep}" fill="url(#g)" filter="url(#s)"/><path d="${poly([[17, -1], [17, -17], [-1, -17]])}" fill="url(#h)" filter="url(#s)"/></g>
       <circle cx="${C}" cy="${C}" r="${15.86 * MM}" fill="none" stroke="url(#e)" stroke-width="2.6" filter="url(#t)"/>`,
      defs,
    ),
  );
  await encode(px, file);
}

// Date window: the disc lies just below the dial, in a mitred frame whose four facets take the light differently.
async function date(file, disc) {
  const [paper, ink] = disc === 'WHITE' ? ['#f0efeb', '#101114'] : ['#0d0d0f', '#efeeea'];
  const [cx, w, h, f, lip] = [11.35, 2.98, 2.1, 0.36, 0.05];
  const [x0, x1, y0, y1] = [cx - w / 2, cx + w / 2, -h / 2, h / 2];
  const facet = (id, pts) => `<path d="${poly(pts)}" fill="url(#${id})"/>`;
  const box = (k, extra) => `<rect x="${X(x0 - k)}" y="${Y(y1 + k)}" width="${(w + 2 * k) * MM}" height="${(h + 2 * k) * MM}" rx="${Math.max(0.04, k * 0.35) * MM}" ${extra}/>`;
  const slope = (id, from, to, [x, y]) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const blur = (id, s) => `<filter id="${id}" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="${s}"/></filter>`;
  const defs = `<clipPath id="hole">${box(0, '')}</clipPath>
    ${slope('top', '#6f7174', '#c9cacb', [1, 0])}${slope('left', '#8b8d8f', '#d9d9d8', [0, 1])}${slope('bottom', '#ffffff', '#d2d2d1', [1, 0])}${slope('right', '#f1f1f0', '#9a9b9d', [0, 1])}
    ${slope('shade', 'rgba(0,0,0,.42)', 'rgba(0,0,0,0)', [0.25, 0.55])}${blur('soft', 5)}${blur('tight', 1.1)}${blur('edge', 3.2)}`;
  const [o, i] = [f, lip];
  const outer = { l: x0 - o, r: x1 + o, t: y1 + o, b: y0 - o };
  const inner = { l: x0 - i, r: x1 + i, t: y1 + i, b: y0 - i };
  const body = `
    <g transform="translate(4 6)" opacity=".55" filter="url(#soft)">${box(f, 'fill="#000"')}</g>
    ${box(f + 0.03, 'fill="#2a2c2f" opacity=".8" filter="url(#tight)"')}
    ${facet('top', [[outer.l, outer.t], [outer.r, outer.t], [inner.r, inner.t], [inner.l, inner.t]])}
    ${facet('left', [[outer.l, outer.t], [inner.l, inner.t], [inner.l, inner.b], [outer.l, outer.b]])}
    ${facet('bottom', [[outer.l, outer.b], [inner.l, inner.b], [inner.r, inner.b], [outer.r, outer.b]])}
    ${facet('right', [[outer.r, outer.t], [outer.r, outer.b], [inner.r, inner.b], [inner.r, inner.t]])}
    ${box(f, 'fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.2"')}
    ${box(lip, 'fill="#1a1b1d"')}${box(0, `fill="${paper}"`)}
    <g transform="translate(${X(cx)} ${C}) scale(${MM})">${text('28', 0, 0, 1.4, { f: SEMI, fill: ink })}</g>
    <g clip-path="url(#hole)">${box(0, 'fill="url(#shade)"')}${box(0.1, `fill="none" stroke="#000" stroke-opacity=".6" stroke-width="${0.26 * MM}" filter="url(#edge)"`)}</g>`;
  await encode(await raw(svg(body, defs)), file);
}

export default {
  SHADOW: shadow,
  GLARE: glare,
  'DATE-WHITE': (f) => date(f, 'WHITE'),
  'DATE-BLACK': (f) => date(f, 'BLACK'),
  'MAG-WHITE': (f) => magnifier(f, 'WHITE'),
  'MAG-BLACK': (f) => magnifier(f, 'BLACK'),
  ...Object.fromEntries(printedDials.map((dial) => [`PRINT-${dial}`, (f) => sharp(frontPrinting(dial)).webp({ lossless: true, effort: 5 }).toFile(f)])),
};
