import { readDatabaseState } from "./database-state.mjs";
import { programArguments } from "./programs.mjs";
import { runVisible } from "./run-command.mjs";

/**
 * Prints what opens the first account of a shop that has none: to whoever started it, and into no log, where it would
 * be read for longer than it should.
 */
export async function printFirstAdminLink({ shopEnv: env }) {
  if ((await readDatabaseState(env.DATABASE_URL)).hasAccounts) return;
  console.log("\nNobody has an account yet. This opens the first one:\n");
  const code = await runVisible(process.execPath, [...programArguments("staff"), "first-start"], { env });
  if (code !== 0) console.error("The link could not be made: run npm run staff:invite.");
}
