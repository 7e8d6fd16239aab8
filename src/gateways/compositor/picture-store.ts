import { access, mkdir, open, readFile, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";

export interface PictureStore {
  /** The kept bytes, or null: also where somebody else has deleted the file. */
  readonly read: (name: string) => Promise<Buffer | null>;
  readonly has: (name: string) => Promise<boolean>;
  /** Keeps the bytes whole or not at all; the least recently read go when the bound is reached. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Bytes on disk, as far as this process knows. */
  readonly bytes: () => Promise<number>;
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
const unfinished = /\.part$/;
/** Another process may be writing at this moment; after this time it is not any more. */
const abandonedAfterMs = 60_000;

/**
 * Pictures on disk up to a number of bytes. Names are addresses by content, so a file never changes:
 * several processes may share the folder, and any file may be deleted at any time.
 */
export function createPictureStore(folder: string, maxBytes: number): PictureStore {
  const toDelete: string[] = [];
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    // An empty file is one that a power cut left behind; the cache counts nothing below 1.
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => {
      if (reason === "evict") toDelete.push(name);
    },
  });
  const pathOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  let scanned: Promise<void> | undefined;
  let sequence = 0;

  /** Learns once what earlier processes left, least recently read first. */
  async function scan(): Promise<void> {
    await mkdir(folder, { recursive: true });
    const entries = await readdir(folder, { withFileTypes: true, recursive: true });
    const files: { name: string; size: number; usedAt: number }[] = [];
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      const known = await stat(file).catch(() => null);
      if (!known) continue;
      if (!unfinished.test(entry.name))
        files.push({ name: entry.name, size: known.size, usedAt: known.mtimeMs });
      else if (Date.now() - known.mtimeMs > abandonedAfterMs) await rm(file, { force: true });
    }
    for (const { name, size } of files.toSorted((one, other) => one.usedAt - other.usedAt))
      sizes.set(name, size);
    await deleteEvicted();
  }

  async function deleteEvicted(): Promise<void> {
    for (const name of toDelete.splice(0)) await rm(pathOf(name), { force: true });
  }

  const ready = () => {
    scanned ??= scan().catch((error: unknown) => {
      // The next write tries again: a disk that was away may be back.
      scanned = undefined;
      throw error;
    });
    return scanned;
  };

  return {
    async read(name) {
      try {
        const bytes = await readFile(pathOf(name));
        // The time of last use outlives the process; losing it would only cost a picture its place in the order.
        await utimes(pathOf(name), new Date(), new Date()).catch(() => undefined);
        sizes.get(name);
        return bytes;
      } catch (error) {
        if (!isMissing(error)) throw error;
        sizes.delete(name);
        return null;
      }
    },
    has: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    async write(name, bytes) {
      await ready();
      if (bytes.byteLength > maxBytes) return;
      const file = pathOf(name);
      sequence += 1;
      const part = `${file}.${process.pid}-${sequence}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        const handle = await open(part, "w");
        try {
          await handle.writeFile(bytes);
          // Without this a power cut could leave a file with its name and length, but without its content.
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      sizes.set(name, bytes.byteLength);
      await deleteEvicted();
    },
    async bytes() {
      await ready();
      return sizes.calculatedSize;
    },
  };
}
