import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

/** What a server without tools needs of scripts/: each is bundled by `npm run build`. */
export const programNames = [
  "migrate",
  "seed",
  "staff",
  "rekey",
  "export-shop",
  "import-shop",
  "check-settings",
  "launch-checks",
];

/** Where the build puts them. */
export const programFolder = path.join(root, ".next/programs");

/**
 * How Node runs one of the programs in scripts/: from its source in a checkout, from its bundle where only what runs
 * was delivered (deploy/Containerfile).
 * @param {string} name without an ending
 */
export function programArguments(name) {
  const source = path.join(root, "scripts", `${name}.ts`);
  return existsSync(source) ? ["--import", "tsx", source] : [path.join(programFolder, `${name}.mjs`)];
}
