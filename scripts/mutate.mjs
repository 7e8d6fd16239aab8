/**
 * npm run mutate [-- domain/money …]: puts faults into the rules, one by one, and lists those that no test
 * detected. Without a name: every folder of tests/mutation/folders.mjs. --sample=40 tries forty faults of each
 * folder; --together measures the folders in one run, each fault with the tests of all. Other options go to Stryker
 * (--force).
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Failure, describeFailure } from "./parts/failure.mjs";
import { checkNode } from "./parts/dependencies.mjs";
import { createShutdown } from "./parts/launcher.mjs";
import { measureFolders, printScores } from "./parts/mutation.mjs";
import { root } from "./parts/places.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";
import { ensureDependencies } from "./parts/shop.mjs";
import { fillTemplate, startTestServer } from "./parts/test-database.mjs";
import { testEnvironment } from "./parts/test-environment.mjs";
import { measuredFolders, needsDatabase } from "../tests/mutation/folders.mjs";

const given = process.argv.slice(2);
const folders = given.filter((word) => !word.startsWith("-"));
const sample = Number(given.find((word) => word.startsWith("--sample="))?.slice("--sample=".length) ?? 0);
const isTogether = given.includes("--together");
const options = given.filter((word) => word.startsWith("-") && !/^--(?:sample=|together$)/.test(word));
const shutdown = createShutdown({ announcement: "Stopping …", signalCode: 130 });

try {
  checkNode();
  await ensureDependencies(openDataFolder(process.env));
  const chosen = folders.length > 0 ? folders.map(toFolder) : measuredFolders;
  const env = chosen.some(needsDatabase) ? await openDatabase() : process.env;
  const scores = [];
  const runs = isTogether ? [chosen] : chosen.map((folder) => [folder]);
  for (const folders of runs) scores.push(...(await measureFolders(folders, { options, sample, env })));
  process.exitCode = printScores(scores);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
if (!shutdown.isStopping()) await shutdown.stopAll();

/** One seeded database for all folders, unless one is given. */
async function openDatabase() {
  if (process.env.TEST_SERVER_URL) return process.env;
  const folder = mkdtempSync(path.join(tmpdir(), "valcour-mutate-"));
  shutdown.add("temporary folder", async () => rmSync(folder, { recursive: true, force: true }));
  const testEnv = testEnvironment({ folder });
  mkdirSync(testEnv.DATA_DIR, { recursive: true });
  const server = await startTestServer(folder);
  shutdown.add("database", server.stop);
  await fillTemplate({ serverUrl: server.url, env: testEnv, logFile: path.join(folder, "template.log") });
  return { ...process.env, TEST_FOLDER: folder, TEST_SERVER_URL: server.url };
}

/** @param name "domain/money", with or without src/ before and a slash behind */
function toFolder(name) {
  const folder = name.replace(/^src\//, "").replace(/\/$/, "");
  if (existsSync(path.join(root, "src", folder))) return folder;
  throw new Failure({
    what: `There is no folder src/${folder}.`,
    why: "Faults are put into the files of one folder at a time.",
    repair: `Name one of: ${measuredFolders.join(", ")}.`,
  });
}
