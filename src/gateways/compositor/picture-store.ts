import { access, mkdir, open, readFile, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";

export interface PictureStore {
  /** The saved bytes, or null: also if another process has deleted the file. */
  readonly read: (name: string) => Promise<Buffer | null>;
  readonly has: (name: string) => Promise<boolean>;
  /** Saves the bytes atomically; the least recently read are evicted at the limit. */
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Bytes on disk known to this process. */
  readonly bytes: () => Promise<number>;
}

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
const unfinished = /\.part$/;
/** Age above which an unfinished file of another process counts as abandoned. */
const abandonedAfterMs = 60_000;

/**
 * Pictures on disk, bounded in bytes. Names are content hashes, so a file never changes: several processes may share the
 * folder, and any file may be deleted at any time.
 */
export function createPictureStore(folder: string, maxBytes: number): PictureStore {
  const toDelete: string[] = [];
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    // An empty file may remain after a power cut; the cache requires sizes of at least 1.
    sizeCalculation: (size) => Math.max(1, size),
    dispose: (_size, name, reason) => {
      if (reason === "evict") toDelete.push(name);
    },
  });
  const pathOf = (name: string) => path.join(folder, name.slice(0, 2), name);
  let scanned: Promise<void> | undefined;
  let sequence = 0;

  /** Indexes once the files of earlier processes, least recently read first. */
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
      // The next write retries: the disk may be available again.
      scanned = undefined;
      throw error;
    });
    return scanned;
  };

  return {
    async read(name) {
      try {
        const bytes = await readFile(pathOf(name));
        // The time of last use survives the process; if lost, only the eviction order changes.
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
          // Without this a power cut could leave a file with name and length, but no content.
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
