import { randomUUID } from "node:crypto";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Bucket } from "./bucket";

/**
 * Fetches a file from the bucket to its local path, unless it already exists; concurrent readers see the whole file or
 * none. A file that is not in the bucket stays missing.
 * @returns its bytes if the disk is full, for callers that do not need the file
 */
export async function fetchMissingFile(
  bucket: Bucket,
  key: string,
  file: string,
): Promise<Uint8Array | null> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return null;
  const bytes = await bucket.get(key);
  if (!bytes) return null;
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return null;
  } catch (error) {
    await rm(unfinished, { force: true });
    if (Object(error).code === "ENOSPC") return bytes;
    throw error;
  }
}
