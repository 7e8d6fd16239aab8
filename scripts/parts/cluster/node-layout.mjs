import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.mjs";

/** What a shop reads beside its build; it writes into none of it. */
const shared = [
  "node_modules",
  "package.json",
  "tsconfig.json",
  "next.config.ts",
  "payload.config.ts",
  "collections",
  "globals",
  "media",
  "src",
];

/**
 * A folder for one node, as a container has it: a build of its own, so that nothing which one node keeps on disk helps another.
 * @param {{ folder: string, root: string, build: string }} wishes `root` is the checkout, `build` the folder of its build
 * @returns {string} the folder to start it in
 */
export function layOutNode({ folder, root, build }) {
  const source = path.join(root, build);
  if (!existsSync(path.join(source, "shop-server.mjs"))) {
    throw new Failure({
      what: `There is no build in ${source}.`,
      why: "A cluster serves what was built, as a deployment does.",
      repair: "Run `npm start` once, stop it, and try again.",
    });
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of shared) symlinkSync(path.join(root, name), path.join(folder, name));
  cpSync(source, path.join(folder, ".next"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !/[/\\](?:cache|route-cache|trace|diagnostics)$/.test(file),
  });
  return folder;
}
