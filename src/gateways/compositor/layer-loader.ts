import { LRUCache } from "lru-cache";
import limitConcurrency from "p-limit";
import { createSingleFlight } from "@/src/domain/single-flight";
import type { Layer } from "@/src/domain/watch/catalogue";
import type { DecodedLayer } from "./blend";
import { sourceOf, type Frame } from "./choose-frame";
import { decodeLayer } from "./decode-layer";
import type { LayerCuts } from "./layer-cuts";
import { shrinkLayer } from "./shrink-layer";

/** A layer that could not be loaded, for the operator. */
export interface LayerError {
  readonly event: "layer.faulty";
  /** What the layer shows: "dial DI". */
  readonly part: string;
  readonly file: string | null;
  readonly reason: string;
}

export interface LayerLoader {
  /** The layer's pixels, or null if there are none; each error is reported once until repaired. */
  readonly load: (part: string, layer: Layer | undefined, frame: Frame) => Promise<DecodedLayer | null>;
  /** Creates the cut that makes later loads fast, if it does not exist yet. */
  readonly prepare: (part: string, layer: Layer, frame: Frame) => Promise<void>;
  readonly bytes: () => number;
}

export interface LayerLoaderSettings {
  /** Folder of the CMS's files. */
  readonly folder: string;
  readonly maxBytes: number;
  readonly cuts: LayerCuts;
  readonly report: (error: LayerError) => void;
  /** Called with a layer that has no cut yet. */
  readonly onDecode?: (part: string, layer: Layer, frame: Frame) => void;
  /** Called before a file is read; returns its bytes if they could not be written to disk. */
  readonly bringLayer?: (file: string) => Promise<Uint8Array | null>;
}

/** A frame takes up to 16 MB until it is trimmed: nine layers of four pictures must not be decoded at once. */
const decodesAtOnce = 3;
/** Memory of an entry's key and object besides its pixels. */
const overheadBytes = 300;
/** With more faulty layers than this, some are reported twice. */
const MAX_REMEMBERED = 1000;

const cutName = (layer: Layer, frame: Frame) => `${layer.hash}-${frame}.cut`;

/** Cache of decoded layers, bounded in bytes and keyed by content. */
export function createLayerLoader({
  folder,
  maxBytes,
  cuts,
  report,
  onDecode = () => undefined,
  bringLayer = async () => null,
}: LayerLoaderSettings): LayerLoader {
  const decoded = new LRUCache<string, DecodedLayer>({
    maxSize: maxBytes,
    sizeCalculation: ({ pixels }) => pixels.byteLength + overheadBytes,
  });
  const share = createSingleFlight<DecodedLayer | null>();
  const inTurn = limitConcurrency(decodesAtOnce);
  const reported = new Set<string>();

  function reportOnce(part: string, layer: Layer | undefined, reason: string): void {
    const key = `${part}\n${layer?.hash ?? ""}`;
    if (reported.has(key)) return;
    if (reported.size >= MAX_REMEMBERED) reported.clear();
    reported.add(key);
    report({ event: "layer.faulty", part, file: layer?.file ?? null, reason });
  }

  async function read(part: string, layer: Layer, frame: Frame): Promise<DecodedLayer> {
    // An unreadable cut only costs time: the layer is decoded instead.
    const cut = await cuts.read(cutName(layer, frame)).catch(() => null);
    if (cut) return cut;
    const brought = await bringLayer(layer.file);
    const fresh = await decodeLayer(folder, layer, frame, brought);
    onDecode(part, layer, frame);
    return fresh;
  }

  async function shrink(part: string, layer: Layer, { frame, source }: { frame: Frame; source: Frame }) {
    const larger = await load(part, layer, source);
    return larger && shrinkLayer(larger, source / frame);
  }

  async function load(part: string, layer: Layer | undefined, frame: Frame): Promise<DecodedLayer | null> {
    if (!layer) {
      reportOnce(part, layer, "The catalogue has no picture of this part: upload one in the admin.");
      return null;
    }
    const key = `${layer.hash} ${frame}`;
    const kept = decoded.get(key);
    if (kept) return kept;
    const source = sourceOf(frame);
    try {
      const fresh = await share(key, () =>
        source === null ? inTurn(() => read(part, layer, frame)) : shrink(part, layer, { frame, source }),
      );
      if (fresh === null) return null;
      decoded.set(key, fresh);
      reported.delete(`${part}\n${layer.hash}`);
      return fresh;
    } catch (error) {
      reportOnce(part, layer, error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  return {
    load,
    async prepare(part, layer, frame) {
      const name = cutName(layer, frame);
      if (await cuts.has(name)) return;
      const pixels = await load(part, layer, frame);
      if (pixels) await cuts.write(name, pixels);
    },
    bytes: () => decoded.calculatedSize,
  };
}
