/** Pixels of one layer, trimmed of empty edges, at the scale of the picture. */
export interface DecodedLayer {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** RGBA, 8 bit, color not premultiplied; word-aligned in its memory. */
  readonly pixels: Uint8Array;
}

/** A picture being blended. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Whether its ground has a color. */
  readonly isOpaque: boolean;
  /** RGBA, 8 bit, color premultiplied; up to three pixels of padding, to whole groups of four */
  readonly pixels: Uint8Array;
}

/** A finished picture: RGB, or RGBA with color not premultiplied, 8 bit. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly pixels: Uint8Array;
}

/** Red and blue of a pixel as one number, or green and alpha of one shifted by a byte. */
const EVEN_BYTES = 0x00ff00ff;
const ODD_BYTES = 0xff00ff00;
/** Half of the divisor, in both bytes. */
const ROUNDING = 0x00800080;
const OPAQUE = 255;

/** RGBA bytes as one number each, red lowest: every platform of Node is little-endian. */
const wordsOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Uint32Array(buffer, byteOffset, byteLength / 4);

/** Memory of a canvas, bytes. */
export const bytesOfCanvas = (width: number, height: number): number => Math.ceil((width * height) / 4) * 16;

/**
 * @param ground the stage's color as #rrggbb, or null for a transparent ground
 * @param take allocates memory for the pixels, with undefined content
 */
export function paintGround(
  width: number,
  height: number,
  ground: string | null,
  take: (bytes: number) => Uint8Array = (bytes) => new Uint8Array(bytes),
): Canvas {
  const pixels = take(bytesOfCanvas(width, height));
  const tone = ground === null ? 0 : Buffer.from(`${ground.slice(1)}ff`, "hex").readUInt32LE();
  wordsOf(pixels).fill(tone);
  return { width, height, isOpaque: ground !== null, pixels };
}

/** First row or column of a layer inside the canvas, and the one after the last. */
const overlap = (start: number, length: number, room: number): readonly [number, number] => [
  Math.max(0, -start),
  Math.min(length, room - start),
];

/**
 * A pixel with alpha over another: (source · alpha + canvas · (255 − alpha)) / 255 for each byte, rounded to the nearest,
 * two bytes at a time. Alpha itself is blended as if its value were 255, which gives the right alpha over a transparent
 * ground.
 */
function mix(source: number, under: number, alpha: number): number {
  const rest = OPAQUE - alpha;
  // (v + 128 + ((v + 128) >> 8)) >> 8 is v / 255 rounded to the nearest, for every v up to 255 · 255.
  const redBlue = Math.imul(source & EVEN_BYTES, alpha) + Math.imul(under & EVEN_BYTES, rest) + ROUNDING;
  const greenAlpha =
    Math.imul(((source >>> 8) & 0xff) | (OPAQUE << 16), alpha) +
    Math.imul((under >>> 8) & EVEN_BYTES, rest) +
    ROUNDING;
  return (
    (((redBlue + ((redBlue >>> 8) & EVEN_BYTES)) >>> 8) & EVEN_BYTES) |
    ((greenAlpha + ((greenAlpha >>> 8) & EVEN_BYTES)) & ODD_BYTES)
  );
}

/**
 * Blends a layer over the canvas, in integers, so that the same layers give the same bytes on every machine. Pixels
 * outside the canvas are ignored. The formula also holds on a transparent ground, since the canvas is premultiplied and
 * the source is not.
 */
export function blendOver(canvas: Canvas, layer: DecodedLayer): void {
  const [to, from] = [wordsOf(canvas.pixels), wordsOf(layer.pixels)];
  const [firstRow, endRow] = overlap(layer.top, layer.height, canvas.height);
  const [firstColumn, endColumn] = overlap(layer.left, layer.width, canvas.width);
  for (let row = firstRow; row < endRow; row += 1) {
    let source = row * layer.width + firstColumn;
    let target = (layer.top + row) * canvas.width + layer.left + firstColumn;
    const end = source + endColumn - firstColumn;
    for (; source < end; source += 1, target += 1) {
      const pixel = from[source] ?? 0;
      const alpha = pixel >>> 24;
      if (alpha === OPAQUE) to[target] = pixel;
      else if (alpha > 0) to[target] = mix(pixel, to[target] ?? 0, alpha);
    }
  }
}

/** Divides color by alpha, as encoders expect it. */
function divideByAlpha(pixels: Uint8Array): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 0 || alpha === OPAQUE) continue;
    const half = alpha >> 1;
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = Math.min(OPAQUE, Math.floor(((pixels[channel] ?? 0) * OPAQUE + half) / alpha));
    }
  }
}

/**
 * Packs the colors without alpha, four pixels of four bytes into three words at a time: scaling with alpha takes twice as
 * long.
 */
function dropAlpha(words: Uint32Array): void {
  for (let from = 0, to = 0; from < words.length; from += 4, to += 3) {
    const second = words[from + 1] ?? 0;
    const third = words[from + 2] ?? 0;
    words[to] = ((words[from] ?? 0) & 0xffffff) | (second << 24);
    words[to + 1] = ((second >>> 8) & 0xffff) | (third << 16);
    words[to + 2] = ((third >>> 16) & 0xff) | ((words[from + 3] ?? 0) << 8);
  }
}

/** The canvas in the encoders' format. It uses the canvas's memory: no more layers can be blended over it. */
export function finishCanvas({ width, height, isOpaque, pixels }: Canvas): Raster {
  if (isOpaque) dropAlpha(wordsOf(pixels));
  else divideByAlpha(pixels);
  const channels = isOpaque ? 3 : 4;
  return { width, height, channels, pixels: pixels.subarray(0, width * height * channels) };
}
