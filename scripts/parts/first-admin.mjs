import { readDatabaseState } from "./database-state.mjs";
import { programArguments } from "./programs.mjs";
import { runVisible } from "./run-command.mjs";

/** @import { Env } from "./types.ts" */

/**
 * Prints the link that opens the first account of a shop without accounts: to the terminal only, as a log would
 * keep it readable for too long.
 * @param {{ shopEnv: Env }} shop
 */
export async function printFirstAdminLink({ shopEnv: env }) {
  if ((await readDatabaseState(env.DATABASE_URL)).hasAccounts) return;
  console.log("\nThere is no account yet. This opens the first one:\n");
  const code = await runVisible(process.execPath, [...programArguments("staff"), "first-start"], { env });
  if (code !== 0) console.error("The link could not be made: run npm run staff:invite.");
}
