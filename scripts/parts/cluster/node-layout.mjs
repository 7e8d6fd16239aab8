import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { renderedFolders } from "../../../src/server/next/installed.mjs";
import { Failure } from "../failure.mjs";

/** Files rendered by Next at run time; in the image these are links to the mounted folder, see deploy/Containerfile. */
const rendered = { ".next/cache": "cache", [`.next/${renderedFolders.pages}`]: "route-cache" };

/**
 * Contents of the image (deploy/Containerfile), as a folder.
 * @param {{ folder: string, root: string }} wishes `root` is a checkout that was built by `npm run build`
 */
export async function layOutImage({ folder, root }) {
  if (!existsSync(path.join(root, ".next/programs"))) {
    throw new Failure({
      what: `There is no build of the image in ${root}.`,
      why: "A cluster serves what an image holds.",
      repair: "Run `npm run build` there, and try again.",
    });
  }
  await rm(folder, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, ["scripts/image-files.mjs", folder], { cwd: root });
}

/**
 * A folder for one node: the image's, with rendered files in its own data folder.
 * @param {{ folder: string, image: string, data: string }} wishes
 */
export async function layOutNode({ folder, image, data }) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(image, folder, { recursive: true, verbatimSymlinks: true });
  for (const [place, name] of Object.entries(rendered)) {
    await rm(path.join(folder, place), { recursive: true, force: true });
    await symlink(path.join(data, "pages", name), path.join(folder, place));
  }
}
