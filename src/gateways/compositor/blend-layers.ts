import { setImmediate as yieldToOthers } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { LayerSlot } from "@/src/domain/watch/layers";
import { crops, stages } from "@/src/domain/watch/picture-view";
import { blendOver, finishCanvas, paintGround, type Canvas } from "./blend";
import { chooseFrame, cropAt, type Frame } from "./choose-frame";
import { drawPlaceholder, hasPlaceholder } from "./draw-placeholder";
import type { LayerLoader } from "./layer-loader";
import { canvasAddressOf, type PictureSubject } from "./picture-order";
import { createSingleFlight } from "./single-flight";

/** A picture in full, before it is scaled and encoded. */
export interface Blended {
  readonly canvas: Canvas;
  /** False where a placeholder stands for a layer. */
  readonly isComplete: boolean;
}

export interface LayerBlender {
  /** The canvas of a picture, the same for many widths and every format: it must stay as it is. */
  readonly blend: (subject: PictureSubject) => Promise<Blended>;
  /** How many were blended so far, and the bytes of those that are held. */
  readonly count: () => number;
  readonly bytes: () => number;
}

/** Two canvases of the full frame, or eight of half of it: what a shopper looks at in several widths and formats. */
const MAX_CANVAS_BYTES = 24 * 1024 * 1024;

/** Lays the layers of a picture over each other, once for all its widths and formats. */
export function createLayerBlender(layers: LayerLoader): LayerBlender {
  const canvases = new LRUCache<string, Blended>({
    maxSize: MAX_CANVAS_BYTES,
    sizeCalculation: ({ canvas }) => canvas.pixels.byteLength,
  });
  const share = createSingleFlight<Blended>();
  let count = 0;

  async function drawSlot({ part, layer }: LayerSlot, frame: Frame) {
    // Artwork that was never made for a part without an outline is no error: a watch may have no glare.
    if (!layer && !hasPlaceholder(part)) return { pixels: null, isComplete: true };
    const loaded = await layers.load(part, layer, frame);
    if (loaded) return { pixels: loaded, isComplete: true };
    return { pixels: await drawPlaceholder(part, crops.full, frame), isComplete: false };
  }

  async function blendAnew({ slots, crop, stage }: PictureSubject, frame: Frame): Promise<Blended> {
    count += 1;
    const drawn = await Promise.all(slots.map((slot) => drawSlot(slot, frame)));
    const { left, top, width, height } = cropAt(frame, crops[crop]);
    const canvas = paintGround(width, height, stages[stage]);
    for (const { pixels } of drawn) {
      if (!pixels) continue;
      blendOver(canvas, { ...pixels, left: pixels.left - left, top: pixels.top - top });
      // A layer takes some milliseconds; requests for finished pictures go in between.
      await yieldToOthers();
    }
    finishCanvas(canvas);
    return { canvas, isComplete: drawn.every((slot) => slot.isComplete) };
  }

  return {
    async blend(subject) {
      const frame = chooseFrame(subject);
      const key = canvasAddressOf(subject, frame);
      const kept = canvases.get(key);
      if (kept) return kept;
      const blended = await share(key, () => blendAnew(subject, frame));
      if (blended.isComplete) canvases.set(key, blended);
      return blended;
    },
    count: () => count,
    bytes: () => canvases.calculatedSize,
  };
}
