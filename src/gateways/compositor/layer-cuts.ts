import sharp from "sharp";
import type { DecodedLayer } from "./blend";
import { createPictureStore } from "./picture-store";

export interface LayerCuts {
  /** The saved layer, or null. */
  readonly read: (name: string) => Promise<DecodedLayer | null>;
  readonly write: (name: string, layer: DecodedLayer) => Promise<void>;
  readonly has: (name: string) => Promise<boolean>;
}

/** Position and size of the cut, four 4-byte integers, before its pixels as lossless WebP. */
const headerBytes = 16;

async function pack({ left, top, width, height, pixels }: DecodedLayer): Promise<Uint8Array> {
  const header = Buffer.alloc(headerBytes);
  [left, top, width, height].forEach((value, index) => header.writeUInt32LE(value, index * 4));
  if (pixels.byteLength === 0) return header;
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  return Buffer.concat([header, await image.webp({ lossless: true, effort: 0 }).toBuffer()]);
}

async function unpack(bytes: Buffer): Promise<DecodedLayer> {
  const [left, top, width, height] = [0, 4, 8, 12].map((at) => bytes.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  if (bytes.byteLength === headerBytes) return { left, top, width, height, pixels: new Uint8Array(0) };
  const pixels = await sharp(bytes.subarray(headerBytes)).ensureAlpha().raw().toBuffer();
  return { left, top, width, height, pixels };
}

/**
 * Layers on disk, prepared for blending: scaled, trimmed, lossless. A drawn layer takes 150 ms to decode, scale and trim,
 * since its frame is 2000 px wide and mostly empty; its cut takes a few ms.
 * @param folder may be emptied at any time
 */
export function createLayerCuts(folder: string, maxBytes: number): LayerCuts {
  const store = createPictureStore(folder, maxBytes);
  return {
    async read(name) {
      const bytes = await store.read(name);
      return bytes && unpack(bytes);
    },
    async write(name, layer) {
      await store.write(name, await pack(layer));
    },
    has: store.has,
  };
}
