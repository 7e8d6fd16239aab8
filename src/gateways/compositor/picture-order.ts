import { createHash } from "node:crypto";
import sharp from "sharp";
import type { LayerSlot } from "../../domain/watch/layers";
import { crops, stages, type PictureFormat, type PictureView } from "../../domain/watch/picture-view";

/** A picture somebody wants: what lies on what, and how it is shown. */
export interface PictureOrder extends PictureView {
  /** From the bottom up. */
  readonly slots: readonly LayerSlot[];
  readonly format: PictureFormat;
}

/** Raise it when the same layers give other pixels: kept pictures are then made anew. */
const compositorVersion = 1;

/**
 * Name of a picture by all that decides its bytes: layers, cut, ground, format and the tools at work.
 * Equal orders have equal addresses; new artwork has a new one.
 */
export function addressOf(order: PictureOrder): string {
  const parts = [
    [compositorVersion, sharp.versions.sharp, sharp.versions.vips],
    order.slots.map(({ part, layer }) => layer?.hash ?? `no artwork: ${part}`),
    order.width,
    Object.values(crops[order.crop]),
    stages[order.stage],
    order.format,
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}
