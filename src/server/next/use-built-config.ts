import { readFileSync } from "node:fs";
import path from "node:path";
import { standaloneConfig } from "./installed.mjs";

/**
 * Lets Next take its configuration from the build, as the server of `output: "standalone"` does: next.config.ts would be
 * compiled at each start, with the packages it imports. Next ignores the documented option `conf` of a custom server:
 * https://github.com/vercel/next.js/issues/60040
 */
export function useBuiltConfig(root: string, distDir: string): void {
  const file = path.join(root, distDir, standaloneConfig.file);
  const { config } = JSON.parse(readFileSync(file, "utf8")) as { readonly config: object };
  process.env[standaloneConfig.variable] = JSON.stringify({ ...config, distDir });
}
