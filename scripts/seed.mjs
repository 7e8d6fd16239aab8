/**
 * npm run seed: fills the database with the catalogue again. Products and texts that the seed knows return
 * to their first state; what the shop sold stays.
 */
import { describeFailure } from "./parts/failure.mjs";
import { runVisible } from "./parts/run-command.mjs";

try {
  process.exitCode = await runVisible(process.execPath, ["scripts/with-env.mjs", "tsx", "scripts/seed.ts"]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
