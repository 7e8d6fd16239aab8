/**
 * npm run test:deep: slow tests that rarely fail, besides `npm test`: a fifth language and one more option in a
 * copy of the sources, pictures drawn twice, a grown shop, every form, list and page in a browser, processes that are
 * killed, a whole shop moved, a fault for each rule of the simulation, and two thousand of its histories.
 */
import { checkNode } from "./parts/dependencies.mjs";
import { deepBrowserTests, deepTests } from "./parts/checks.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { ensureDependencies } from "./parts/shop.mjs";
import { failedSuite, printSummary, runSuite } from "./parts/suites.mjs";
import { openTestDatabase, openTestRun, testInBrowser } from "./parts/test-shop.mjs";

const run = openTestRun();
const results = [];
try {
  checkNode();
  await ensureDependencies(run.folder);
  for (const suite of deepTests) results.push(await runSuite(suite));
  const { server, failure } = await openTestDatabase(run);
  results.push(
    server
      ? await testInBrowser(run, deepBrowserTests, server.url)
      : failedSuite(deepBrowserTests.name, failure),
  );
} catch (error) {
  results.push(failedSuite("preparation", describeFailure(error)));
}
if (!run.shutdown.isStopping()) {
  await run.shutdown.stopAll();
  process.exitCode = printSummary(results);
}
