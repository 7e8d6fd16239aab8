import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { startNext, type RunningServer } from "./next-server";

const packages = ["next", "react", "react-dom"];

/** Names and contents of the application's own files. */
const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.startsWith(".next") && /\.(jsx?|mjs)$/.test(file))
    .toSorted()
    .map((file) => `${file}\n${readFileSync(path.join(folder, file), "utf8")}`)
    .join("\n");

const versionsOf = (root: string) =>
  packages
    .map((name) => {
      const file: unknown = JSON.parse(
        readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8"),
      );
      return `${name} ${Object(file).version}`;
    })
    .join(", ");

/**
 * An application without content on the shop's versions of Next and React: a page, and route handlers with a single
 * statement. Rebuilt when those versions or its own files change.
 * @param settings database and statement of its route handlers
 */
export async function startBareApp(
  root: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const folder = path.join(root, "tests", "bench", "bare");
  const mark = path.join(folder, ".next", "built-with");
  const versions = `${versionsOf(root)}\n${sourcesOf(folder)}`;
  // The shop's own settings (its build folder, its proxies) must not affect the bare page.
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production" as const,
  };
  if (!existsSync(mark) || readFileSync(mark, "utf8") !== versions) {
    const program = path.join(root, "node_modules", "next", "dist", "bin", "next");
    await promisify(execFile)(process.execPath, [program, "build"], { cwd: folder, env });
    await writeFile(mark, versions);
  }
  return startNext(root, folder, { ...env, ...settings });
}
