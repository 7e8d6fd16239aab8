import { setImmediate as yieldToOthers } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { LayerSlot } from "@/src/domain/watch/layers";
import { crops, stages } from "@/src/domain/watch/picture-view";
import { blendOver, bytesOfCanvas, finishCanvas, paintGround, type Raster } from "./blend";
import { chooseFrame, cropAt, type Frame } from "./choose-frame";
import { drawPlaceholder, hasPlaceholder } from "./draw-placeholder";
import type { LayerLoader } from "./layer-loader";
import { canvasAddressOf, type PictureSubject } from "./picture-order";
import { createPixelMemory } from "./pixel-memory";

/** A blended picture, before it is scaled and encoded. */
export interface Blended {
  readonly raster: Raster;
  /** False if a placeholder replaces a layer. */
  readonly isComplete: boolean;
}

export interface LayerBlender {
  /**
   * Passes the canvas of a picture to an encoder, blended once for many widths and every format: the encoder must not
   * change it. Its memory is reused once the encoder is done, so no reference may be kept.
   */
  readonly show: <Value>(
    subject: PictureSubject,
    encode: (blended: Blended) => Promise<Value>,
  ) => Promise<Value>;
  /** Number of canvases blended so far, and bytes of those held. */
  readonly count: () => number;
  readonly bytes: () => number;
}

/** A canvas, blended or in progress. */
interface Held {
  readonly blended: Promise<Blended>;
  readonly bytes: number;
  encoders: number;
  /** False once it is evicted. */
  isKept: boolean;
}

/**
 * Two canvases of the full frame, or eight of half of it: what a shopper's browser requests in several widths and
 * formats.
 */
const MAX_CANVAS_BYTES = 32 * 1024 * 1024;
/** One unused canvas for each size on a page. */
const MAX_UNUSED_BYTES = 16 * 1024 * 1024;

/** Blends the layers of a picture, once for all its widths and formats. */
export function createLayerBlender(layers: LayerLoader, maxBytes = MAX_CANVAS_BYTES): LayerBlender {
  const memory = createPixelMemory(MAX_UNUSED_BYTES);
  const canvases = new LRUCache<string, Held>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: (held) => {
      held.isKept = false;
      freeIfUnused(held);
    },
  });
  let count = 0;

  /** The memory of an unfinished canvas is left to the garbage collector. */
  function freeIfUnused({ isKept, encoders, blended }: Held): void {
    if (isKept || encoders > 0) return;
    blended.then(
      ({ raster }) => memory.giveBack(new Uint8Array(raster.pixels.buffer)),
      () => {},
    );
  }

  async function drawSlot({ part, layer }: LayerSlot, frame: Frame) {
    // Missing artwork of a part without an outline is not an error: a watch may have no glare.
    if (!layer && !hasPlaceholder(part)) return { pixels: null, isComplete: true };
    const loaded = await layers.load(part, layer, frame);
    if (loaded) return { pixels: loaded, isComplete: true };
    return { pixels: await drawPlaceholder(part, crops.full, frame), isComplete: false };
  }

  async function blendAnew({ slots, crop, stage }: PictureSubject, frame: Frame): Promise<Blended> {
    count += 1;
    const drawn = await Promise.all(slots.map((slot) => drawSlot(slot, frame)));
    const { left, top, width, height } = cropAt(frame, crops[crop]);
    const canvas = paintGround(width, height, stages[stage], memory.take);
    for (const { pixels } of drawn) {
      if (!pixels) continue;
      blendOver(canvas, { ...pixels, left: pixels.left - left, top: pixels.top - top });
      // A layer takes some milliseconds; requests for finished pictures are served in between.
      await yieldToOthers();
    }
    return { raster: finishCanvas(canvas), isComplete: drawn.every((slot) => slot.isComplete) };
  }

  function hold(key: string, subject: PictureSubject, frame: Frame): Held {
    const { width, height } = cropAt(frame, crops[subject.crop]);
    const bytes = bytesOfCanvas(width, height);
    const held: Held = { blended: blendAnew(subject, frame), bytes, encoders: 0, isKept: true };
    canvases.set(key, held);
    held.isKept = canvases.peek(key) === held;
    const forget = () => void (canvases.peek(key) === held && canvases.delete(key));
    held.blended.then(({ isComplete }) => isComplete || forget(), forget);
    return held;
  }

  return {
    async show(subject, encode) {
      const frame = chooseFrame(subject);
      const key = canvasAddressOf(subject, frame);
      const held = canvases.get(key) ?? hold(key, subject, frame);
      held.encoders += 1;
      try {
        return await encode(await held.blended);
      } finally {
        held.encoders -= 1;
        freeIfUnused(held);
      }
    },
    count: () => count,
    bytes: () => canvases.calculatedSize + memory.bytes(),
  };
}
