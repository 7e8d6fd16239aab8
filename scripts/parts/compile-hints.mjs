import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Asks a browser to compile every function of a file while the file comes, beside the page's own work and not in it.
 * Source: https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const hint = "//# allFunctionsCalledOnLoad\n";

/** Marks what every page of a build runs before it answers: React and Next. Any other file is largely for later. */
export function hintCompilation(buildFolder) {
  const manifest = JSON.parse(readFileSync(path.join(buildFolder, "build-manifest.json"), "utf8"));
  for (const name of manifest.rootMainFiles) {
    const file = path.join(buildFolder, name);
    const code = readFileSync(file, "utf8");
    if (name.endsWith(".js") && !code.startsWith(hint)) writeFileSync(file, hint + code);
  }
}
