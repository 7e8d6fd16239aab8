import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A ZIP without the extensions for larger ones holds no more. */
export const archiveLimits = { files: 65_000, unpacked: 4_000_000_000, ratio: 1_000 } as const;

export interface ArchiveFacts {
  readonly sha256: string;
  readonly size: number;
}

export interface ArchiveWriter {
  /** @param isPacked whether its bytes are compressed already */
  readonly add: (name: string, bytes: Uint8Array, isPacked: boolean) => Promise<ArchiveFacts>;
}

/**
 * Writes a ZIP piece by piece, so that it need not fit into memory. The file has its name only once it is complete.
 * @throws Error where the content is larger than an archive may be
 */
export async function writeArchive(
  file: string,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const stream = createWriteStream(unfinished);
  let failure: Error | null = null;
  stream.on("error", (error) => (failure = error));
  const zip = new Zip((error, chunk, isLast) => {
    if (error) failure = error;
    else if (isLast) stream.end(chunk);
    else stream.write(chunk);
  });
  const drained = async () => {
    if (!failure && stream.writableNeedDrain) await once(stream, "drain");
    if (failure) throw failure;
  };
  let [files, unpacked] = [0, 0];
  try {
    await fill({
      add: async (name, bytes, isPacked) => {
        files += 1;
        unpacked += bytes.length;
        if (files > archiveLimits.files || unpacked > archiveLimits.unpacked)
          throw new Error("The shop's content is larger than a file of it may be: 65 000 files, 4 GB.");
        const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
        zip.add(entry);
        entry.push(bytes, true);
        await drained();
        return { sha256: createHash("sha256").update(bytes).digest("hex"), size: bytes.length };
      },
    });
    zip.end();
    if (!stream.writableFinished) await once(stream, "finish");
    if (failure) throw failure;
    await rename(unfinished, file);
  } catch (error) {
    zip.terminate();
    stream.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}
