import type { Layer } from "../../domain/watch/catalogue";
import { crops, type Crop } from "../../domain/watch/picture-view";
import type { DecodedLayer } from "./blend";
import { createBoundedLru } from "./bounded-lru";
import { decodeLayer } from "./decode-layer";
import { limitConcurrency } from "./limit-concurrency";
import { createSingleFlight } from "./single-flight";

/** A layer that could not be drawn, for whoever looks after the shop. */
export interface LayerFault {
  readonly event: "layer.faulty";
  /** What the layer shows: "dial DI". */
  readonly part: string;
  readonly file: string | null;
  readonly reason: string;
}

export interface LayerLoader {
  /** The layer's pixels, or null where there are none; each fault is reported once, until it is mended. */
  readonly load: (
    part: string,
    layer: Layer | undefined,
    crop: Crop,
    width: number,
  ) => Promise<DecodedLayer | null>;
  readonly bytes: () => number;
}

/** A frame takes up to 16 MB until it is trimmed: nine layers of four pictures must not be opened together. */
const decodesAtOnce = 4;
/** Beyond its pixels an entry costs a key and an object. */
const overheadBytes = 300;
/** A shop with more faulty layers than this may hear of some of them twice. */
const maxRemembered = 1000;

/**
 * Decoded layers, held up to a number of bytes and addressed by content.
 * @param folder where the CMS keeps the files
 * @param bringLayer called before a file is read
 */
export function createLayerLoader(
  folder: string,
  maxBytes: number,
  report: (fault: LayerFault) => void,
  bringLayer: (file: string) => Promise<void> = async () => {},
): LayerLoader {
  const decoded = createBoundedLru<DecodedLayer>(maxBytes, ({ pixels }) => pixels.byteLength + overheadBytes);
  const share = createSingleFlight<DecodedLayer>();
  const inTurn = limitConcurrency(decodesAtOnce, Number.POSITIVE_INFINITY);
  const reported = new Set<string>();

  function reportOnce(part: string, layer: Layer | undefined, reason: string): void {
    const key = `${part}\n${layer?.hash ?? ""}`;
    if (reported.has(key)) return;
    if (reported.size >= maxRemembered) reported.clear();
    reported.add(key);
    report({ event: "layer.faulty", part, file: layer?.file ?? null, reason });
  }

  return {
    async load(part, layer, crop, width) {
      if (!layer) {
        reportOnce(part, layer, "The catalogue has no picture of this part: upload one in the admin.");
        return null;
      }
      const key = `${layer.hash} ${crop} ${width}`;
      const kept = decoded.get(key);
      if (kept) return kept;
      try {
        const fresh = await share(key, () =>
          inTurn(async () => {
            await bringLayer(layer.file);
            return decodeLayer(folder, layer, crops[crop], width);
          }),
        );
        decoded.set(key, fresh);
        reported.delete(`${part}\n${layer.hash}`);
        return fresh;
      } catch (error) {
        reportOnce(part, layer, error instanceof Error ? error.message : String(error));
        return null;
      }
    },
    bytes: decoded.bytes,
  };
}
