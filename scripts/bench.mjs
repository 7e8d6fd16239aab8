/** npm run bench: the figures the shop is held to, with their floors; no part of the tests. */
import { existsSync } from "node:fs";
import path from "node:path";
import { Failure, describeFailure } from "./parts/failure.mjs";
import { root } from "./parts/places.mjs";
import { runVisible } from "./parts/run-command.mjs";
import { openDataFolder } from "./parts/data-folder.mjs";
import { ensureDependencies } from "./parts/shop.mjs";

const entry = "tests/bench/index.ts";
try {
  await ensureDependencies(openDataFolder(process.env));
  if (!existsSync(path.join(root, entry))) {
    throw new Failure({
      what: `${entry} is missing.`,
      why: "It holds the measurements.",
      repair: "Check out the whole repository and try again.",
    });
  }
  process.exitCode = await runVisible(process.execPath, ["--import", "tsx", entry, ...process.argv.slice(2)]);
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
