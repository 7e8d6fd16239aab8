import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { codeOf } from "./failure.mjs";
import { root } from "./places.mjs";

/** Everything a production build is made of. */
const inputs = [
  "src",
  "collections",
  "globals",
  "public",
  "payload.config.ts",
  "next.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

/** @param {string} file */
const isIgnored = (file) => /\.test\.tsx?$|(^|\/)(__snapshots__|\.DS_Store)(\/|$)|^src\/seed\//.test(file);

/**
 * Fingerprint of the sources: equal sources need no second build.
 * @param {object} extra values outside of the files that end up in the build, e.g. public variables
 */
export function hashSources(extra = {}) {
  const hash = createHash("sha256");
  for (const input of inputs)
    for (const file of listFiles(input)) {
      if (isIgnored(file)) continue;
      hash.update(`${file}\0`);
      hash.update(readFileSync(path.join(root, file)));
      hash.update("\0");
    }
  hash.update(JSON.stringify(extra));
  return hash.digest("hex");
}

/** @param {string} input @returns {string[]} */
function listFiles(input) {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  const entries = readdirSyncOrFile(full);
  if (!entries) return [input];
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.posix.join(input, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    });
}

/** @param {string} full */
function readdirSyncOrFile(full) {
  try {
    return readdirSync(full, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}
