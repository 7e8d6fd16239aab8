import type { PerspectiveCamera } from "three";
import { frameSize } from "@/src/domain/watch/picture-view";
import { angleFromFront, type Pose } from "./pose";

/** Position of the picture on the canvas, CSS px from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** Edge of the whole square picture. */
  readonly edge: number;
  /** Keeps its size and position when it is turned, whatever is cropped. */
  readonly isHeld?: boolean;
}

/** CSS px */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Depth (mm) of the middle of a closed strap below the dial: the axis of rotation. */
export const axisDepth = 22;

/** Source: docs/artwork.md, 28 px per mm. */
const pxPerMm = 28;
/** mm that the square picture shows. */
const pictured = frameSize / pxPerMm;
/**
 * Field of view in degrees: as in the pictures from the front, which have no perspective, and like an eye when
 * turned.
 */
const [flat, deep] = [0.6, 20];
/** Degrees from the front at which a turned watch has the perspective of one in the hand. */
const turned = 45;
/**
 * mm across that a turned watch takes, the share of the canvas it may fill, and its offset above the middle for its
 * shadow.
 */
const [girth, filled, raised] = [74, 0.9, 0.02];
/** mm before and behind the middle that contain the watch, with room to spare. */
const [before, behind] = [70, 90];

export const ease = (share: number): number => share * share * (3 - 2 * share);
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/**
 * Sets a camera so that the front matches the picture exactly; the further the watch is turned, the more of it is
 * visible, from the distance of a hand.
 */
export function frameWatch(
  camera: PerspectiveCamera,
  pose: Pose,
  place: Place,
  { width, height }: Size,
): void {
  const deepness = ease(Math.min(1, angleFromFront(pose) / turned));
  const share = place.isHeld ? 0 : deepness;
  const asPictured = place.edge / pictured;
  const asWhole = Math.min(asPictured, (Math.min(width, height) * filled) / girth);
  const pxPerUnit = mix(asPictured, asWhole, share) * pose.zoom;
  camera.fov = mix(flat, deep, deepness);
  const distance = height / 2 / pxPerUnit / Math.tan((camera.fov * Math.PI) / 360);
  camera.aspect = width / height;
  // From the front the dial's plane has the pictures' scale, when it is turned the middle of the loop.
  camera.position.z = distance + axisDepth * (1 - deepness);
  camera.near = Math.max(1, distance - before);
  camera.far = distance + behind;
  const [x, y] = [mix(place.x, width / 2, share), mix(place.y, height * (0.5 - raised), share)];
  camera.setViewOffset(width, height, width / 2 - x, height / 2 - y, width, height);
}
