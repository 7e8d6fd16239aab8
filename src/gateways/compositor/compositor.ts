import type { Layer } from "@/src/domain/watch/catalogue";
import { createLayerBlender } from "./blend-layers";
import { preparedFrame, type Frame } from "./choose-frame";
import { encodePicture } from "./encode-picture";
import { createFinishedPictures, type Picture } from "./finished-pictures";
import { createIdleWork } from "./idle-work";
import { createLayerCuts } from "./layer-cuts";
import { createLayerLoader, type LayerError } from "./layer-loader";
import { addressOf, type PictureOrder } from "./picture-order";
import { createRenderQueue, TooBusy, type Turn } from "./render-queue";

export interface CompositorError {
  readonly event: "pictures.disk-fails";
  readonly reason: string;
}

export interface CompositorSettings {
  /** Folder of the CMS's layers. */
  readonly layersFolder: string;
  /** Fetches a layer's file into the folder from a remote store, if there is one. */
  readonly bringLayer?: (file: string) => Promise<Uint8Array | null>;
  /** Folder of the layers prepared for blending. */
  readonly cutsFolder: string;
  /** Folder of finished pictures. */
  readonly picturesFolder: string;
  readonly maxLayerBytes: number;
  readonly maxCutBytes: number;
  readonly maxHotBytes: number;
  readonly maxStoredBytes: number;
  /** Concurrent renders, and the queue limit. */
  readonly rendersAtOnce: number;
  readonly maxWaiting: number;
  /** Milliseconds the queue must be empty before background work starts. */
  readonly restMs: number;
  /** Whether the process is mostly idle. */
  readonly isCalm: () => boolean;
  readonly report: (error: LayerError | CompositorError) => void;
}

export interface CompositorFigures {
  /** Pictures found in memory or on disk, and those refused because the queue was full. */
  readonly fromMemory: number;
  readonly fromDisk: number;
  readonly refused: number;
  /** Running and queued renders. */
  readonly rendering: number;
  readonly waiting: number;
  /** Pictures encoded, and canvases they were encoded from. */
  readonly renders: number;
  readonly blends: number;
  readonly layerBytes: number;
  readonly canvasBytes: number;
  readonly hotBytes: number;
  readonly storedBytes: number;
}

export interface Compositor {
  /** Address of an order's picture, without rendering it. */
  readonly addressOf: (order: PictureOrder) => string;
  /** The picture if it has already been rendered. */
  readonly find: (order: PictureOrder) => Promise<Picture | null>;
  /**
   * @param turn the requesting client; by default the shop itself
   * @throws TooBusy when the queue is full, Abandoned when the client has disconnected
   */
  readonly compose: (order: PictureOrder, turn?: Turn) => Promise<Picture>;
  /** Renders the picture when the queue is empty. */
  readonly composeLater: (order: PictureOrder) => void;
  /** Prepares the layers for blending when the queue is empty. */
  readonly prepareLayers: (layers: Iterable<{ readonly part: string; readonly layer: Layer }>) => void;
  /** Resolves when all background work and writes have ended. */
  readonly settle: () => Promise<void>;
  readonly figures: () => Promise<CompositorFigures>;
}

/** The layers of a catalogue and the pictures of some pages; evicted ones are queued again. */
const MAX_FOR_LATER = 1000;
/** Turn of the shop's own renders, for mails or in the background. */
const ownTurn: Turn = { urgency: "likely", client: "shop" };

/**
 * Composes pictures from layers: from memory if recently used, from disk if rendered before, else by an integer blend of
 * cached decoded layers.
 */
export function createCompositor(settings: CompositorSettings): Compositor {
  const queue = createRenderQueue<Picture>({
    atOnce: settings.rendersAtOnce,
    waiting: settings.maxWaiting,
    onIdle: () => later.scheduleNext(),
  });
  const later = createIdleWork({
    isIdle: () => queue.isIdle() && settings.isCalm(),
    restMs: settings.restMs,
    most: MAX_FOR_LATER,
  });
  const layers = createLayerLoader({
    folder: settings.layersFolder,
    maxBytes: settings.maxLayerBytes,
    cuts: createLayerCuts(settings.cutsFolder, settings.maxCutBytes),
    report: settings.report,
    onDecode: prepare,
    ...(settings.bringLayer && { bringLayer: settings.bringLayer }),
  });
  const blender = createLayerBlender(layers);
  const finished = createFinishedPictures({
    ...settings,
    onDiskError: reportDisk,
    onDiskWorks: () => (diskWorks = true),
  });
  let renders = 0;
  const found = { fromMemory: 0, fromDisk: 0, refused: 0 };
  let diskWorks = true;

  /** A failing disk is reported at its first error, not for each picture. */
  function reportDisk(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (diskWorks) settings.report({ event: "pictures.disk-fails", reason });
    diskWorks = false;
  }

  function prepare(part: string, layer: Layer, frame: Frame): void {
    later.add(`${layer.hash} ${frame}`, () => layers.prepare(part, layer, frame).catch(reportDisk));
  }

  async function render(order: PictureOrder, address: string): Promise<Picture> {
    renders += 1;
    const { format, width } = order;
    const picture = await blender.show(order, async ({ raster, isComplete }) => {
      const bytes = new Uint8Array(await encodePicture(raster, format, width));
      return { bytes, format, address, isComplete };
    });
    finished.keep(picture);
    return picture;
  }

  function recall(address: string): Picture | undefined {
    const picture = finished.recall(address);
    if (picture) found.fromMemory += 1;
    return picture;
  }

  async function find({ format }: PictureOrder, address: string): Promise<Picture | null> {
    const picture = await finished.find(address, format);
    if (picture) found.fromDisk += 1;
    return picture;
  }

  const make = (order: PictureOrder, address: string, turn: Turn): Promise<Picture> =>
    queue
      .ask(address, turn, { find: () => find(order, address), make: () => render(order, address) })
      .catch((error: unknown) => {
        if (error instanceof TooBusy) found.refused += 1;
        throw error;
      });

  async function compose(order: PictureOrder, turn = ownTurn): Promise<Picture> {
    const address = addressOf(order);
    return recall(address) ?? make(order, address, turn);
  }

  return {
    addressOf,
    find: async (order) => recall(addressOf(order)) ?? find(order, addressOf(order)),
    compose,
    composeLater(order) {
      later.add(addressOf(order), () =>
        compose(order).then(
          () => undefined,
          () => undefined,
        ),
      );
    },
    prepareLayers(wanted) {
      for (const { part, layer } of wanted) prepare(part, layer, preparedFrame);
    },
    async settle() {
      await later.settle();
      await finished.settle();
    },
    async figures() {
      const { running, waiting } = queue.length();
      return {
        ...found,
        rendering: running,
        waiting,
        renders,
        blends: blender.count(),
        layerBytes: layers.bytes(),
        canvasBytes: blender.bytes(),
        hotBytes: finished.hotBytes(),
        storedBytes: await finished.storedBytes(),
      };
    },
  };
}
