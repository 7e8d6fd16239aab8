/**
 * npm test: what a change may break, on parts of its own. What is slow and rarely fails: npm run test:deep.
 */
import { ensureBrowser } from "./parts/browser.mjs";
import { browserTests, componentTests, integrationTests, staticChecks, unitTests } from "./parts/checks.mjs";
import { checkNode } from "./parts/dependencies.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { ensureDependencies } from "./parts/shop.mjs";
import { step } from "./parts/steps.mjs";
import { failedSuite, printSummary, runSuite } from "./parts/suites.mjs";
import { openTestDatabase, openTestRun, testInBrowser } from "./parts/test-shop.mjs";

const run = openTestRun();
const results = [];
try {
  checkNode();
  await ensureDependencies(run.folder);
  results.push(...(await Promise.all([...staticChecks, unitTests].map((suite) => runSuite(suite)))));
  // Components wait more than they compute, so they run beside what fills and asks a database.
  const [components, onDatabase] = await Promise.all([
    testComponents(),
    openTestDatabase(run).then(testOnDatabase),
  ]);
  results.push(components, ...onDatabase);
} catch (error) {
  results.push(failedSuite("preparation", describeFailure(error)));
}
if (!run.shutdown.isStopping()) {
  await run.shutdown.stopAll();
  process.exitCode = printSummary(results);
}

async function testComponents() {
  try {
    const env = { ...process.env, CHROMIUM_PATH: await step("browser", async (say) => ensureBrowser(say)) };
    return await runSuite(componentTests, { env });
  } catch (error) {
    return failedSuite(componentTests.name, describeFailure(error));
  }
}

/**
 * Integration and browser tests; what cannot be prepared fails them all, and says so once.
 * @param {Awaited<ReturnType<typeof openTestDatabase>>} database
 */
async function testOnDatabase({ server, failure }) {
  if (!server) return [integrationTests, browserTests].map(({ name }) => failedSuite(name, failure));
  const handedOver = { ...process.env, TEST_FOLDER: run.folder, TEST_SERVER_URL: server.url };
  const integration = await runSuite(integrationTests, { env: handedOver });
  return [integration, await testInBrowser(run, browserTests, server.url)];
}
