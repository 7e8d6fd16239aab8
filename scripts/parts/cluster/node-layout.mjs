import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.mjs";

/** What Next renders while it serves; in the image these lead to the folder that is mounted, see deploy/Containerfile. */
const rendered = { ".next/cache": "cache", ".next/server/route-cache": "route-cache" };

/**
 * What the image holds (deploy/Containerfile), as a folder.
 * @param {{ folder: string, root: string }} wishes `root` is a checkout that was built by `npm run build`
 */
export function layOutImage({ folder, root }) {
  if (!existsSync(path.join(root, ".next/programs"))) {
    throw new Failure({
      what: `There is no build of the image in ${root}.`,
      why: "A cluster serves what an image holds.",
      repair: "Run `npm run build` there, and try again.",
    });
  }
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, ["scripts/image-files.mjs", folder], { cwd: root, stdio: "ignore" });
}

/**
 * A folder for one node: the image's, and what it renders in its own data folder.
 * @param {{ folder: string, image: string, data: string }} wishes
 */
export function layOutNode({ folder, image, data }) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(image, folder, { recursive: true, verbatimSymlinks: true });
  for (const [place, name] of Object.entries(rendered)) {
    rmSync(path.join(folder, place), { recursive: true, force: true });
    symlinkSync(path.join(data, "pages", name), path.join(folder, place));
  }
}
