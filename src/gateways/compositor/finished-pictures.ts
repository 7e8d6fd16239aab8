import { LRUCache } from "lru-cache";
import type { PictureFormat } from "@/src/domain/watch/picture-view";
import { createPictureStore } from "./picture-store";

export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly format: PictureFormat;
  /** Content address of the picture: equal addresses, equal bytes. */
  readonly address: string;
  /** False if a placeholder replaces a layer: such a picture must not be cached anywhere. */
  readonly isComplete: boolean;
}

export interface FinishedPictures {
  /** The picture from memory, if recently requested. */
  readonly recall: (address: string) => Picture | undefined;
  /** The picture from memory or disk. */
  readonly find: (address: string, format: PictureFormat) => Promise<Picture | null>;
  readonly keep: (picture: Picture) => void;
  /** Resolves when all writes have ended. */
  readonly settle: () => Promise<unknown>;
  readonly hotBytes: () => number;
  readonly storedBytes: () => Promise<number>;
}

export interface FinishedPicturesSettings {
  readonly picturesFolder: string;
  readonly maxHotBytes: number;
  readonly maxStoredBytes: number;
  /** Called with each disk error: pictures are then rendered again. */
  readonly onDiskError: (error: unknown) => void;
  readonly onDiskWorks: () => void;
}

/** How long a picture with a placeholder is shared, so that many visitors do not each cause a render. */
const incompleteLingerMs = 2000;

const nameOf = (address: string, format: PictureFormat) => `${address}.${format}`;

/** Cache of rendered pictures: recent ones in memory, others on disk, both bounded. */
export function createFinishedPictures(settings: FinishedPicturesSettings): FinishedPictures {
  const hot = new LRUCache<string, Picture>({
    maxSize: settings.maxHotBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  const store = createPictureStore(settings.picturesFolder, settings.maxStoredBytes);
  const incomplete = new Map<string, Picture>();
  const writing = new Set<Promise<unknown>>();

  function linger(picture: Picture): void {
    incomplete.set(picture.address, picture);
    setTimeout(() => incomplete.delete(picture.address), incompleteLingerMs).unref();
  }

  function write({ address, format, bytes }: Picture): void {
    const written = store
      .write(nameOf(address, format), bytes)
      .then(settings.onDiskWorks, settings.onDiskError)
      .finally(() => writing.delete(written));
    writing.add(written);
  }

  const recall = (address: string) => hot.get(address) ?? incomplete.get(address);

  return {
    recall,
    async find(address, format) {
      const known = recall(address);
      if (known) return known;
      const stored = await store.read(nameOf(address, format)).catch((error: unknown) => {
        settings.onDiskError(error);
        return null;
      });
      if (!stored) return recall(address) ?? null;
      const picture = { bytes: new Uint8Array(stored), format, address, isComplete: true };
      hot.set(address, picture);
      return picture;
    },
    keep(picture) {
      if (!picture.isComplete) return linger(picture);
      hot.set(picture.address, picture);
      write(picture);
    },
    settle: () => Promise.all(writing),
    hotBytes: () => hot.calculatedSize,
    storedBytes: store.bytes,
  };
}
