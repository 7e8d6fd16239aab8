import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
  type Texture,
} from "three";
import { gathered, type Light } from "./gathered-light";

/**
 * The light of the pictures (media/artwork/blender/stage.py): soft boxes by azimuth, elevation, half width, half height in
 * degrees, and brightness. Azimuth 90 is towards twelve o'clock, elevation 90 towards the viewer.
 */
const boxes = [
  [128, 42, 42, 15, 3.9],
  [10, 36, 15, 22, 2.4],
  [-85, 34, 34, 13, 1.7],
  [-150, 30, 18, 14, 2.0],
  [62, 20, 16, 10, 1.7],
  [90, 8, 50, 6, 0.45],
  [-90, 8, 50, 6, 0.4],
] as const;

/** Half the edge, and the height above the watch, of the card that flat faces mirror; mm. */
export const card = { half: 62, height: 95 } as const;

/** Degrees over which a box ends. */
const edge = 6;
const degrees = 180 / Math.PI;

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** What a box of a half width gives at a distance from its middle; spread over more than itself, it is fainter. */
const boxLight = (distance: number, half: number, soft: number) =>
  Math.min(1, half / soft) * smooth(half + soft, Math.max(0, half - soft), distance);

/** Brightness of the card seen by a viewer who looks straight up at (x, y) mm. */
const cardLight = (x: number, y: number) => 0.2 + 0.85 * smooth(-42, 48, -0.55 * x + y);

/** Share of the card in a direction, and its brightness there. */
function cardFrom(x: number, y: number, z: number, spread: number): readonly [share: number, light: number] {
  if (z <= 0) return [0, 0];
  const [across, up] = [(x / z) * card.height, (y / z) * card.height];
  const soft = 0.5 + spread * 1.6;
  const share = boxLight(Math.abs(across), card.half, soft) * boxLight(Math.abs(up), card.half, soft);
  return [share, cardLight(across, up)];
}

/** Brightness of the tent in a direction, z towards the viewer. @param spread degrees */
function lightFrom(x: number, y: number, z: number, spread: number): number {
  const elevation = Math.asin(z) * degrees;
  const azimuth = Math.atan2(y, x) * degrees;
  const soft = edge + spread;
  const walls = boxes.reduce(
    (light, [around, height, wide, high, brightness]) => {
      const aside = Math.abs(((((azimuth - around + 180) % 360) + 360) % 360) - 180);
      return (
        light + brightness * boxLight(aside, wide, soft) * boxLight(Math.abs(elevation - height), high, soft)
      );
    },
    0.045 + 0.13 * smooth(0, 70, elevation),
  );
  const ground = 0.16 * smooth(-60, -2, elevation) + 0.03;
  const [share, above] = cardFrom(x, y, z, spread);
  const tent = share * above + (1 - share) * walls;
  const up = smooth(-0.5 - spread, 0.5 + spread, elevation);
  return up * tent + (1 - up) * ground;
}

const spreadBy =
  (spread: number): Light =>
  (x, y, z) =>
    lightFrom(x, y, z, spread);

/**
 * Edge (px) of a face and its light, by increasing roughness: a mirror, polished, brushed (spread by degrees), matt.
 * three uses the roughness 1 - √(1 - level / 3).
 */
export const levels = [
  [64, spreadBy(0)],
  [32, spreadBy(4)],
  [16, spreadBy(20)],
  [8, gathered(spreadBy(0))],
] as const;

/** Directions of the six faces of a cube, in the order and the sense that WebGL has them. */
const faces: readonly ((s: number, t: number) => readonly [number, number, number])[] = [
  (s, t) => [1, -t, -s],
  (s, t) => [-1, -t, s],
  (s, t) => [s, 1, t],
  (s, t) => [s, -1, -t],
  (s, t) => [s, -t, 1],
  (s, t) => [-s, -t, -1],
];

function drawFace(face: (typeof faces)[number], size: number, lightAt: Light): DataTexture {
  const dots = new Uint16Array(size * size * 4);
  const at = (place: number) => ((place + 0.5) / size) * 2 - 1;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const [x, y, z] = face(at(column), at(row));
      const length = Math.hypot(x, y, z);
      // three mirrors environment pictures: it looks left where right is meant.
      const light = lightAt(-x / length, y / length, z / length);
      const place = (row * size + column) * 4;
      dots[place] = dots[place + 1] = DataUtils.toHalfFloat(light);
      dots[place + 2] = DataUtils.toHalfFloat(light * 1.015);
      dots[place + 3] = DataUtils.toHalfFloat(1);
    }
  }
  const drawn = new DataTexture(dots, size, size, RGBAFormat, HalfFloatType);
  drawn.needsUpdate = true;
  return drawn;
}

/**
 * The light tent around the watch, as an environment map for mirrors and for increasingly rough surfaces. three could
 * compute one of any surroundings, which takes a CPU seconds; soft boxes are blurred by a formula.
 */
export function softBoxes(): Texture {
  const [mirror = [], ...rougher] = levels.map(([size, lightAt]) =>
    faces.map((face) => drawFace(face, size, lightAt)),
  );
  const picture = new CubeTexture(mirror);
  // three counts the levels after the first, and reads none beyond their number less one.
  const last = faces.map((face) => drawFace(face, 4, levels[3][1]));
  picture.mipmaps = [...rougher, last].map((level) => new CubeTexture(level));
  picture.format = RGBAFormat;
  picture.type = HalfFloatType;
  picture.generateMipmaps = false;
  picture.magFilter = LinearFilter;
  picture.minFilter = LinearMipmapLinearFilter;
  picture.isPMREMTexture = true;
  picture.needsUpdate = true;
  return picture;
}
