import { copyFile, mkdir, readFile, readdir, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import type { Bucket } from "@/src/gateways/bucket/bucket";
import type { CapturedAnswer } from "./ready-answer";

/** Content types of the build's browser files. */
const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

const prefix = "/_next/static/";
/** Longer than a tab stays open and is then used again. */
const KEPT_MS = 30 * 86_400_000;

interface Places {
  /** Folder of this build's files. */
  readonly built: string;
  /** Folder with the files of all versions; their names change with their content. */
  readonly archive: string;
  /** Where other nodes find them, if there is such a place. */
  readonly bucket: Bucket | null;
}

/** Files of builds before and after this one: a page that was opened before an update still requests its own. */
export interface StaticArchive {
  /** Adds this build's files, and removes those that no build of the last month had. */
  readonly keep: (files: ReadonlySet<string>, build: string) => Promise<void>;
  /**
   * @param address path below /_next/static/, without a query; file names in it are not escaped
   * @returns null where no version had it
   */
  readonly find: (address: string) => Promise<CapturedAnswer | null>;
}

const keyOf = (address: string) => `static/${address.slice(prefix.length)}`;
const typeOf = (file: string) => types[path.extname(file)];

async function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Removes files that were not added again for so long. */
async function thin(folder: string, before: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true });
  }
}

export function createStaticArchive({ built, archive, bucket }: Places): StaticArchive {
  const fileOf = (folder: string, address: string) => path.join(folder, address.slice(prefix.length));

  const keepHere = async (address: string) => {
    const kept = fileOf(archive, address);
    if (await isThere(kept)) {
      const now = new Date();
      await utimes(kept, now, now);
      return;
    }
    await mkdir(path.dirname(kept), { recursive: true });
    await copyFile(fileOf(built, address), kept);
  };

  const keepInBucket = async (files: ReadonlySet<string>, build: string) => {
    const mark = `static/.builds/${build}`;
    if (!bucket || (await bucket.get(mark))) return;
    for (const address of files) {
      const type = typeOf(address) ?? "application/octet-stream";
      await bucket.put(keyOf(address), await readFile(fileOf(built, address)), type);
    }
    await bucket.put(mark, new Uint8Array([1]), "application/octet-stream");
  };

  const read = async (address: string): Promise<Uint8Array | null> => {
    const kept = fileOf(archive, address);
    if (await isThere(kept)) return readFile(kept);
    return bucket ? bucket.get(keyOf(address)) : null;
  };

  return {
    keep: async (files, build) => {
      for (const address of files) await keepHere(address);
      await thin(archive, Date.now() - KEPT_MS);
      await keepInBucket(files, build);
    },
    find: async (address) => {
      const type = typeOf(address);
      if (type === undefined || path.posix.normalize(address) !== address) return null;
      const bytes = await read(address);
      if (!bytes) return null;
      const headers = ["Content-Type", type, "Cache-Control", "public, max-age=31536000, immutable"];
      return { status: 200, headers, body: Buffer.from(bytes) };
    },
  };
}
