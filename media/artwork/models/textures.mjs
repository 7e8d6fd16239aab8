// Flat pictures of materials (blender/swatches.py) as small WebP textures; what is the same all over becomes a number.
import path from 'node:path';
import sharp from 'sharp';

const curve = Uint8Array.from({ length: 4096 }, (_, i) => {
  const x = i / 4095;
  return Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055));
});
const toSrgb = (x) => curve[Math.max(0, Math.min(4095, Math.round(x * 4095)))];

/** Linear values 0..1, three a pixel. */
export async function readLinear(dir, name) {
  const { data, info } = await sharp(path.join(dir, `${name}.png`)).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true });
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  const out = new Float32Array(info.width * info.height * 3);
  for (let i = 0, k = 0; i < values.length; i += info.channels) for (let c = 0; c < 3; c++) out[k++] = values[i + c] / 65_535;
  return { pixels: out, width: info.width, height: info.height };
}

/** Mean and how far values stray, of the middle of the picture: its margin is never seen. */
export function meanOf({ pixels, width, height }) {
  const sum = [0, 0, 0];
  const square = [0, 0, 0];
  let n = 0;
  const edge = Math.floor(Math.min(width, height) * 0.04);
  for (let y = edge; y < height - edge; y += 2)
    for (let x = edge; x < width - edge; x += 2) {
      n++;
      for (let c = 0; c < 3; c++) {
        const v = pixels[(y * width + x) * 3 + c];
        sum[c] += v;
        square[c] += v * v;
      }
    }
  const mean = sum.map((s) => s / n);
  return { mean, stray: Math.max(...mean.map((m, c) => Math.sqrt(Math.max(0, square[c] / n - m * m)))) };
}

const webp = (bytes, { width, height }, options) => sharp(bytes, { raw: { width, height, channels: 3 } }).webp({ effort: 4, ...options }).toBuffer();

/** A loop, since `from` takes ten times as long for millions of values. */
function bytesOf({ pixels }, byteOf) {
  const out = new Uint8Array(pixels.length);
  for (let i = 0; i < out.length; i++) out[i] = byteOf(pixels[i]);
  return out;
}
export const colorFile = (picture, scale = 1, quality = 82) => webp(bytesOf(picture, (x) => toSrgb(x * scale)), picture, { quality, smartSubsample: true });
export const dataFile = (picture, quality = 80) => webp(bytesOf(picture, (x) => Math.round(Math.min(1, x) * 255)), picture, { quality });

/** Printed ink: white, with the mask as what covers. */
export async function inkFile(mask, size) {
  const alpha = await sharp(mask).resize(size, size, { kernel: 'lanczos3' }).greyscale().extractChannel(0).raw().toBuffer();
  const px = Buffer.alloc(size * size * 4, 255);
  for (let i = 0; i < alpha.length; i++) px[i * 4 + 3] = alpha[i];
  return sharp(px, { raw: { width: size, height: size, channels: 4 } }).webp({ quality: 60, alphaQuality: 90, effort: 5 }).toBuffer();
}

/** Fine lines along v, which close in both directions: what brushing does to light. */
export function brushedFile(size = 512, lines = 40) {
  let seed = 11;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const waves = Array.from({ length: lines * 6 }, () => ({ x: Math.floor(random() * size), wide: 1 + random() * 2, deep: random() - 0.5, from: random(), slow: 1 + Math.floor(random() * 3) }));
  const px = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y++) {
    const slope = new Float32Array(size);
    for (const { x, wide, deep, from, slow } of waves) {
      const strength = deep * (0.5 + 0.5 * Math.sin(2 * Math.PI * ((y / size) * slow + from)));
      for (let d = -6; d <= 6; d++) slope[(x + d + size) % size] += strength * (d / wide) * Math.exp(-(d * d) / (2 * wide * wide));
    }
    for (let x = 0; x < size; x++) {
      const nx = Math.max(-0.5, Math.min(0.5, slope[x] * 0.35));
      px.set([127.5 + nx * 127.5, 127.5, 127.5 + Math.sqrt(1 - nx * nx) * 127.5], (y * size + x) * 3);
    }
  }
  return webp(px, { width: size, height: size }, { quality: 75 });
}

/** Direction from the middle outwards, for what is brushed about its axis. */
export function roundFile(size = 128) {
  const px = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [x + 0.5 - size / 2, size / 2 - y - 0.5];
      const r = Math.hypot(dx, dy);
      px.set([127.5 + (127.5 * dx) / r, 127.5 + (127.5 * dy) / r, 255], (y * size + x) * 3);
    }
  return webp(px, { width: size, height: size }, { lossless: true });
}

/** px; a watch that the processor draws is no higher. */
const largestOfLight = 800;

/** The same picture for who draws by the processor; null where it is small enough. */
export async function lightFile(bytes) {
  const { width, height } = await sharp(bytes).metadata();
  if (Math.max(width, height) <= largestOfLight) return null;
  return sharp(bytes).resize(largestOfLight, largestOfLight, { fit: 'inside', kernel: 'lanczos3' }).webp({ quality: 84, alphaQuality: 90, effort: 5, smartSubsample: true }).toBuffer();
}
