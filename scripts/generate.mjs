/** npm run generate: types and the admin's import map, from the current collections and globals. */
import { describeFailure, Failure } from "./parts/failure.mjs";
import { runGenerator } from "./parts/run-command.mjs";

// The database is not used; the values only satisfy the configuration.
const env = { DATABASE_URL: "postgres://localhost/unused", PAYLOAD_SECRET: "unused", ...process.env };
const code = await runGenerator("generate.ts", [], { env });
if (code !== 0) {
  const failure = new Failure({
    what: `Types and import map were not written (code ${code}).`,
    why: "The admin and the types would not fit the collections.",
    repair: "Read what stands above; with nothing above, the machine was too busy: run the command again.",
  });
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
