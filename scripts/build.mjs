/**
 * npm run build: everything a server without tools runs (deploy/Containerfile): Next's build, the server in front of it and the
 * programs that bring a database up, each in one file. Needs no database and no settings; npm start builds by itself.
 */
import path from "node:path";
import { build, bundlePrograms } from "./parts/build.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { ensureDependencies } from "./parts/shop.mjs";
import { step } from "./parts/steps.mjs";

try {
  const data = openDataFolder(process.env);
  await ensureDependencies(data);
  const env = {
    ...process.env,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    __NEXT_PROCESSED_ENV: "true",
    NEXT_IGNORE_INCORRECT_LOCKFILE: "1",
  };
  await step("build", async (say) => {
    await build(env, { logFile: path.join(data, "logs", "build.log"), say, record: { data, name: "build" } });
    await bundlePrograms();
    return "production build";
  });
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
