import { readdirSync } from "node:fs";
import path from "node:path";

/** Paths of the files of a build. */
export function listStaticFiles(buildFolder: string): ReadonlySet<string> {
  const folder = path.join(buildFolder, "static");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Set(
    files.map((entry) => {
      const relative = path.relative(folder, path.join(entry.parentPath, entry.name));
      return `/_next/static/${relative.split(path.sep).join("/")}`;
    }),
  );
}
