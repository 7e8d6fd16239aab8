import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

/** What a shop is delivered with: texts and data, and the pictures that the seed brings into the CMS. */
const folders = ["content", "media/fonts", "media/layers", "media/scenes"];

/** Fingerprint of what this version delivers: another one means that a shop's content may have something to follow. */
export function contentFingerprint() {
  const hash = createHash("sha256").update(readFileSync(path.join(root, "package.json")));
  for (const folder of folders) {
    const place = path.join(root, folder);
    const files = readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const file of files.toSorted())
      hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest("hex");
}
