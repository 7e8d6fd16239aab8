/**
 * npm run simulate [histories [first seed]]: plays that many histories of the shop (tests/simulation), 10 000 when nothing is
 * given, shared among the processors.
 */
import { availableParallelism } from "node:os";
import { openDataFolder } from "./parts/data-folder.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { packageProgram, runVisible } from "./parts/run-command.mjs";
import { ensureDependencies } from "./parts/shop.mjs";

const [histories = 10_000, first = 1] = process.argv.slice(2).map(Number);

/**
 * @param {number} part
 * @param {number} parts
 * @returns exit code
 */
function play(part, parts) {
  const begin = Math.floor((histories * part) / parts);
  const end = Math.floor((histories * (part + 1)) / parts);
  const env = { ...process.env, HISTORIES: String(end - begin), SEED: String(first + begin) };
  const args = ["run", "--project", "integration", "tests/simulation", "--testNamePattern", "histories"];
  return runVisible(process.execPath, [packageProgram("vitest/vitest.mjs"), ...args], { env });
}

try {
  await ensureDependencies(openDataFolder(process.env));
  const parts = Math.min(availableParallelism(), histories);
  const codes = await Promise.all(Array.from({ length: parts }, (_, part) => play(part, parts)));
  process.exitCode = Math.max(...codes);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
