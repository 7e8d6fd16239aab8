/**
 * npm run export-shop -- shop.zip: the whole content of this shop as one file, without people, orders and secrets; see “Moving a
 * shop's content” in docs/operating.md.
 */
import { describeFailure } from "./parts/failure.mjs";
import { runVisible } from "./parts/run-command.mjs";

try {
  const given = process.argv.slice(2);
  process.exitCode = await runVisible(process.execPath, [
    "scripts/with-env.mjs",
    "tsx",
    "scripts/export-shop.ts",
    ...given,
  ]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
