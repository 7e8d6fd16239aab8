/** npm run chaos: fault injection into a cluster, trial by trial; not part of the tests. */
import { describeFailure } from "./parts/failure.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";
import { runVisible } from "./parts/run-command.mjs";
import { ensureDependencies } from "./parts/shop.mjs";

try {
  await ensureDependencies(openDataFolder(process.env));
  const entry = ["--import", "tsx", "tests/chaos/index.ts", ...process.argv.slice(2)];
  process.exitCode = await runVisible(process.execPath, entry);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
