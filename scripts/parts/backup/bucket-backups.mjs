import { NoSuchKey } from "@aws-sdk/client-s3";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import pLimit from "p-limit";
import { Failure } from "../failure.mjs";
import { inBucket } from "./bucket.mjs";
import { deleteKey, fetchFile, listKeys, sendFile } from "./bucket-files.mjs";
import { filesBelow, manifestFile } from "./manifest.mjs";
import { brokenOff, oldBackups } from "./thin-backups.mjs";

/** @import { Bucket, Manifest } from "../types.ts" */

/** A cluster has a thousand small files: sequential transfers would take minutes on a slow connection. */
const AT_ONCE = 8;

/**
 * @template T
 * @param {readonly T[]} things
 * @param {(thing: T) => Promise<void>} work
 */
async function forAll(things, work) {
  const limit = pLimit(AT_ONCE);
  await Promise.all(things.map((thing) => limit(() => work(thing))));
}

/**
 * Key of a file in a bucket.
 * @param {string} file
 */
const keyOf = (file) => file.split(path.sep).join("/");

/**
 * Copies a whole backup into a bucket, its manifest last: without the manifest it is incomplete.
 * @param {Bucket} store
 * @param {string} folder
 * @returns its address
 */
export function sendBackup(store, folder) {
  const name = path.basename(folder);
  const target = (/** @type {string} */ file) => `${store.prefix}${name}/${keyOf(file)}`;
  const why = "The backup is not whole there; what lay there before is as it was.";
  return inBucket(store, why, async () => {
    const files = filesBelow(folder).filter((file) => file !== manifestFile);
    await forAll(files, (file) => sendFile(store, target(file), path.join(folder, file)));
    await sendFile(store, target(manifestFile), path.join(folder, manifestFile));
    return `s3://${store.bucket}/${store.prefix}${name}`;
  });
}

/**
 * Copies a backup from a bucket into a folder, unchanged.
 * @param {Bucket} store its prefix names the backup
 * @param {string} folder
 */
export function fetchBackup(store, folder) {
  return inBucket(store, "Without the whole backup nothing can be restored.", async () => {
    await fetchManifest(store, folder);
    // The manifest names every file: no listing is needed.
    /** @type {Pick<Manifest, "files" | "folders">} */
    const { files, folders = [] } = JSON.parse(readFileSync(path.join(folder, manifestFile), "utf8"));
    if (![...Object.keys(files), ...folders].every(isBelow)) throw noBackup(store);
    await forAll(Object.keys(files), (file) =>
      fetchFile(store, store.prefix + keyOf(file), path.join(folder, file)),
    );
    // A bucket cannot hold empty folders, and PostgreSQL does not start without its own.
    for (const empty of folders) mkdirSync(path.join(folder, empty), { recursive: true, mode: 0o700 });
  });
}

/**
 * Write access to the bucket must not allow writing to other folders of this machine.
 * @param {string} name
 */
const isBelow = (name) => !path.isAbsolute(name) && !name.split(/[\\/]/).includes("..");

/** @param {Bucket} store @param {string} folder */
async function fetchManifest(store, folder) {
  try {
    await fetchFile(store, store.prefix + manifestFile, path.join(folder, manifestFile));
  } catch (error) {
    throw error instanceof NoSuchKey ? noBackup(store) : error;
  }
}

/** @param {Bucket} store */
const noBackup = ({ bucket, prefix }) =>
  new Failure({
    what: `s3://${bucket}/${prefix} is no complete backup of this shop.`,
    why: "The manifest is written last: a backup that was broken off has none.",
    repair: "Name one by its moment, for example s3://bucket/prefix/2026-11-26T03-17-00Z.",
  });

/**
 * Keys in a bucket, by the folder directly below its prefix.
 * @param {Bucket} store
 */
async function keysByBackup(store) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const key of await listKeys(store, store.prefix)) {
    const [name = ""] = key.slice(store.prefix.length).split("/");
    found.set(name, [...(found.get(name) ?? []), key]);
  }
  return found;
}

/**
 * Deletes old backups of a bucket, and those interrupted more than a day ago.
 * @param {Bucket} store
 * @param {number} now
 * @returns number of deleted backups
 */
export function thinBucket(store, now = Date.now()) {
  return inBucket(store, "The new backup is whole there, but old ones stay and cost room.", async () => {
    const keysOf = await keysByBackup(store);
    const isWhole = (/** @type {string} */ name) =>
      keysOf.get(name)?.includes(`${store.prefix}${name}/${manifestFile}`);
    const names = [...keysOf.keys()];
    const parts = names.filter((name) => !isWhole(name)).map((name) => `${name}.part`);
    const broken = brokenOff(parts, now).map((name) => name.slice(0, -".part".length));
    const gone = [...oldBackups(names.filter(isWhole)), ...broken];
    for (const name of gone) await forAll(keysOf.get(name) ?? [], (key) => deleteKey(store, key));
    return gone.length;
  });
}
