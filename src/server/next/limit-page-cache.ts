import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { writeLog } from "@/src/server/runtime/log/write-log";
import { renderedFolders } from "./installed.mjs";

const intervalMs = 5 * 60_000;

interface StoredFile {
  readonly file: string;
  readonly bytes: number;
  readonly writtenAt: number;
}

/** A file may be replaced or removed meanwhile. */
async function describeFile(file: string): Promise<StoredFile | null> {
  const found = await stat(file).catch(() => null);
  return found && { file, bytes: found.blocks * 512, writtenAt: found.mtimeMs };
}

async function filesBelow(folder: string): Promise<readonly StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: StoredFile[] = [];
  for (const entry of entries) {
    const found = entry.isFile() ? await describeFile(path.join(entry.parentPath, entry.name)) : null;
    if (found) files.push(found);
  }
  return files;
}

/**
 * Removes files, those written first, until the rest has at most so many bytes on the disk. Next renders a page again
 * where one of its files is missing.
 * @returns bytes of the rest
 */
export async function pruneFolders(folders: readonly string[], maxBytes: number): Promise<number> {
  const files = (await Promise.all(folders.map(filesBelow))).flat();
  let bytes = files.reduce((sum, one) => sum + one.bytes, 0);
  for (const oldest of files.toSorted((one, other) => one.writtenAt - other.writtenAt)) {
    if (bytes <= maxBytes) break;
    await rm(oldest.file, { force: true });
    bytes -= oldest.bytes;
  }
  return bytes;
}

let lastBytes = 0;

/** Bytes of rendered pages and loaded content on the disk, when they were last counted. */
export const pageCacheBytes = (): number => lastBytes;

/**
 * Bounds what Next stores on the disk while it serves, absent pages included: addresses are without end, and Next has no
 * setting for it. Source: https://github.com/vercel/next.js/issues/43129 and 73101
 * @param build folder of the build that is served
 */
export function limitPageCache(build: string, maxBytes: number): void {
  const folders = Object.values(renderedFolders).map((folder) => path.join(build, folder));
  const prune = async () => {
    lastBytes = await pruneFolders(folders, maxBytes).catch((error: unknown) => {
      writeLog("warn", "The pages that Next stored could not be counted.", error);
      return lastBytes;
    });
  };
  void prune();
  setInterval(() => void prune(), intervalMs).unref();
}
