import path from "node:path";
import { readDatabaseState } from "./database-state.mjs";
import { runDatabaseScript } from "./run-command.mjs";
import { step } from "./steps.mjs";

/** @import { Env } from "./types.ts" */

/**
 * Brings the database to this version's structure, and unchanged content to what it delivers; an empty one also gets the catalogue, the content and the demo
 * accounts.
 * @param {{ shopEnv: Env, data: string }} shop
 */
export async function prepareDatabase({ shopEnv: env, data }) {
  const { pending, unknown, needsSeed, hasOlderContent } = await readDatabaseState(env.DATABASE_URL);
  if (unknown.length > 0)
    console.log(`  The database knows migrations that this version lacks: ${unknown.join(", ")}`);
  if (needsSeed) await seedDatabase({ env, data });
  else if (pending.length > 0 || hasOlderContent) await migrateDatabase({ env, data, pending });
}

/** @param {{ env: Env, data: string, pending: readonly string[] }} database */
async function migrateDatabase({ env, data, pending }) {
  const logFile = path.join(data, "logs", "migrate.log");
  await step("migrate", async (say) => {
    await runDatabaseScript("migrate", {
      env,
      logFile,
      record: { data, name: "migrate" },
      onLine: (line) => {
        if (line.startsWith("Following")) say(line);
        if (line.includes("Migrated")) say(line.replace(/^.*(Migrated)/, "$1"));
      },
      failure: {
        what: "The database could not be brought to this version's structure.",
        why: "The shop would read and write columns that do not exist.",
        repair: `The database is as it was before the failing migration. The whole log is ${logFile}.`,
      },
    });
    return `${pending.length} applied`;
  });
}

/**
 * Applies the migrations too.
 * @param {{ env: Env, data: string }} database
 */
async function seedDatabase({ env, data }) {
  const logFile = path.join(data, "logs", "seed.log");
  await step("seed", async (say) => {
    await runDatabaseScript("seed", {
      env,
      logFile,
      record: { data, name: "seed" },
      onLine: (line) => {
        if (line.startsWith("seed: ")) say(line.slice(6));
      },
      failure: {
        what: "The empty database could not be filled with the shop's catalogue.",
        why: "There would be nothing to see and nothing to buy.",
        repair: `Start again: the seed continues where it can. The whole log is ${logFile}.`,
      },
    });
    return "catalogue and content are in the database";
  });
}
