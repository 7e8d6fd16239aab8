// The magnifier over the date: a clear lens with a polished edge. What it shows is drawn flat and bent as the lens bends
// it, then come the shade of its edge, the mirrored window, and the light that it gathers on the dial.
import sharp from 'sharp';
import { MM, SIZE, encode, raw, svg } from './finish.mjs';
import { SEMI, num, text } from './maps/svg.mjs';

const C = SIZE / 2;
const [CX, W, H, R] = [11.0, 7.0, 5.4, 2.1]; // mm: middle, width, height and corners of the lens
const ZOOM = 1.93;
const FINE = 4; // samples of the flat drawing per pixel of the layer

/** The lens's outline, `k` mm inside its edge. */
const outline = (k, extra, dx = 0, dy = 0) =>
  `<rect x="${num(C + (CX - W / 2 + k + dx) * MM)}" y="${num(C - (H / 2 - k + dy) * MM)}" width="${num((W - 2 * k) * MM)}" height="${num((H - 2 * k) * MM)}" rx="${num((R - k) * MM)}" ${extra}/>`;
const ramp = (id, stops, [x1, y1, x2, y2] = [0, 0, 1, 1]) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`;
const blur = (id, s) => `<filter id="${id}" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="${s}"/></filter>`;

/** The date window in its frame, enlarged, flat: W x H mm. */
async function enlarged(paper, ink) {
  const [w, h, f] = [2.98 * ZOOM, 2.1 * ZOOM, 0.2 * ZOOM];
  const box = (k, fill) => `<rect x="${num(-w / 2 - k)}" y="${num(-h / 2 - k)}" width="${num(w + 2 * k)}" height="${num(h + 2 * k)}" rx="${num(0.1 + k * 0.5)}" fill="${fill}"/>`;
  const defs = ramp('frame', [[0, '#84868a', 1], [0.4, '#d4d5d6', 1], [0.55, '#ffffff', 1], [1, '#a7a9ab', 1]]) + ramp('shade', [[0, '#000', 0.4], [0.14, '#000', 0.1], [0.4, '#000', 0]], [0.2, 0, 0.35, 1]);
  const body = `${box(f, 'url(#frame)')}${box(0.09, '#1b1c1e')}${box(0, paper)}${text('28', 0, 0, 1.4 * ZOOM * 0.96, { f: SEMI, fill: ink })}${box(0, 'url(#shade)')}`;
  const px = FINE * MM;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${W * px}" height="${num(H * px)}" viewBox="${-W / 2} ${-H / 2} ${W} ${H}"><defs>${defs}</defs>${body}</svg>`;
  return sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Where the lens shows what lies at (x, y), both -1..1: straight in the middle, drawn together towards the edge. */
const bend = (x, y) => {
  const k = 0.93 + 0.1 * (x * x + y * y) + 0.05 * (x * x + y * y) ** 2;
  return [x * k, y * k];
};

/** The enlarged window as the lens bends it, as a layer. */
async function bent(paper, ink) {
  const { data, info } = await enlarged(paper, ink);
  const out = Buffer.alloc(SIZE * SIZE * 4);
  const [left, top] = [C + (CX - W / 2) * MM, C - (H / 2) * MM];
  const steps = Array.from({ length: FINE }, (_, i) => (i + 0.5) / FINE);
  for (let y = Math.floor(top); y < top + H * MM; y++)
    for (let x = Math.floor(left); x < left + W * MM; x++) {
      const sum = [0, 0, 0, 0];
      for (const sy of steps)
        for (const sx of steps) {
          const [u, v] = bend(((x + sx - left) / (W * MM)) * 2 - 1, ((y + sy - top) / (H * MM)) * 2 - 1);
          const [i, j] = [Math.floor(((u + 1) / 2) * info.width), Math.floor(((v + 1) / 2) * info.height)];
          if (i < 0 || j < 0 || i >= info.width || j >= info.height) continue;
          const at = (j * info.width + i) * 4;
          for (let k = 0; k < 3; k++) sum[k] += data[at + k] * data[at + 3];
          sum[3] += data[at + 3];
        }
      const to = (y * SIZE + x) * 4;
      if (sum[3] > 0) for (let k = 0; k < 3; k++) out[to + k] = Math.round(sum[k] / sum[3]);
      out[to + 3] = Math.round(sum[3] / FINE ** 2);
    }
  return sharp(out, { raw: { width: SIZE, height: SIZE, channels: 4 } }).png({ compressionLevel: 1 }).toBuffer();
}

// what lies under the window: the lens's shade, the light it gathers, and its body, through which the dial is seen
const under = () =>
  svg(
    `<g opacity=".5" filter="url(#wide)">${outline(0.1, 'fill="#000"', 0.24, -0.38)}</g><g opacity=".38" filter="url(#wide)">${outline(1.5, 'fill="#fff"', 1.5, -1.35)}</g>
     ${outline(0, 'fill="#0b0e13" fill-opacity=".34"')}`,
    blur('wide', 9),
  );

// what lies over it: shade towards the edge, the mirrored window, the polished edge
const over = () => {
  const arc = `M${num(C + (CX - 3.1) * MM)} ${num(C + 0.35 * MM)}C${num(C + (CX - 3.1) * MM)} ${num(C - 2.5 * MM)} ${num(C + (CX - 1.6) * MM)} ${num(C - 2.35 * MM)} ${num(C + (CX + 2.3) * MM)} ${num(C - 2.3 * MM)}C${num(C + (CX + 0.4) * MM)} ${num(C - 1.55 * MM)} ${num(C + (CX - 1.9) * MM)} ${num(C - 1.5 * MM)} ${num(C + (CX - 3.1) * MM)} ${num(C + 0.35 * MM)}Z`;
  const defs =
    `<clipPath id="lens">${outline(0, '')}</clipPath>` +
    ramp('window', [[0, '#fff', 0.85], [0.45, '#fff', 0.42], [1, '#fff', 0]], [0, 0, 0.8, 0.9]) +
    ramp('edge', [[0, '#fff', 0.95], [0.25, '#dfe7f0', 0.5], [0.45, '#0a0c10', 0.5], [0.72, '#05070a', 0.62], [0.9, '#cdd8e4', 0.5], [1, '#fff', 0.9]]) +
    ramp('inner', [[0, '#05070a', 0.5], [0.35, '#05070a', 0.24], [0.65, '#fff', 0.12], [1, '#fff', 0.75]]) +
    blur('soft', 6) + blur('fine', 1.2) + blur('mid', 2.6);
  return svg(
    `<g clip-path="url(#lens)">
       ${outline(0.2, `fill="none" stroke="#06080c" stroke-opacity=".55" stroke-width="${0.62 * MM}" filter="url(#soft)"`)}
       <path d="${arc}" fill="url(#window)" filter="url(#mid)"/>
       ${outline(0.36, `fill="none" stroke="url(#inner)" stroke-width="${0.16 * MM}" filter="url(#fine)"`)}
     </g>
     ${outline(0.11, `fill="none" stroke="url(#edge)" stroke-width="${0.2 * MM}"`)}
     ${outline(0.02, 'fill="none" stroke="#04060a" stroke-opacity=".4" stroke-width="1.4"')}`,
    defs,
  );
};

export async function magnifier(file, disc) {
  const [paper, ink] = disc === 'WHITE' ? ['#efeeea', '#0e0f11'] : ['#0b0b0c', '#efeeea'];
  const clip = svg(outline(0, 'fill="#fff"'));
  const shown = await sharp(await bent(paper, ink)).composite([{ input: clip, blend: 'dest-in' }]).png({ compressionLevel: 1 }).toBuffer();
  const layer = await sharp(under()).composite([{ input: shown }, { input: over() }]).png({ compressionLevel: 1 }).toBuffer();
  await encode(await raw(layer), file);
}
