/** Pixels of one layer, cut to what is not empty, at the scale of the picture. */
export interface DecodedLayer {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** RGBA, 8 bit, color not multiplied with alpha */
  readonly pixels: Uint8Array;
}

/** A picture in the making. With three channels it is opaque; with four its color is multiplied with alpha. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly pixels: Uint8Array;
}

/**
 * @param ground the stage's tone as #rrggbb, or null for an open ground
 * @param take brings memory for the pixels, whatever lies in it
 */
export function paintGround(
  width: number,
  height: number,
  ground: string | null,
  take: (bytes: number) => Uint8Array = (bytes) => new Uint8Array(bytes),
): Canvas {
  const channels = ground === null ? 4 : 3;
  const pixels = take(width * height * channels);
  const tone = ground === null ? 0 : Buffer.from(ground.slice(1), "hex");
  Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength).fill(tone);
  return { width, height, channels, pixels };
}

/** First row or column of a layer that lies on the canvas, and the one behind the last. */
const overlap = (start: number, length: number, room: number): readonly [number, number] => [
  Math.max(0, -start),
  Math.min(length, room - start),
];

/**
 * Lays a layer over the canvas: (source · alpha + canvas · (255 − alpha)) / 255, rounded to the nearest, in integers,
 * so that the same layers give the same bytes on every machine. What lies outside the canvas is left out.
 * On four channels the same formula holds, since the canvas is multiplied with alpha and the source is not.
 */
export function blendOver(canvas: Canvas, layer: DecodedLayer): void {
  const { pixels: to, channels } = canvas;
  const { pixels: from } = layer;
  const [firstRow, endRow] = overlap(layer.top, layer.height, canvas.height);
  const [firstColumn, endColumn] = overlap(layer.left, layer.width, canvas.width);
  for (let row = firstRow; row < endRow; row += 1) {
    let source = (row * layer.width + firstColumn) * 4;
    let target = ((layer.top + row) * canvas.width + layer.left + firstColumn) * channels;
    const end = source + (endColumn - firstColumn) * 4;
    for (; source < end; source += 4, target += channels) {
      const alpha = from[source + 3] ?? 0;
      if (alpha === 0) continue;
      if (alpha === 255) {
        to[target] = from[source] ?? 0;
        to[target + 1] = from[source + 1] ?? 0;
        to[target + 2] = from[source + 2] ?? 0;
        if (channels === 4) to[target + 3] = 255;
        continue;
      }
      const rest = 255 - alpha;
      // (v + 128 + ((v + 128) >> 8)) >> 8 is v / 255 rounded to the nearest, for every v up to 255 · 255.
      let sum = (from[source] ?? 0) * alpha + (to[target] ?? 0) * rest + 128;
      to[target] = (sum + (sum >> 8)) >> 8;
      sum = (from[source + 1] ?? 0) * alpha + (to[target + 1] ?? 0) * rest + 128;
      to[target + 1] = (sum + (sum >> 8)) >> 8;
      sum = (from[source + 2] ?? 0) * alpha + (to[target + 2] ?? 0) * rest + 128;
      to[target + 2] = (sum + (sum >> 8)) >> 8;
      if (channels === 4) {
        sum = 255 * alpha + (to[target + 3] ?? 0) * rest + 128;
        to[target + 3] = (sum + (sum >> 8)) >> 8;
      }
    }
  }
}

/** Divides color by alpha, as encoders expect it; an opaque canvas stays as it is. */
export function finishCanvas({ channels, pixels }: Canvas): void {
  if (channels === 3) return;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    const half = alpha >> 1;
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = Math.min(255, Math.floor(((pixels[channel] ?? 0) * 255 + half) / alpha));
    }
  }
}
