/** npm run rekey: encrypts gift cards and second factors with the current secrets; a nightly job does it as well. */
import { describeFailure } from "./parts/failure.mjs";
import { runVisible } from "./parts/run-command.mjs";

try {
  process.exitCode = await runVisible(process.execPath, ["scripts/with-env.mjs", "tsx", "scripts/rekey.ts"]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
