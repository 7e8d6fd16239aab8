/**
 * npm run mutate [-- domain/money …]: puts faults into the rules, one by one, and says which of them no test noticed.
 * Without a name: every folder of tests/mutation/folders.mjs. Everything behind a dash goes to Stryker (--force).
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { Failure, describeFailure } from "./parts/failure.mjs";
import { checkNode } from "./parts/dependencies.mjs";
import { measureFolder, printScores } from "./parts/mutation.mjs";
import { root } from "./parts/places.mjs";
import { ensureDependencies, openDataFolder } from "./parts/shop.mjs";
import { measuredFolders } from "../tests/mutation/folders.mjs";

const given = process.argv.slice(2);
const folders = given.filter((word) => !word.startsWith("-"));
const options = given.filter((word) => word.startsWith("-"));

try {
  checkNode();
  await ensureDependencies(openDataFolder(process.env));
  const scores = [];
  for (const folder of folders.length > 0 ? folders.map(toFolder) : measuredFolders) {
    scores.push(await measureFolder(folder, options));
  }
  process.exitCode = printScores(scores);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
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
