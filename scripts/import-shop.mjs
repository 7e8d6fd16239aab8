/**
 * npm run import-shop -- shop.zip [--dry-run] [--replace]: brings the content of a file of `npm run export-shop` into this shop;
 * see “Moving a shop's content” in docs/operating.md.
 */
import { describeFailure } from "./parts/failure.mjs";
import { runVisible } from "./parts/run-command.mjs";

try {
  const given = process.argv.slice(2);
  process.exitCode = await runVisible(process.execPath, [
    "scripts/with-env.mjs",
    "tsx",
    "scripts/import-shop.ts",
    ...given,
  ]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
