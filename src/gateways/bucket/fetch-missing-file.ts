import { randomUUID } from "node:crypto";
import { access, mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Bucket } from "./bucket";

/**
 * Brings a file from the bucket to where it is read, unless it lies there already; whoever reads at the same
 * time sees the whole file or none. A file that the bucket does not have either stays missing.
 */
export async function fetchMissingFile(bucket: Bucket, key: string, file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const bytes = await bucket.get(key);
  if (!bytes) return;
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
