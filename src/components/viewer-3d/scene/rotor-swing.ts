import type { Pose } from "./pose";

const radians = Math.PI / 180;

/** A weight that turns freely about the watch's axis; radians, and radians a second. */
export interface Swing {
  readonly angle: number;
  readonly speed: number;
}

/** Acceleration of a weight that hangs upright, 1/s². Slower than gravity, whose swing would be over in a blink. */
const pull = 46;
/** Share of its speed it loses in a second: its bearing, and the spring it winds. */
const friction = 1.5;
/** s; a longer step would make it unstable. */
const longestStep = 1 / 60;

/**
 * One step of the simulation.
 * @param down direction and strength of gravity in the watch's own plane: zero for a watch that lies flat
 * @param seconds since
 */
export function stepRotor(
  { angle, speed }: Swing,
  down: { readonly angle: number; readonly strength: number },
  seconds: number,
): Swing {
  let [at, going] = [angle, speed];
  for (let left = Math.min(seconds, 0.25); left > 0; left -= longestStep) {
    const step = Math.min(left, longestStep);
    going += (-pull * down.strength * Math.sin(at - down.angle) - friction * going) * step;
    at += going * step;
  }
  return { angle: at, speed: going };
}

/** Whether it has come to rest. */
export const isStill = (
  { angle, speed }: Swing,
  down: { readonly angle: number; readonly strength: number },
): boolean => Math.abs(speed) < 0.02 && Math.abs(Math.sin(angle - down.angle)) * down.strength < 0.004;

/** Down in the watch's own plane: the world's down, rotated into it. */
export function downIn({ yaw, pitch }: Pose): { readonly angle: number; readonly strength: number } {
  const [x, y] = [-Math.sin(pitch * radians) * Math.sin(yaw * radians), -Math.cos(pitch * radians)];
  return { angle: Math.atan2(y, x) + Math.PI / 2, strength: Math.hypot(x, y) };
}
