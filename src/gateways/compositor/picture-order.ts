import { createHash } from "node:crypto";
import sharp from "sharp";
import type { LayerSlot } from "@/src/domain/watch/layers";
import { crops, stages, type PictureFormat, type PictureView } from "@/src/domain/watch/picture-view";

/** The stacked layers of a picture and their view, in any format. */
export interface PictureSubject extends PictureView {
  /** From bottom to top. */
  readonly slots: readonly LayerSlot[];
}

/** A requested picture. */
export interface PictureOrder extends PictureSubject {
  readonly format: PictureFormat;
}

/** Raise it when the same layers give other pixels: saved pictures are then rendered again. */
const compositorVersion = 2;

const hashOf = (parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** All inputs that determine a picture's pixels before scaling and encoding. */
const subjectOf = ({ slots, crop, stage }: PictureSubject) => [
  [compositorVersion, sharp.versions.sharp, sharp.versions.vips],
  slots.map(({ part, layer }) => layer?.hash ?? `no artwork: ${part}`),
  Object.values(crops[crop]),
  stages[stage],
];

/**
 * Address of a picture, a hash of all inputs that determine its bytes: layers, crop, ground, width, format and tool
 * versions. Equal orders have equal addresses; new artwork has a new one.
 */
export const addressOf = (order: PictureOrder): string =>
  hashOf([...subjectOf(order), order.width, order.format]);

/** Address of the canvas of a picture: the same for many widths and every format. */
export const canvasAddressOf = (subject: PictureSubject, frame: number): string =>
  hashOf([...subjectOf(subject), "canvas", frame]);
