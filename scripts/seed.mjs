/**
 * npm run seed: fills the database with the catalogue again. Products and texts of the seed are reset; sales are
 * kept. npm run seed -- --grow 1000000: fills a trial shop with generated orders instead, to test it under load.
 */
import { describeFailure } from "./parts/failure.mjs";
import { runVisible } from "./parts/run-command.mjs";

try {
  const given = process.argv.slice(2);
  const program = given.includes("--grow") ? "scripts/grow.ts" : "scripts/seed.ts";
  process.exitCode = await runVisible(process.execPath, ["scripts/with-env.mjs", "tsx", program, ...given]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
