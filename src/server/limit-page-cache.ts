import { existsSync, readdirSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type FileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/** By require: the result of importing the module differs between Node itself and the tests. */
const { default: FileCache }: { readonly default: typeof FileSystemCache } = createRequire(import.meta.url)(
  "next/dist/server/lib/incremental-cache/file-system-cache.js",
);

type Cache = Pick<FileSystemCache, "get" | "set" | "revalidateTag" | "resetRequestCache">;
type Entry = Parameters<Cache["set"]>[1];

/** Minimum disk space of a file. */
const blockBytes = 4_096;

const onDisk = (bytes: number) => Math.ceil(bytes / blockBytes) * blockBytes;

/** Bytes of an entry in files; Next's metadata are a few lines. */
function bytesOf(entry: NonNullable<Entry>): number {
  if ("html" in entry) {
    const segments = "segmentData" in entry ? [...(entry.segmentData?.values() ?? [])] : [];
    const parts = [entry.html, "rscData" in entry ? (entry.rscData ?? "") : "", ...segments];
    return parts.reduce((sum, part) => sum + onDisk(Buffer.byteLength(part)), blockBytes);
  }
  return onDisk("body" in entry ? entry.body.byteLength : JSON.stringify(entry).length) + blockBytes;
}

/** The key of an entry by one of its files. */
const keyOfFile = (file: string) => file.replace(/\.(?:html|rsc|meta|body|segments\/.*)$/, "");

/**
 * Folders of a build in which Next stores rendered pages and loaded content at run time; keys of pages begin with
 * theirs.
 */
const foldersOf = (build: string) => [
  { folder: path.join(build, "server/route-cache"), prefix: "/route-cache/" },
  { folder: path.join(build, "cache/fetch-cache"), prefix: "" },
];

function readSizes(build: string): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { folder, prefix } of foldersOf(build).filter((one) => existsSync(one.folder))) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const key = keyOfFile(prefix + path.relative(folder, file));
      sizes.set(key, (sizes.get(key) ?? 0) + onDisk(statSync(file).size));
    }
  }
  return sizes;
}

const isMissing = (entry: Entry) => entry !== null && "status" in entry && entry.status === 404;

/** Next's disk cache, by bytes; nothing while it is not bounded. */
let kept: LRUCache<string, number> | undefined;

export const pageCacheBytes = (): number => kept?.calculatedSize ?? 0;

/**
 * Bounds Next's disk cache of pages and loaded content: the least recently used is removed first. Absent addresses
 * are not cached at all, as their number is unlimited.
 * @param build folder of the build that is served
 */
export function limitPageCache(build: string, maxBytes: number): void {
  const remove = async (key: string) => {
    const isPage = key.startsWith("/");
    const file = path.join(build, isPage ? "server" : "cache/fetch-cache", key);
    const endings = isPage ? [".html", ".body", ".rsc", ".segments", ".meta"] : [""];
    for (const ending of endings) await rm(file + ending, { recursive: true, force: true });
  };
  const entries = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_, key, reason) => {
      if (reason === "evict") void remove(key).catch(() => undefined);
    },
  });
  for (const [key, bytes] of readSizes(build)) entries.set(key, bytes);
  kept = entries;

  class BoundedCache implements Cache {
    readonly #files: FileSystemCache;
    constructor(context: ConstructorParameters<typeof FileSystemCache>[0]) {
      this.#files = new FileCache(context);
    }
    get(...asked: Parameters<Cache["get"]>) {
      entries.get(asked[0]);
      return this.#files.get(...asked);
    }
    async set(...[key, entry, context]: Parameters<Cache["set"]>) {
      // At the address of a deleted page, the stale page would be served again and again.
      if (isMissing(entry) && !entries.has(key)) return;
      await this.#files.set(key, entry, context);
      if (entry !== null) entries.set(key, bytesOf(entry));
    }
    revalidateTag(...tags: Parameters<Cache["revalidateTag"]>) {
      return this.#files.revalidateTag(...tags);
    }
    resetRequestCache() {
      this.#files.resetRequestCache();
    }
  }
  // Where Next looks for another cache than its files when next.config.ts names none, which would have to exist at
  // build time.
  Object.assign(globalThis, { [Symbol.for("@next/cache-handlers")]: { FetchCache: BoundedCache } });
}
