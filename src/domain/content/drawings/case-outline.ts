/**
 * The case in millimetres as the artwork models it, largest diameter: one curve leads from the flank to the tip of a lug.
 * Source: media/artwork/blender/parts/case.py.
 */
export const outline = {
  flank: 20.05,
  bend: { x: 20, y: 10.9 },
  tip: { x: 13.3, y: 23.75 },
  /** Half of what lies between two lugs. */
  inner: 10.15,
  barrel: 19.3,
  bezel: 19.36,
  opening: 16.02,
  crown: { from: 20.2, to: 24.25, radius: 2.97, z: -2.2 },
} as const;

/** mm of the whole watch, crystal and back included. */
export const thickness = 11.8;

/** Front of the crystal and outside of the back, mm from the dial. */
export const front = 3.6;
export const back = front - thickness;

/** Height of the case above the dial, |y| mm from its middle: the lugs bend down towards the wrist. */
export const topOf = (y: number) => 1 - 4.3 * (Math.max(0, y - 3) / 20.5) ** 1.9;

/** Its underside. */
export const bottomOf = (y: number) => -5 - 1.6 * (y / outline.tip.y) ** 2;

/** A number of path data: tenths are finer than any screen. */
export const short = (value: number): number => Math.round(value * 10) / 10;

/** A circle as path data. */
export function circle(x: number, y: number, radius: number): string {
  const [left, r] = [short(x - radius), short(radius)];
  return `M${left} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0 ${short(-2 * r)} 0Z`;
}

/** Points joined by lines. */
export const line = (points: readonly (readonly [x: number, y: number])[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;
