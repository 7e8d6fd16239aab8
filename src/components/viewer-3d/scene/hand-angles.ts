import picturedHands from "@/src/domain/watch/pictured-hands.json";

/** Degrees clockwise from twelve, by the name of the hand's node. */
export interface HandAngles {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Goes round once a day. */
  readonly gmt: number;
}

/** The time of the pictures, which are drawn from the same file; the fourth hand points to ten past five in the afternoon. */
export const picturedAngles: HandAngles = picturedHands;

/** A mechanical watch beats; its second hand makes so many steps a second. */
const beats = 8;

/** Angles of the hands at a time of day; the fourth one shows the same time on the scale of 24 hours. */
export function anglesAt(time: Date): HandAngles {
  const seconds = time.getSeconds() + Math.floor((time.getMilliseconds() / 1000) * beats) / beats;
  const minutes = time.getMinutes() + seconds / 60;
  const hours = time.getHours() + minutes / 60;
  return { hour: (hours % 12) * 30, minute: minutes * 6, second: seconds * 6, gmt: hours * 15 };
}

const between = (from: number, to: number, share: number) => {
  const way = ((((to - from + 180) % 360) + 360) % 360) - 180;
  return from + way * share;
};

/**
 * Between one time and another, by the shorter way round.
 * @param share 0 to 1
 */
export const anglesBetween = (from: HandAngles, to: HandAngles, share: number): HandAngles => ({
  hour: between(from.hour, to.hour, share),
  minute: between(from.minute, to.minute, share),
  second: between(from.second, to.second, share),
  gmt: between(from.gmt, to.gmt, share),
});
