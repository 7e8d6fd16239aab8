// SVG helpers. Every map is a square of `mm` millimetres centred on the watch axis, y up in the arguments.
// Text becomes outlines of the bundled open fonts, so the fonts of the machine do not matter.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import sharp from 'sharp';

const fonts = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'fonts');
const font = (name) => {
  const b = fs.readFileSync(path.join(fonts, `${name}-normal.woff`));
  return opentype.parse(b.buffer.slice(b.byteOffset, b.byteOffset + b.byteLength));
};
export const SANS = font('jost-latin-500');
export const SEMI = font('jost-latin-600');
export const BOLD = font('jost-latin-700');
export const CAPS = font('marcellus-latin-400');
export const SERIF = font('cormorant-garamond-latin-600');

export const HOUSE = font('instrument-sans-latin-500'); // the interface's own face, for cards and boxes

export const RAD = Math.PI / 180;
export const num = (v) => +v.toFixed(3);

/** A small repeatable random source, so a map never changes between runs. */
export function random(seed) {
  let s = seed;
  return () => (s = (s * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
}

// opentype's own toPathData may print 1e-7, which makes librsvg drop the rest of the path
const outline = (p) =>
  p.commands
    .map((c) => (c.type === 'Z' ? 'Z' : c.type + [c.x1, c.y1, c.x2, c.y2, c.x, c.y].filter((v) => v !== undefined).map((v) => v.toFixed(4)).join(' ')))
    .join('');

const emFor = (f, cap) => cap / ((f.tables.os2.sCapHeight || f.unitsPerEm * 0.7) / f.unitsPerEm);

/** Width of a text, mm. */
export function textWidth(s, h, { f = SANS, ls = 0 } = {}) {
  const em = emFor(f, h);
  return [...s].reduce((w, c) => w + (f.charToGlyph(c).advanceWidth / f.unitsPerEm + ls) * em, -ls * em);
}

/** A text as one outline of cap height 1 about its middle, as src/domain/watch/dial-printing.ts wants it. */
export function textOutline(s, { f = SANS, ls = 0 } = {}) {
  const width = textWidth(s, 1, { f, ls });
  const em = emFor(f, 1);
  let x = -width / 2;
  let path = '';
  for (const c of s) {
    const glyph = f.charToGlyph(c);
    path += outline(glyph.getPath(x, 0.5, em));
    x += (glyph.advanceWidth / f.unitsPerEm + ls) * em;
  }
  return { path, width };
}

/** Text centred on (x, y), cap height h mm, letter spacing in em, turned clockwise. */
export function text(s, x, y, h, { f = SANS, ls = 0, rot = 0, fill = '#fff' } = {}) {
  const em = emFor(f, h);
  const glyphs = [...s].map((c) => f.charToGlyph(c));
  const adv = (g) => (g.advanceWidth / f.unitsPerEm) * em;
  let px = -(glyphs.reduce((a, g) => a + adv(g), 0) + ls * em * (glyphs.length - 1)) / 2;
  let d = '';
  for (const g of glyphs) {
    d += outline(g.getPath(px, h / 2, em));
    px += adv(g) + ls * em;
  }
  return `<path d="${d}" fill="${fill}" transform="translate(${num(x)} ${num(-y)}) rotate(${num(rot)})"/>`;
}

/** Text along a circle, centred at a clock angle, reading outwards, or inwards with `flip`. */
export function ringText(s, r, angle, h, { f = SANS, ls = 0.1, flip = false, fill = '#fff' } = {}) {
  const em = emFor(f, h);
  const glyphs = [...s].map((c) => f.charToGlyph(c));
  const adv = glyphs.map((g) => (g.advanceWidth / f.unitsPerEm) * em + ls * em);
  let t = -adv.reduce((a, b) => a + b, 0) / 2;
  return glyphs
    .map((g, i) => {
      const a = angle + ((flip ? -1 : 1) * (t + adv[i] / 2)) / r / RAD;
      t += adv[i];
      const x = (-g.advanceWidth / f.unitsPerEm / 2) * em;
      return `<path fill="${fill}" d="${outline(g.getPath(x, h / 2, em))}" transform="rotate(${num(a)}) translate(0 ${num(-r)}) rotate(${flip ? 180 : 0})"/>`;
    })
    .join('');
}

export const tick = (a, r0, r1, w, c = '#fff') => `<path d="M${-w / 2} ${-r0}H${w / 2}V${-r1}H${-w / 2}Z" fill="${c}" transform="rotate(${a})"/>`;

/** The house mark of height h about its middle: three tapering strokes that meet at the foot. */
export function markPath(h) {
  const w = h * 0.40;
  const t = h * 0.062;
  const stroke = (dx) => `M${num(dx - t)} ${num(-h / 2)}L${num(dx + t)} ${num(-h / 2)}L${num(t * 0.55)} ${num(h / 2)}L${num(-t * 0.55)} ${num(h / 2)}Z`;
  return `${stroke(-w)}${stroke(w)}M${num(-t)} ${num(-h * 0.60)}L${num(t)} ${num(-h * 0.60)}L${num(t)} ${num(h / 2)}L${num(-t)} ${num(h / 2)}Z`;
}

/** The house mark centred on (x, y). */
export const mark = (x, y, h, fill = '#fff') => `<path transform="translate(${num(x)} ${num(-y)})" fill="${fill}" d="${markPath(h)}"/>`;

export async function save(dir, name, mm, px, body, { bg = '#000', blur = 0, defs = '' } = {}) {
  const s = mm / 2;
  const filter = blur ? `<filter id="b" x="-.1" y="-.1" width="1.2" height="1.2"><feGaussianBlur stdDeviation="${blur}"/></filter>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="${-s} ${-s} ${mm} ${mm}"><defs>${filter}${defs}</defs><rect x="${-s}" y="${-s}" width="${mm}" height="${mm}" fill="${bg}"/><g${blur ? ' filter="url(#b)"' : ''}>${body}</g></svg>`;
  await sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: bg }).png({ compressionLevel: 3 }).toFile(path.join(dir, `${name}.png`));
}
