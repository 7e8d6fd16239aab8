import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { LayerSlot } from "../../domain/watch/layers";
import { crops, stages, type PictureFormat } from "../../domain/watch/picture-view";
import { blendOver, paintGround, type DecodedLayer } from "./blend";
import { createBoundedLru } from "./bounded-lru";
import { drawPlaceholder, hasPlaceholder } from "./draw-placeholder";
import { encodePicture } from "./encode-picture";
import { createLayerLoader, type LayerFault } from "./layer-loader";
import { limitConcurrency } from "./limit-concurrency";
import { addressOf, type PictureOrder } from "./picture-order";
import { createPictureStore } from "./picture-store";
import { createSingleFlight } from "./single-flight";

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: PictureFormat;
  /** The picture's name by content: equal addresses, equal bytes. */
  readonly address: string;
  /** False where a placeholder stands for a layer: such a picture must not be kept by anybody. */
  readonly isComplete: boolean;
}

export interface CompositorFault {
  readonly event: "pictures.disk-fails";
  readonly reason: string;
}

export interface CompositorSettings {
  /** Folder of the layers that the CMS keeps. */
  readonly layersFolder: string;
  /** Brings a layer's file into the folder where it is kept elsewhere too; nothing where it is not. */
  readonly bringLayer?: (file: string) => Promise<void>;
  /** Folder of finished pictures. */
  readonly picturesFolder: string;
  readonly maxLayerBytes: number;
  readonly maxHotBytes: number;
  readonly maxStoredBytes: number;
  /** Renders at the same time, and how many more may wait. */
  readonly rendersAtOnce: number;
  readonly maxWaiting: number;
  readonly report: (fault: LayerFault | CompositorFault) => void;
}

export interface CompositorFigures {
  readonly renders: number;
  readonly layerBytes: number;
  readonly hotBytes: number;
  readonly storedBytes: number;
}

export interface Compositor {
  /** Name of the picture an order leads to, without making it. */
  readonly addressOf: (order: PictureOrder) => string;
  /** @throws TooBusy when more pictures wait than anybody would wait for */
  readonly compose: (order: PictureOrder) => Promise<Picture>;
  /** Resolves when nothing is being written any more. */
  readonly settle: () => Promise<void>;
  readonly figures: () => Promise<CompositorFigures>;
}

/** How long a picture with a placeholder is shared, so that many visitors don't render it once each. */
const incompleteLingerMs = 2000;

/**
 * Lays layers over each other: from memory where the picture is hot, from disk where it was made before,
 * else by an integer blend of layers that are held decoded.
 */
export function createCompositor(settings: CompositorSettings): Compositor {
  const layers = createLayerLoader(
    settings.layersFolder,
    settings.maxLayerBytes,
    settings.report,
    settings.bringLayer,
  );
  const hot = createBoundedLru<Picture>(settings.maxHotBytes, ({ bytes }) => bytes.byteLength);
  const store = createPictureStore(settings.picturesFolder, settings.maxStoredBytes);
  const share = createSingleFlight<Picture>(({ isComplete }) => (isComplete ? 0 : incompleteLingerMs));
  const inTurn = limitConcurrency(settings.rendersAtOnce, settings.maxWaiting);
  const writing = new Set<Promise<unknown>>();
  let renders = 0;
  let diskWorks = true;

  /** A failing disk costs time, not pictures; it is reported when it begins to fail, not for each picture. */
  function reportDisk(error: unknown): null {
    const reason = error instanceof Error ? error.message : String(error);
    if (diskWorks) settings.report({ event: "pictures.disk-fails", reason });
    diskWorks = false;
    return null;
  }

  async function drawSlot({ part, layer }: LayerSlot, { crop, width }: PictureOrder) {
    // Artwork the house never made for a part without an outline is no fault: a watch may have no glare.
    if (!layer && !hasPlaceholder(part)) return { pixels: null, isComplete: true };
    const loaded = await layers.load(part, layer, crop, width);
    if (loaded) return { pixels: loaded, isComplete: true };
    return { pixels: await drawPlaceholder(part, crops[crop], width), isComplete: false };
  }

  async function render(order: PictureOrder, address: string): Promise<Picture> {
    renders += 1;
    const { width, crop, stage, format } = order;
    const drawn = await Promise.all(order.slots.map((slot) => drawSlot(slot, order)));
    const height = Math.round((width * crops[crop].height) / crops[crop].width);
    const canvas = paintGround(width, height, stages[stage]);
    for (const pixels of drawn.flatMap((slot): DecodedLayer[] => (slot.pixels ? [slot.pixels] : []))) {
      blendOver(canvas, pixels);
      // A layer takes some milliseconds; requests for finished pictures go in between.
      await yieldToOthers();
    }
    const bytes = new Uint8Array(await encodePicture(canvas, format));
    return { bytes, format, address, isComplete: drawn.every((slot) => slot.isComplete) };
  }

  function keep(name: string, picture: Picture): void {
    hot.set(picture.address, picture);
    const write = store
      .write(name, picture.bytes)
      .then(() => (diskWorks = true), reportDisk)
      .finally(() => writing.delete(write));
    writing.add(write);
  }

  async function find(order: PictureOrder, address: string): Promise<Picture> {
    const name = `${address}.${order.format}`;
    const stored = await store.read(name).catch(reportDisk);
    if (stored) {
      const picture = { bytes: new Uint8Array(stored), format: order.format, address, isComplete: true };
      hot.set(address, picture);
      return picture;
    }
    const picture = await inTurn(() => render(order, address));
    if (picture.isComplete) keep(name, picture);
    return picture;
  }

  return {
    addressOf,
    async compose(order) {
      const address = addressOf(order);
      return hot.get(address) ?? share(address, () => find(order, address));
    },
    async settle() {
      await Promise.all(writing);
    },
    async figures() {
      return { renders, layerBytes: layers.bytes(), hotBytes: hot.bytes(), storedBytes: await store.bytes() };
    },
  };
}
