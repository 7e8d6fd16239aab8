import { createHash } from "node:crypto";
import sharp from "sharp";
import type { LayerSlot } from "@/src/domain/watch/layers";
import { crops, stages, type PictureFormat, type PictureView } from "@/src/domain/watch/picture-view";

/** What lies on what, and how it is shown: a picture in any format. */
export interface PictureSubject extends PictureView {
  /** From the bottom up. */
  readonly slots: readonly LayerSlot[];
}

/** A picture somebody wants. */
export interface PictureOrder extends PictureSubject {
  readonly format: PictureFormat;
}

/** Raise it when the same layers give other pixels: kept pictures are then made anew. */
const compositorVersion = 2;

const hashOf = (parts: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** All that decides the pixels of a picture before they are scaled and encoded. */
const subjectOf = ({ slots, crop, stage }: PictureSubject) => [
  [compositorVersion, sharp.versions.sharp, sharp.versions.vips],
  slots.map(({ part, layer }) => layer?.hash ?? `no artwork: ${part}`),
  Object.values(crops[crop]),
  stages[stage],
];

/**
 * Name of a picture by all that decides its bytes: layers, cut, ground, width, format and the tools at work.
 * Equal orders have equal addresses; new artwork has a new one.
 */
export const addressOf = (order: PictureOrder): string =>
  hashOf([...subjectOf(order), order.width, order.format]);

/** Name of the canvas a picture is scaled and encoded from: the same for many widths and every format. */
export const canvasAddressOf = (subject: PictureSubject, frame: number): string =>
  hashOf([...subjectOf(subject), "canvas", frame]);
