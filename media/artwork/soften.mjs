// What lies out of focus has no detail finer than the disc that a point of it is spread over, so anything finer is sampling
// noise. A scene is blurred there by a share of that disc: grain goes, and the eye sees no other change. How wide the disc is
// follows from the camera alone, with everything taken to lie on the level of the point of focus.
import sharp from 'sharp';

const SENSOR = 36; // mm
const SHARE = 0.15; // of the disc's width: standard deviation of the blur
const LEVELS = [0, 1.5, 3, 6, 9]; // px of a picture 2000 px wide
const FULL = 65535 / 255;

const minus = (a, b) => a.map((v, k) => v - b[k]);
const dot = (a, b) => a.reduce((sum, v, k) => sum + v * b[k], 0);
const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];
const unit = (a) => a.map((v) => v / Math.hypot(...a));

/** Width in px of the disc round the pixel (x, y) of a picture of `width` × `height`. */
export function discOf({ at, aim, lens, focus = aim, fstop = 22 }, width, height) {
  const axis = unit(minus(aim, at));
  const right = unit(cross(axis, [0, 0, 1]));
  const up = cross(right, axis);
  const near = dot(minus(focus, at), axis);
  const scale = (width * lens) / SENSOR;
  const far = 40 * near;
  return (x, y) => {
    const [u, v] = [(x + 0.5 - width / 2) / scale, (height / 2 - y - 0.5) / scale];
    const fall = axis[2] + u * right[2] + v * up[2];
    const depth = fall < 0 ? Math.min(far, (focus[2] - at[2]) / fall) : far;
    return ((lens / fstop) * (Math.abs(depth - near) / depth) * scale) / near;
  };
}

/** @param picture sRGB, 8 bits a channel, no alpha @returns the same, without grain where it is out of focus */
export async function soften(picture, camera) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: 3 };
  const k = width / 2000;
  const deep = Uint16Array.from(data, (v) => Math.round(v * FULL));
  const blurred = async (sigma) => {
    if (sigma === 0) return deep;
    const px = await sharp(deep, { raw }).blur(Math.max(0.3, sigma * k)).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
    return new Uint16Array(px.buffer, px.byteOffset, px.length / 2);
  };
  const pictures = await Promise.all(LEVELS.map(blurred));
  const disc = discOf(camera, width, height);
  const out = Buffer.alloc(data.length);
  const last = LEVELS.length - 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sigma = Math.min(LEVELS[last], (SHARE * Math.max(0, disc(x, y) - 4 * k)) / k);
      const above = Math.max(1, LEVELS.findIndex((level) => level >= sigma));
      const t = (sigma - LEVELS[above - 1]) / (LEVELS[above] - LEVELS[above - 1]);
      const i = (y * width + x) * 3;
      for (let c = i; c < i + 3; c++) out[c] = Math.round((pictures[above - 1][c] * (1 - t) + pictures[above][c] * t) / FULL);
    }
  return sharp(out, { raw });
}
