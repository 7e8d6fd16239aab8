/**
 * npm run migrate:create -- name: writes a migration for changes of collections and globals. Without a terminal,
 * Payload's question about renamed columns is never answered and nothing is written; therefore the result is
 * checked.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { Failure, describeFailure } from "./parts/failure.mjs";
import { root } from "./parts/places.mjs";
import { runGenerator } from "./parts/run-command.mjs";

const folder = path.join(root, "src/store/migrations");
/** @param {string} ending */
const filesEnding = (ending) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
const migrations = () => new Set(filesEnding(".ts"));

try {
  const before = migrations();
  // Snapshots are compared with the configuration: the database is not used.
  const env = { DATABASE_URL: "postgres://localhost/unused", PAYLOAD_SECRET: "unused", ...process.env };
  const code = await runGenerator("migrate-create.ts", process.argv.slice(2), { env });
  const created = [...migrations()].filter((name) => !before.has(name));
  if (created.length === 0) throw new Failure(failureOf(code));
  // The next migration is compared with the newest snapshot alone; each is a megabyte.
  for (const snapshot of filesEnding(".json").toSorted().slice(0, -1)) rmSync(path.join(folder, snapshot));
  console.log(`Written: ${created.join(", ")}`);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

/** @param {number} code */
function failureOf(code) {
  const what = "No migration was written.";
  if (code === 0) {
    return {
      what,
      why: "Collections and globals are as the newest snapshot has them.",
      repair: "Save the change of the collection first.",
    };
  }
  return {
    what: `${what} (code ${code})`,
    why: "The database would not fit the collections.",
    repair:
      "With an error above, fix that. With a question above (a rename?), run the command in a terminal, or split the rename into an addition and a removal. With nothing above, the machine was too busy: run it again.",
  };
}
