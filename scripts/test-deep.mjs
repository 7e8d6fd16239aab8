/**
 * npm run test:deep: slow tests that rarely fail, besides `npm test`: a fifth language and one more option in a
 * copy of the sources, pictures drawn twice, a grown shop, a fault for each rule of the simulation, and two
 * thousand of its histories.
 */
import { openDataFolder } from "./parts/data-folder.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { checkNode } from "./parts/dependencies.mjs";
import { deepTests } from "./parts/checks.mjs";
import { ensureDependencies } from "./parts/shop.mjs";
import { printSummary, runSuite } from "./parts/suites.mjs";

try {
  checkNode();
  await ensureDependencies(openDataFolder(process.env));
  const results = [];
  for (const suite of deepTests) results.push(await runSuite(suite));
  process.exitCode = printSummary(results);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
