/**
 * npm run staff:invite: prints a link that opens the first account; with an e-mail, one for that account.
 * npm run staff:second-factor -- e-mail: takes a second factor away that was lost.
 */
import { describeFailure } from "./parts/failure.mjs";
import { runVisible } from "./parts/run-command.mjs";

try {
  const given = process.argv.slice(2);
  process.exitCode = await runVisible(process.execPath, [
    "scripts/with-env.mjs",
    "tsx",
    "scripts/staff.ts",
    ...given,
  ]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
