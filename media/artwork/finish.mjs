// What happens to a render before it becomes a layer: denoising, baked contact shadows, clean color under the
// transparent edge, WebP.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import sharp from 'sharp';
import { denoise } from './denoise.mjs';

export const SIZE = 2000;
export const MM = 28;
const C = SIZE / 2;
const pictured = JSON.parse(fs.readFileSync(new URL('../../src/domain/watch/pictured-hands.json', import.meta.url), 'utf8'));

export const raw = async (input) => {
  const { data } = await sharp(input).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data;
};
const image = (px) => sharp(px, { raw: { width: SIZE, height: SIZE, channels: 4 } });
export const svg = (body, defs = '') => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><defs>${defs}</defs>${body}</svg>`);

/** `over` painted on `px`, in place; `clip` keeps the alpha of px. */
function blend(px, over, clip = false) {
  for (let i = 0; i < px.length; i += 4) {
    const a = over[i + 3] / 255;
    if (!a) continue;
    const b = px[i + 3] / 255;
    const out = clip ? b : a + b * (1 - a);
    if (!out) continue;
    for (let k = 0; k < 3; k++) px[i + k] = Math.round(clip ? over[i + k] * a + px[i + k] * (1 - a) : (over[i + k] * a + px[i + k] * b * (1 - a)) / out);
    px[i + 3] = Math.round(out * 255);
  }
}

/** Soft shadow of a layer's own alpha, moved and blurred, painted under it. `from` picks the pixels that throw it,
    `mask` (0..1 per pixel) says where it may fall. */
async function underShadow(px, { dx, dy, blur, opacity, mask, from }) {
  const a = Buffer.alloc(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    const sy = y - dy;
    if (sy < 0 || sy >= SIZE) continue;
    for (let x = 0; x < SIZE; x++) {
      const sx = x - dx;
      if (sx >= 0 && sx < SIZE && (!from || from(sx, sy))) a[y * SIZE + x] = px[(sy * SIZE + sx) * 4 + 3];
    }
  }
  const s = await sharp(a, { raw: { width: SIZE, height: SIZE, channels: 1 } }).blur(blur).extractChannel(0).raw().toBuffer();
  for (let i = 0; i < SIZE * SIZE; i++) {
    const sh = (s[i] / 255) * opacity * (mask ? mask(i % SIZE, (i / SIZE) | 0) : 1);
    if (sh < 0.002) continue;
    const p = i * 4;
    const b = px[p + 3] / 255;
    const out = b + sh * (1 - b);
    for (let k = 0; k < 3; k++) px[p + k] = Math.round((px[p + k] * b) / out);
    px[p + 3] = Math.round(out * 255);
  }
}

const radius = (x, y) => Math.hypot(x + 0.5 - C, y + 0.5 - C) / MM;
const inside = (r) => (x, y) => Math.min(1, Math.max(0, (r - radius(x, y)) * MM));

/** Between the round case and a straight strap end one looks down past the spring bar: the case's wall and the lugs
    keep the light out, most of all where they meet. */
function shadeGap(px) {
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const mx = Math.abs(x + 0.5 - C) / MM;
      const my = Math.abs(y + 0.5 - C) / MM;
      if (mx > 10.3 || my > 21 || my < 14) continue;
      const p = (y * SIZE + x) * 4;
      const under = px[p + 3] / 255;
      if (under === 1) continue;
      const wall = Math.max(0, radius(x, y) - 19.2);
      const shade = (0.34 + 0.46 * Math.exp(-wall / 0.8) + 0.3 * Math.exp(-(10.15 - Math.min(mx, 10.15)) / 0.5)) * Math.min(1, Math.max(0, (21 - my) / 0.6));
      const out = under + Math.min(0.9, shade) * (1 - under);
      for (let k = 0; k < 3; k++) px[p + k] = Math.round((px[p + k] * under) / out);
      px[p + 3] = Math.round(out * 255);
    }
}

const STEPS = {
  // the case presses a dark line on the strap: a blurred ring, cut by the strap's own alpha
  async strap(px, { gap }) {
    if (gap) shadeGap(px);
    const ring = svg(`<g filter="url(#b)"><circle cx="${C}" cy="${C + 4}" r="556" fill="none" stroke="#000" stroke-width="40" opacity=".7"/></g>`, '<filter id="b" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="15"/></filter>');
    const o = await raw(ring);
    // ... only between the lugs
    for (let i = 0; i < SIZE * SIZE; i++) if (Math.abs((i % SIZE) - C) > 10.15 * MM) o[i * 4 + 3] = 0;
    blend(px, o, true);
  },
  // light comes from the upper left, so the flange throws a soft shadow on the upper left of the dial
  async dial(px) {
    const o = await raw(
      svg(
        `<g filter="url(#b)"><path fill="#000" opacity=".62" fill-rule="evenodd" d="M0 0H${SIZE}V${SIZE}H0ZM${C + 9 - 432} ${C + 13}a432 432 0 1 0 864 0a432 432 0 1 0 -864 0Z"/></g>`,
        '<filter id="b" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="13"/></filter>',
      ),
    );
    const clip = inside(15.45);
    for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) o[(y * SIZE + x) * 4 + 3] *= clip(x, y);
    blend(px, o, true);
  },
  // hands hover: a tight contact shadow and a wider one, kept inside the opening of the dial
  async hands(px) {
    const clip = inside(15.7);
    const keep = Buffer.from(px);
    await underShadow(px, { dx: 6, dy: 8, blur: 3, opacity: 0.42, mask: clip });
    const wide = Buffer.from(keep);
    await underShadow(wide, { dx: 11, dy: 15, blur: 9, opacity: 0.30, mask: clip });
    const under = wide;
    blend(under, px);
    under.copy(px);
  },
  // the GMT hand lies below the seconds: leave the boss and a slot for the seconds hand free
  async gmt(px) {
    await STEPS.hands(px);
    const t = (pictured.second * Math.PI) / 180;
    const sx = Math.sin(t), sy = Math.cos(t);
    for (let y = 900; y < 1100; y++)
      for (let x = 900; x < 1100; x++) {
        const mx = (x + 0.5 - C) / MM, my = -(y + 0.5 - C) / MM;
        const r = Math.hypot(mx, my);
        if (r > 1.75) continue;
        const along = mx * sx + my * sy;
        const across = Math.abs(mx * sy - my * sx);
        const slot = across - (along > 0 ? 0.15 : 0.15);
        const keep = Math.min(Math.max(0, Math.min(1, (r - 0.97) * MM)), Math.max(0, Math.min(1, slot * MM)));
        px[(y * SIZE + x) * 4 + 3] *= keep;
      }
  },
  // crown and guards shade the stage themselves: the common SHADOW is symmetrical so that it also serves the back
  async case(px) {
    await underShadow(px, { dx: 6, dy: 16, blur: 13, opacity: 0.4, from: (x, y) => Math.abs(x - C) > 20.2 * MM && Math.abs(y - C) < 9.6 * MM });
  },
  async caseback(px) {
    await STEPS.case(px);
  },
  async rotor(px) {
    await underShadow(px, { dx: 7, dy: 10, blur: 9, opacity: 0.5, mask: inside(13.35) });
  },
  async movement() {},
  async insert() {},
  // a thin shadow on the strap it lies on, as wide as the narrowest of them
  async endlink(px) {
    await underShadow(px, { dx: 0, dy: 3, blur: 5, opacity: 0.55, mask: (x) => (Math.abs(x - C) < 9.7 * MM ? 1 : 0) });
  },
};

/** Color under fully transparent pixels is taken from the nearest visible ones: lossy WebP bleeds it into the edge. */
function spread(px) {
  const seen = new Uint8Array(SIZE * SIZE);
  let edge = [];
  for (let i = 0; i < seen.length; i++) seen[i] = px[i * 4 + 3] ? 1 : 0;
  for (let i = SIZE; i < seen.length - SIZE; i++) if (seen[i] && !(seen[i - 1] && seen[i + 1] && seen[i - SIZE] && seen[i + SIZE])) edge.push(i);
  for (let pass = 0; pass < 6; pass++) {
    const next = [];
    for (const i of edge)
      for (const j of [i - 1, i + 1, i - SIZE, i + SIZE]) {
        if (j < 0 || j >= seen.length || seen[j]) continue;
        seen[j] = 1;
        for (let k = 0; k < 3; k++) px[j * 4 + k] = px[i * 4 + k];
        next.push(j);
      }
    edge = next;
  }
}

export async function encode(px, file, quality = 90) {
  spread(px);
  await image(px).webp({ quality, alphaQuality: 100, effort: 4, smartSubsample: true, exact: true }).toFile(file);
}

/** Render -> layer. */
export async function finish(png, kind, file, { strength = 0.7, quality, gap = false } = {}) {
  const px = await raw(png);
  if (strength) denoise(px, SIZE, SIZE, strength);
  await STEPS[kind](px, { gap });
  await encode(px, file, quality);
}

/** Two-tone part: the first color's layer, with the second's where the mask is white. Both have the same outline. */
export async function mixTones(mask, first, second, file, quality) {
  const [m, a, b] = await Promise.all([raw(mask), raw(first), raw(second)]);
  for (let i = 0; i < a.length; i += 4) {
    const t = m[i + 3] ? m[i] / 255 : 0;
    if (!t) continue;
    for (let k = 0; k < 4; k++) a[i + k] = Math.round(a[i + k] * (1 - t) + b[i + k] * t);
  }
  await encode(a, file, quality);
}

/** Fingerprint of what happens to a render of a kind, or to a picture that needs no render. */
export function finishingCode(kind) {
  const code = [encode, spread, ...(kind ? [finish, denoise, blend, underShadow, shadeGap, STEPS[kind], ...(kind === 'gmt' ? [pictured.second] : [])] : [mixTones])].map(String);
  return createHash('sha256').update(code.join('')).digest('hex').slice(0, 16);
}
