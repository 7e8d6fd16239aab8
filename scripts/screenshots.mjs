/**
 * npm run screenshots [-- pattern]: every page of a running shop at two widths, French and Japanese, into screenshots/
 * (not kept by git). A pattern picks pages by their path. SHOP_URL names the shop.
 *
 * npm run screenshots -- guide [pattern]: the pictures of the editors' guide, docs/editing/pictures, of a running shop with
 * its demo accounts. A pattern picks them by their name.
 */
import { describeFailure } from "./parts/failure.mjs";
import { runVisible } from "./parts/run-command.mjs";

try {
  const program = process.argv[2] === "guide" ? "scripts/take-guide.ts" : "scripts/take-screenshots.ts";
  const args = ["scripts/with-env.mjs", "tsx", program, ...process.argv.slice(2)];
  process.exitCode = await runVisible(process.execPath, args);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
