/** npm run verify: checks before each commit; types, lint, format, styles, unit tests and architecture. */
import { staticChecks, unitTests } from "./parts/checks.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";
import { ensureDependencies } from "./parts/shop.mjs";
import { checkNode } from "./parts/dependencies.mjs";
import { printSummary, runSuite } from "./parts/suites.mjs";

try {
  checkNode();
  await ensureDependencies(openDataFolder(process.env));
  const results = await Promise.all([...staticChecks, unitTests].map((suite) => runSuite(suite)));
  process.exitCode = printSummary(results);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
