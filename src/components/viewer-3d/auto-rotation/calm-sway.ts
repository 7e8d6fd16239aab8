/** s of a sway there and back. */
const period = 20;
/** Maximum degrees of its turn, towards the side of the crown, and of its tilt. */
const [aside, leaning] = [-34, 7];

/**
 * Pose of a watch that turns by itself: it begins at the front, at rest.
 * @param seconds since
 */
export function swayAt(seconds: number): { readonly yaw: number; readonly pitch: number } {
  const way = (1 - Math.cos((seconds / period) * 2 * Math.PI)) / 2;
  return { yaw: aside * way, pitch: leaning * way };
}
