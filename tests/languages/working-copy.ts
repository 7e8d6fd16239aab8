import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** Generated and installed files of a working copy. */
const isLeftOut = (name: string) =>
  /^(?:data|docs|screenshots|test-results|playwright-report|\.git|\.stryker-tmp|\.next.*|.*\.tsbuildinfo)$/.test(
    name,
  );

/** Large, and independent of languages. */
const linked = ["node_modules", "media"];

export interface WorkingCopy {
  readonly root: string;
  /** Files that differ from the copied ones, and new ones. */
  readonly changedFiles: () => readonly string[];
  readonly remove: () => void;
}

function fileMarks(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      path.relative(folder, file),
      createHash("sha256").update(readFileSync(file)).digest("base64"),
    ]),
  );
}

/** A copy of the working copy in a temporary folder. */
export function copyWorkingCopy(): WorkingCopy {
  const folder = mkdtempSync(path.join(tmpdir(), "valcour-language-"));
  for (const name of readdirSync(root)) {
    if (linked.includes(name)) symlinkSync(path.join(root, name), path.join(folder, name));
    else if (!isLeftOut(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  const before = fileMarks(folder);
  return {
    root: folder,
    changedFiles: () =>
      [...fileMarks(folder)].flatMap(([file, sum]) => (before.get(file) === sum ? [] : [file])),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
