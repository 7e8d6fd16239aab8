/** Brightness in a direction of length 1. */
export type Light = (x: number, y: number, z: number) => number;

/** Spherical harmonics up to the second order; diffuse light contains hardly any more. */
const harmonics = (x: number, y: number, z: number): readonly number[] => [
  0.282095,
  0.488603 * y,
  0.488603 * z,
  0.488603 * x,
  1.092548 * x * y,
  1.092548 * y * z,
  0.315392 * (3 * z * z - 1),
  1.092548 * x * z,
  0.546274 * (x * x - y * y),
];
/** Weights of a matt surface: order 0, three of order 1, five of order 2. */
const kept = [1, 2 / 3, 2 / 3, 2 / 3, 1 / 4, 1 / 4, 1 / 4, 1 / 4, 1 / 4] as const;
/** Samples from one pole to the other. */
const looks = 24;

/** The same light as gathered by a matt surface that faces a direction: from all around, weighted by the angle. */
export function gathered(light: Light): Light {
  const sums = kept.map(() => 0);
  for (let row = 0; row < looks; row += 1)
    for (let column = 0; column < 2 * looks; column += 1) {
      const z = (2 * (row + 0.5)) / looks - 1;
      const around = ((column + 0.5) / looks) * Math.PI;
      const [x, y] = [Math.sqrt(1 - z * z) * Math.cos(around), Math.sqrt(1 - z * z) * Math.sin(around)];
      const seen = (light(x, y, z) * 4 * Math.PI) / (2 * looks * looks);
      harmonics(x, y, z).forEach((value, place) => {
        sums[place] = (sums[place] ?? 0) + seen * value;
      });
    }
  return (x, y, z) =>
    Math.max(
      0,
      harmonics(x, y, z).reduce(
        (sum, value, place) => sum + value * (sums[place] ?? 0) * (kept[place] ?? 0),
        0,
      ),
    );
}
