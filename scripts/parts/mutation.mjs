import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawSample } from "../../tests/mutation/draw-sample.mjs";
import { barOf, reportOf, withoutRules } from "../../tests/mutation/folders.mjs";
import { Failure } from "./failure.mjs";
import { root } from "./places.mjs";
import { packageProgram, runVisible } from "./run-command.mjs";

const stryker = packageProgram("@stryker-mutator/core/bin/stryker.js");
const noticed = new Set(["Killed", "Timeout"]);
const missed = new Set(["Survived", "NoCoverage"]);

/** Writes down which faults of some folders are tried. @returns where */
async function writeSample(folders, size) {
  const draws = folders.map((folder) => {
    const files = readdirSync(path.join(root, "src", folder), { recursive: true })
      .map((file) => `src/${folder}/${String(file)}`)
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !withoutRules.includes(file));
    return drawSample(files, size, root);
  });
  const place = path.join(root, reportOf(folders).replace(".json", ".sample.json"));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify((await Promise.all(draws)).flat()));
  return place;
}

/** How many faults of a folder there were, and how many of them the tests noticed. */
function scoreOf(folder, files) {
  const faults = Object.entries(files).flatMap(([name, file]) =>
    name.startsWith(`src/${folder}/`) ? file.mutants : [],
  );
  const count = (statuses) => faults.filter(({ status }) => statuses.has(status)).length;
  return { folder, noticed: count(noticed), missed: count(missed) };
}

/**
 * Runs Stryker once on some folders, its output passing through.
 * @param folders below src; each fault is shown to the tests of all of them
 * @param sample how many faults of each folder are tried; all of them without it
 * @returns a score for each folder
 */
export async function measureFolders(folders, { options, sample, env: given }) {
  const env = {
    ...given,
    MUTATE_FOLDERS: folders.join(","),
    ...(sample && { MUTATE_SAMPLE: await writeSample(folders, sample) }),
  };
  const config = path.join(root, "tests/mutation/stryker.config.mjs");
  const code = await runVisible(process.execPath, [stryker, "run", config, ...options], { env });
  const report = path.join(root, reportOf(folders));
  if (code !== 0 || !existsSync(report)) {
    const names = folders.map((folder) => `src/${folder}`).join(" ");
    throw new Failure({
      what: `Stryker could not measure ${names}.`,
      why: "Its score is unknown.",
      repair: `Read the lines above; the tests have to pass by themselves first: npx vitest run ${names}.`,
    });
  }
  const { files } = JSON.parse(readFileSync(report, "utf8"));
  return folders.map((folder) => scoreOf(folder, files));
}

/**
 * One line per folder, and its bar.
 * @returns exit code
 */
export function printScores(scores) {
  console.log("\nFaults noticed");
  let isBelow = false;
  for (const { folder, noticed: found, missed: unseen } of scores) {
    const all = found + unseen;
    const percent = all === 0 ? 100 : (found * 100) / all;
    const bar = barOf(folder);
    isBelow ||= percent < bar;
    const score = `${percent.toFixed(1)} %`.padStart(8);
    console.log(`${percent < bar ? "✗" : "✓"} ${folder.padEnd(22)} ${score} of ${all}, at least ${bar} %`);
  }
  return isBelow ? 1 : 0;
}
