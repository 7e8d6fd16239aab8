import { execFileSync } from "node:child_process";
import { appendFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import path from "node:path";
import { isMet, ratioOf, type Figure } from "./figure";

const rounded = (value: number) => Number(value.toPrecision(4));

function commitOf(root: string): string {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    const changed = git("status", "--porcelain", "--untracked-files=no") !== "";
    return git("rev-parse", "--short", "HEAD") + (changed ? "+" : "");
  } catch {
    // A downloaded archive has no history; its figures are kept all the same.
    return "unknown";
  }
}

/** Appends a line to docs/bench-history.jsonl; a + behind the commit means that files were changed since. */
export async function saveFigures(root: string, figures: readonly Figure[]): Promise<void> {
  const line = {
    date: new Date().toISOString(),
    commit: commitOf(root),
    cores: availableParallelism(),
    load: rounded(loadavg()[0] ?? 0),
    figures: figures.map((figure) => ({
      name: figure.name,
      unit: figure.unit,
      value: rounded(figure.value),
      floor: rounded(figure.floor),
      ratio: rounded(ratioOf(figure)),
      bound: figure.bound,
      met: isMet(figure),
    })),
  };
  await appendFile(path.join(root, "docs", "bench-history.jsonl"), `${JSON.stringify(line)}\n`);
}
