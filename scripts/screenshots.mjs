/**
 * npm run screenshots [-- pattern]: every page of a running shop at two widths, French and Japanese, into screenshots/
 * (not kept by git). A pattern picks pages by their path. SHOP_URL names the shop.
 */
import { describeFailure } from "./parts/failure.mjs";
import { runVisible } from "./parts/run-command.mjs";

try {
  const args = ["scripts/with-env.mjs", "tsx", "scripts/take-screenshots.ts", ...process.argv.slice(2)];
  process.exitCode = await runVisible(process.execPath, args);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
