import { createHash } from "node:crypto";
import { createReadStream, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { Failure } from "../failure.mjs";

/** @import { Manifest } from "../types.ts" */

export const manifestFile = "manifest.json";

/** @param {string} file */
async function hashOf(file) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

/**
 * Every file below a folder, by its path from there.
 * @param {string} folder
 * @param {string} from
 * @returns {string[]}
 */
export function filesBelow(folder, from = folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file, from) : [path.relative(from, file)];
  });
}

/**
 * Every empty folder as well: a bucket keeps none.
 * @param {string} folder
 * @param {string} from
 * @returns {string[]}
 */
function emptyFolders(folder, from = folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.length === 0) return [path.relative(from, folder).split(path.sep).join("/")];
  return entries
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => emptyFolders(path.join(folder, entry.name), from));
}

/**
 * Writes the manifest of a backup, as its last file: a folder without it is no backup.
 * @param {Pick<Manifest, "at" | "version" | "rows">} facts time, source and row counts of the database
 * @param {string} folder
 */
export async function writeManifest(folder, facts) {
  /** @type {Manifest["files"]} */
  const files = {};
  for (const name of filesBelow(folder).toSorted()) {
    const file = path.join(folder, name);
    files[name] = { bytes: statSync(file).size, sha256: await hashOf(file) };
  }
  writeFileSync(
    path.join(folder, manifestFile),
    `${JSON.stringify({ format: 1, ...facts, folders: emptyFolders(folder), files }, null, 1)}\n`,
  );
}

/**
 * @param {string} folder
 * @throws Failure for a folder that is no backup, or one with a missing, additional or changed file
 */
export async function readManifest(folder) {
  const manifest = parse(folder);
  /** @type {string[]} */
  const wrong = [];
  const found = new Set(filesBelow(folder).filter((name) => name !== manifestFile));
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    if (!found.delete(name)) wrong.push(`${name} is missing`);
    else if ((await hashOf(path.join(folder, name))) !== sha256) wrong.push(`${name} has changed`);
  }
  wrong.push(...[...found].map((name) => `${name} was not there`));
  if (wrong.length === 0) return manifest;
  throw new Failure({
    what: "This backup is not what it was when it was made.",
    why: "A shop restored from it could lack orders without anybody noticing.",
    repair: "Take another backup, or the same one from another copy.",
    details: wrong.slice(0, 20).join("\n"),
  });
}

/** @param {string} folder @returns {Manifest} */
function parse(folder) {
  try {
    const manifest = JSON.parse(readFileSync(path.join(folder, manifestFile), "utf8"));
    if (manifest.format === 1) return manifest;
  } catch {
    // The error below covers both cases.
  }
  throw new Failure({
    what: `${folder} is no complete backup of this shop.`,
    why: "The manifest is written last: a backup that was broken off has none.",
    repair: "Name the folder of a backup, for example data/backups/2026-11-26T03-00-00Z.",
  });
}
