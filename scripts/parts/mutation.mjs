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

/** Writes down which faults of a folder are tried. @returns where */
async function writeSample(folder, size) {
  const files = readdirSync(path.join(root, "src", folder), { recursive: true })
    .map((file) => `src/${folder}/${String(file)}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !withoutRules.includes(file));
  const place = path.join(root, reportOf(folder).replace(".json", ".sample.json"));
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, JSON.stringify(await drawSample(files, size, root)));
  return place;
}

/**
 * Runs Stryker on one folder, its output passing through.
 * @param folder below src
 * @param sample how many of its faults are tried; all of them without it
 * @returns how many faults there were, and how many of them the tests noticed
 */
export async function measureFolder(folder, { options, sample, env: given }) {
  const env = {
    ...given,
    MUTATE_FOLDER: folder,
    ...(sample && { MUTATE_SAMPLE: await writeSample(folder, sample) }),
  };
  const config = path.join(root, "tests/mutation/stryker.config.mjs");
  const code = await runVisible(process.execPath, [stryker, "run", config, ...options], { env });
  const report = path.join(root, reportOf(folder));
  if (code !== 0 || !existsSync(report)) {
    throw new Failure({
      what: `Stryker could not measure src/${folder}.`,
      why: "Its score is unknown.",
      repair: `Read the lines above; the tests of the folder have to pass by themselves first: npx vitest run src/${folder}.`,
    });
  }
  const faults = Object.values(JSON.parse(readFileSync(report, "utf8")).files).flatMap(
    (file) => file.mutants,
  );
  const count = (statuses) => faults.filter(({ status }) => statuses.has(status)).length;
  return { folder, noticed: count(noticed), missed: count(missed) };
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
