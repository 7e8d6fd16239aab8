import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { startNext, type RunningServer } from "./next-server";

const packages = ["next", "react", "react-dom"];

const versionsOf = (root: string) =>
  packages
    .map((name) => {
      const file: unknown = JSON.parse(
        readFileSync(path.join(root, "node_modules", name, "package.json"), "utf8"),
      );
      return `${name} ${Object(file).version}`;
    })
    .join(", ");

/** A page without content on the shop's versions of Next and React; built again when those change. */
export async function startBarePage(root: string): Promise<RunningServer> {
  const folder = path.join(root, "tests", "bench", "bare");
  const mark = path.join(folder, ".next", "built-with");
  const versions = versionsOf(root);
  // The shop's own settings (its build folder, its proxies) must not reach the bare page.
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
  return startNext(root, folder, env);
}
