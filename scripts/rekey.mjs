/** npm run rekey: keeps gift cards and second factors under the secrets of today; the night does it by itself. */
import { describeFailure } from "./parts/failure.mjs";
import { runVisible } from "./parts/run-command.mjs";

try {
  process.exitCode = await runVisible(process.execPath, ["scripts/with-env.mjs", "tsx", "scripts/rekey.ts"]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
