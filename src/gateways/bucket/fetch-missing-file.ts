import { randomUUID } from "node:crypto";
import { access, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Bucket } from "./bucket";

/**
 * Brings a file from the bucket to where it is read, unless it lies there already; whoever reads at the same
 * time sees the whole file or none. A file that the bucket does not have either stays missing.
 * @returns its bytes where the disk is full, for whoever can go on without the file
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
