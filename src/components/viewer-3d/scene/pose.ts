/** Pose of a watch: rotation in degrees about its vertical and its horizontal axis, and zoom. */
export interface Pose {
  /** 0 is the front, 90 the side of nine o'clock, 180 the back. */
  readonly yaw: number;
  /** Positive tilts the top towards the viewer. */
  readonly pitch: number;
  /** 1 is the zoom of the picture. */
  readonly zoom: number;
}

export const viewNames = ["front", "back", "side", "buckle"] as const;
export type ViewName = (typeof viewNames)[number];

/** The crown is at three o'clock, the buckle opposite the dial, below the visible back. */
export const views: Readonly<Record<ViewName, Pose>> = {
  front: { yaw: 0, pitch: 0, zoom: 1 },
  back: { yaw: 180, pitch: 0, zoom: 1 },
  side: { yaw: -76, pitch: 8, zoom: 1 },
  buckle: { yaw: 180, pitch: 38, zoom: 1 },
};

const step = 15;
const closer = 1.25;
const [farthest, nearest] = [0.6, 4];
/** Further, the watch would be upside down. */
const steepest = 80;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** A valid pose. Yaw is unlimited. */
export const held = ({ yaw, pitch, zoom }: Pose): Pose => ({
  yaw,
  pitch: within(pitch, -steepest, steepest),
  zoom: within(zoom, farthest, nearest),
});

const moves: Readonly<Record<string, (pose: Pose) => Pose>> = {
  ArrowLeft: (pose) => ({ ...pose, yaw: pose.yaw - step }),
  ArrowRight: (pose) => ({ ...pose, yaw: pose.yaw + step }),
  ArrowUp: (pose) => ({ ...pose, pitch: pose.pitch - step }),
  ArrowDown: (pose) => ({ ...pose, pitch: pose.pitch + step }),
  "+": (pose) => ({ ...pose, zoom: pose.zoom * closer }),
  "=": (pose) => ({ ...pose, zoom: pose.zoom * closer }),
  "-": (pose) => ({ ...pose, zoom: pose.zoom / closer }),
  Home: () => views.front,
};

/** The pose after a key; null for a key that turns nothing. */
export function poseByKey(pose: Pose, key: string): Pose | null {
  const next = moves[key]?.(pose);
  return next ? held(next) : null;
}

/** The same pose with a yaw as near as possible to another one: a watch takes the short way round. */
export function nearestTurn(target: Pose, from: Pose): Pose {
  const turns = Math.round((from.yaw - target.yaw) / 360);
  return { ...target, yaw: target.yaw + turns * 360 };
}

/** Degrees between the viewer's eye and the axis of the dial: 0 from the front, 180 from behind. */
export function angleFromFront({ yaw, pitch }: Pose): number {
  const radians = Math.PI / 180;
  return Math.acos(within(Math.cos(yaw * radians) * Math.cos(pitch * radians), -1, 1)) / radians;
}

export const sides = ["front", "crownSide", "otherSide", "threeQuarter", "behind", "back"] as const;
export type Side = (typeof sides)[number];

/** The visible side, for the text for screen readers. */
export function sideOf(pose: Pose): Side {
  const angle = angleFromFront(pose);
  if (angle < 15) return "front";
  if (angle > 155) return "back";
  const yaw = ((((pose.yaw + 180) % 360) + 360) % 360) - 180;
  if (angle < 60) return "threeQuarter";
  if (angle > 120) return "behind";
  return yaw < 0 ? "crownSide" : "otherSide";
}

/** Degrees; a shorter movement is skipped. */
const arrived = 0.05;

/**
 * A pose between two others.
 * @param left share of the movement that is left
 * @returns `pose` itself at the end
 */
export function approach(pose: Pose, target: Pose, left: number): Pose {
  const [yaw, pitch, zoom] = [target.yaw - pose.yaw, target.pitch - pose.pitch, target.zoom - pose.zoom];
  const away = Math.max(Math.abs(yaw), Math.abs(pitch), 100 * Math.abs(zoom));
  if (away === 0) return pose;
  if (away * left < arrived) return target;
  return {
    yaw: target.yaw - yaw * left,
    pitch: target.pitch - pitch * left,
    zoom: target.zoom - zoom * left,
  };
}
