/**
 * npm run build: everything a server without build tools runs (deploy/Containerfile): Next's build, the server in
 * front of it and the programs that prepare a database, each in one file. Needs no database and no settings; npm
 * start builds by itself.
 */
import { buildEverything } from "./parts/build-everything.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { ensureDependencies } from "./parts/shop.mjs";
import { step } from "./parts/steps.mjs";

try {
  const data = openDataFolder(process.env);
  await ensureDependencies(data);
  await step("build", async (say) => {
    await buildEverything({ data, say });
    return "production build";
  });
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
