import path from "node:path";
import { build, bundlePrograms, isBuildCurrent } from "./build.mjs";
import { nextSettings } from "../../src/server/next/installed.mjs";

/**
 * Everything a server without tools runs: Next's build, where the sources are other ones than those of the last, the server in
 * front of it, and the programs that bring a database up.
 * @param {{ data: string, say: (line: string) => void }} wishes
 */
export async function buildEverything({ data, say }) {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    ...nextSettings,
  };
  const logFile = path.join(data, "logs", "build.log");
  if (!isBuildCurrent(env)) await build(env, { logFile, say, record: { data, name: "build" } });
  await bundlePrograms();
}
