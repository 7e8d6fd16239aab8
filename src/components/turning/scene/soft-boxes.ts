import {
  DataTexture,
  EquirectangularReflectionMapping,
  FloatType,
  LinearFilter,
  RGBAFormat,
  type Texture,
} from "three";

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

const [columns, rows] = [512, 256];
const degrees = 180 / Math.PI;

function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Brightness of the card where somebody looking straight up at (x, y) mm sees it. */
const cardLight = (x: number, y: number) => 0.2 + 0.85 * smooth(-42, 48, -0.55 * x + y);

/** Brightness of the tent in a direction, z towards the viewer. */
function lightFrom(x: number, y: number, z: number): number {
  const elevation = Math.asin(z) * degrees;
  if (z > 0) {
    const [across, up] = [(x / z) * card.height, (y / z) * card.height];
    if (Math.abs(across) < card.half && Math.abs(up) < card.half) return cardLight(across, up);
  }
  if (elevation < 0) return 0.16 * smooth(-60, -2, elevation) + 0.03;
  const azimuth = Math.atan2(y, x) * degrees;
  return boxes.reduce(
    (light, [around, height, wide, high, brightness]) => {
      const aside = Math.abs(((((azimuth - around + 180) % 360) + 360) % 360) - 180);
      return (
        light +
        brightness *
          smooth(wide + 6, wide - 6, aside) *
          smooth(high + 6, high - 6, Math.abs(elevation - height))
      );
    },
    0.045 + 0.13 * smooth(0, 70, elevation),
  );
}

/** The tent the watch stands in, as a picture of everything around it. */
export function softBoxes(): Texture {
  const pixels = new Float32Array(columns * rows * 4);
  for (let row = 0; row < rows; row += 1) {
    const y = Math.sin(((row + 0.5) / rows - 0.5) * Math.PI);
    const level = Math.sqrt(1 - y * y);
    for (let column = 0; column < columns; column += 1) {
      const around = ((column + 0.5) / columns - 0.5) * 2 * Math.PI;
      const light = lightFrom(level * Math.cos(around), y, level * Math.sin(around));
      pixels.set([light, light, light * 1.015, 1], (row * columns + column) * 4);
    }
  }
  const picture = new DataTexture(pixels, columns, rows, RGBAFormat, FloatType);
  picture.mapping = EquirectangularReflectionMapping;
  picture.magFilter = picture.minFilter = LinearFilter;
  picture.needsUpdate = true;
  return picture;
}
