import { crc32 } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import { fail, ok, type Result } from "@/src/domain/result";

/** Bounds of an archive that a member of staff sends. */
export interface ZipLimits {
  readonly files: number;
  /** bytes of all files together */
  readonly unpacked: number;
  /** How many times larger the files may be than the archive. */
  readonly ratio: number;
}

/** Why an archive is refused. */
export type ZipProblem =
  | "zip-broken"
  | "zip-count"
  | "zip-size"
  | "zip-ratio"
  | "zip-name"
  | "zip-link"
  | "zip-twice"
  | "zip-password";

export interface ZipRefusal {
  readonly code: ZipProblem;
  /** name of the file, null for the archive */
  readonly file: string | null;
}

export interface OpenZip {
  readonly names: readonly string[];
  /** Unpacks one file: never more bytes than it declares, and those of its checksum. */
  readonly read: (name: string) => Promise<Result<Uint8Array, ZipRefusal>>;
  /** Closes a file of the disk. */
  readonly close: () => void;
}

const refuse = (code: ZipProblem, file: string | null = null) => fail<ZipRefusal>({ code, file });

/** Type of a file in a mode of Unix, and that of a symbolic link. */
const typeMask = 0o170000;
const link = 0o120000;

const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & typeMask) === link;

/** Above the root, below another folder by its full address, or with signs of Windows. */
const isUnsafe = (name: string) =>
  name === "" || name.startsWith("/") || /^[a-z]:|\\|\0/i.test(name) || name.split("/").includes("..");

interface Named {
  readonly name: string;
  readonly entry: Entry;
}

function problemOf({ name, entry }: Named, known: ReadonlyMap<string, Named>): ZipProblem | null {
  if (isUnsafe(name)) return "zip-name";
  if (isLink(entry)) return "zip-link";
  if (entry.isEncrypted()) return "zip-password";
  // Case does not separate names on most machines.
  return known.has(name.toLowerCase()) ? "zip-twice" : null;
}

async function listEntries(
  zip: ZipFile,
  nameOf: (entry: Entry) => string,
  size: number,
  limits: ZipLimits,
): Promise<Result<ReadonlyMap<string, Named>, ZipRefusal>> {
  const entries = new Map<string, Named>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (name.endsWith("/") && !isUnsafe(name)) continue;
    if (entries.size >= limits.files) return refuse("zip-count");
    const problem = problemOf({ name, entry }, entries);
    if (problem) return refuse(problem, name);
    unpacked += entry.uncompressedSize;
    if (unpacked > limits.unpacked) return refuse("zip-size");
    entries.set(name.toLowerCase(), { name, entry });
  }
  return unpacked > size * limits.ratio ? refuse("zip-ratio") : ok(entries);
}

async function unpack(zip: ZipFile, { name, entry }: Named): Promise<Result<Uint8Array, ZipRefusal>> {
  const parts: Uint8Array[] = [];
  try {
    // The stream fails where a file is larger or smaller than it declares.
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Uint8Array);
  } catch {
    return refuse("zip-broken", name);
  }
  const bytes = Buffer.concat(parts);
  return crc32(bytes) === entry.crc32 ? ok(bytes) : refuse("zip-broken", name);
}

/** An archive in memory, or a file on the disk. */
export type ZipSource = Uint8Array | { readonly file: string };

/**
 * Opens an archive after looking at every entry of its list: nothing is unpacked before all of them are within the
 * limits.
 */
export async function openZip(source: ZipSource, limits: ZipLimits): Promise<Result<OpenZip, ZipRefusal>> {
  const { fromBufferPromise, openPromise, getFileNameLowLevel } = await import("yauzl");
  // The library would mend unsafe names or fail at them; here they are refused by name.
  const nameOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) =>
    getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
  const options = { decodeStrings: false, lazyEntries: true } as const;
  try {
    const zip =
      source instanceof Uint8Array
        ? await fromBufferPromise(Buffer.from(source.buffer, source.byteOffset, source.byteLength), options)
        : await openPromise(source.file, { ...options, autoClose: false });
    const entries = await listEntries(zip, nameOf, zip.fileSize, limits);
    if (!entries.ok) return entries;
    const found = entries.value;
    return ok({
      names: [...found.values()].map(({ name }) => name),
      read: async (name) => {
        const entry = found.get(name.toLowerCase());
        return entry ? unpack(zip, entry) : refuse("zip-broken", name);
      },
      close: () => zip.close(),
    });
  } catch {
    return refuse("zip-broken");
  }
}
