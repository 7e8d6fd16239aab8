/**
 * npm run reset: deletes the data folder (database, pictures, mails, secrets), after asking.
 *   --yes    without asking
 *   --stop   only stops what a dead start left running, and deletes nothing
 */
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { operatorEnvironment } from "./parts/environment.mjs";
import { Failure, describeFailure } from "./parts/failure.mjs";
import { stopLeftovers } from "./parts/launcher.mjs";
import { dataFolder, root } from "./parts/places.mjs";
import { chooseClusterFolder, postgresAccount } from "./parts/postgres-owner.mjs";
import { findServer, stopPostgres } from "./parts/postgres.mjs";
import { endProcess } from "./parts/processes.mjs";
import { isStillRunning, readRun } from "./parts/run-record.mjs";

const has = (/** @type {string} */ flag) => process.argv.includes(flag);
const data = dataFolder(operatorEnvironment());

try {
  if (!existsSync(data)) console.log(`Nothing to do: ${data} does not exist.`);
  else if (has("--stop")) await stopEverything();
  else if (has("--yes") || (await isConfirmed())) await deleteEverything();
  else console.log("Nothing was deleted.");
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}

async function isConfirmed() {
  if (!process.stdin.isTTY) {
    throw new Failure({
      what: "There is no terminal to ask on.",
      why: `All data in ${data} would be lost: orders, mails, uploaded pictures.`,
      repair: "If that is what you want: npm run reset -- --yes",
    });
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Delete ${data} with every order, mail and picture in it? Type "yes": `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === "yes";
}

async function deleteEverything() {
  refuseUnlikelyFolder();
  await stopEverything();
  rmSync(clusterFolder(), { recursive: true, force: true });
  rmSync(data, { recursive: true, force: true });
  console.log(`Deleted ${data}. The next start begins anew.`);
}

/** DATA_DIR may be set by mistake to a folder that holds other things. */
function refuseUnlikelyFolder() {
  const isOurs = existsSync(path.join(data, "secrets.json"));
  if (isOurs && data !== root && !root.startsWith(data + path.sep)) return;
  throw new Failure({
    what: `${data} does not look like a data folder of this shop.`,
    why: "Everything in it would be deleted.",
    repair: "Check DATA_DIR, or delete the folder by hand.",
  });
}

async function stopEverything() {
  const { launcher } = readRun(data);
  if (isStillRunning(launcher)) {
    console.log(`Stopping ${launcher.command} (process ${launcher.pid}) …`);
    await endProcess(launcher.pid, { patience: 40_000 });
  }
  await stopLeftovers(data);
  const server = findServer(clusterFolder());
  if (server !== undefined) await stopPostgres(server);
  console.log("Everything of this data folder is stopped.");
}

function clusterFolder() {
  return chooseClusterFolder(path.join(data, "pg"), postgresAccount()).folder;
}
