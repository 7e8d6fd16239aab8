import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileCollections } from "@/src/domain/shop-move/moved-content";
import type { MovedFile } from "@/src/domain/shop-move/moved-document";
import { fetchMissingFile } from "@/src/gateways/bucket/fetch-missing-file";
import { readFont } from "@/src/gateways/fonts/read-font";
import { openPicture } from "@/src/gateways/pictures/open-picture";
import type { FileCollection } from "@/src/services/shop-move/cms-content";
import { sharedBucket } from "@/src/server/runtime/shared-bucket";

/** More pixels than any picture that the shop takes. */
const mostPixels = 40_000_000;

export const hasFiles = (collection: string): collection is FileCollection =>
  fileCollections.some((one) => one === collection);

const placeOf = (collection: FileCollection, filename: string) =>
  path.join(
    path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? "data", collection),
    path.basename(filename),
  );

/** The bytes of an upload, from this machine or the bucket; null where both have lost it. */
export async function readUpload(collection: FileCollection, filename: string): Promise<Uint8Array | null> {
  const file = placeOf(collection, filename);
  const bucket = await sharedBucket();
  const fetched = bucket ? await fetchMissingFile(bucket, `${collection}/${filename}`, file) : null;
  return fetched ?? (existsSync(file) ? await readFile(file) : null);
}

export async function uploadFacts(collection: FileCollection, filename: string): Promise<MovedFile | null> {
  const bytes = await readUpload(collection, filename);
  return bytes && { sha256: createHash("sha256").update(bytes).digest("hex"), size: bytes.length };
}

/** Whether the bytes are what their type says: browsers are sent them under it. */
export async function isOfType(
  collection: FileCollection,
  type: unknown,
  bytes: Uint8Array,
): Promise<boolean> {
  const data = Buffer.from(bytes);
  if (collection === "fonts") return type === "font/woff2" && (await readFont(data)) !== null;
  const found = await openPicture(data, mostPixels);
  // sharp calls AVIF by the name of its container.
  return found !== null && type === `image/${found.format === "heif" ? "avif" : found.format}`;
}

interface Upload {
  readonly collection: FileCollection;
  readonly filename: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Files beside a transaction. A new file is written at once and removed where the transaction is rolled back; one that
 * takes the place of another is put there once it is committed.
 */
export class UploadFiles {
  readonly #written: (() => Promise<void>)[] = [];
  readonly #atCommit: (() => Promise<void>)[] = [];

  async put({ collection, filename, type, bytes }: Upload): Promise<void> {
    const file = placeOf(collection, filename);
    const key = `${collection}/${filename}`;
    const bucket = await sharedBucket();
    const staged = `${file}.${randomUUID()}`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(staged, bytes);
    const isNew = !existsSync(file) && !(await bucket?.get(key));
    const place = async () => {
      await bucket?.put(key, bytes, type);
      await rename(staged, file);
    };
    this.#written.push(() => rm(staged, { force: true }));
    if (!isNew) {
      this.#atCommit.push(place);
      return;
    }
    this.#written.push(async () => {
      await rm(file, { force: true });
      await bucket?.remove(key);
    });
    await place();
  }

  /** Removes a file once the transaction is committed. */
  removeLater(collection: FileCollection, filename: string): void {
    this.#atCommit.push(async () => {
      await rm(placeOf(collection, filename), { force: true });
      await (await sharedBucket())?.remove(`${collection}/${filename}`);
    });
  }

  /** @throws Error where a file could not be put in its place; another import puts it there */
  async commit(): Promise<void> {
    for (const act of this.#atCommit) await act();
  }

  async rollBack(): Promise<void> {
    for (const undo of this.#written.toReversed()) await undo();
  }
}
