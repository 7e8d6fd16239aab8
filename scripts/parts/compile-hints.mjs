import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { scriptManifest } from "../../src/server/next/installed.mjs";

/**
 * Makes a browser compile every function of a file in the background while it loads. Source:
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const hint = "//# allFunctionsCalledOnLoad\n";

/**
 * Marks what every page of a build runs before it answers: React and Next. Any other file is largely for later.
 * @param {string} buildFolder
 */
export function hintCompilation(buildFolder) {
  const manifest = JSON.parse(readFileSync(path.join(buildFolder, scriptManifest), "utf8"));
  for (const name of manifest.rootMainFiles) {
    const file = path.join(buildFolder, name);
    const code = readFileSync(file, "utf8");
    if (name.endsWith(".js") && !code.startsWith(hint)) writeFileSync(file, hint + code);
  }
}
