/**
 * npm run migrate:create -- name: writes a migration for what changed in collections and globals.
 * With no terminal to ask on, Payload ends without a word when it cannot tell a rename from a removal;
 * hence the look at what appeared.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { Failure, describeFailure } from "./parts/failure.mjs";
import { root } from "./parts/places.mjs";
import { runVisible } from "./parts/run-command.mjs";

const folder = path.join(root, "src/migrations");
const migrations = () =>
  new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ts")) : []);

try {
  const before = migrations();
  const args = ["scripts/with-env.mjs", "payload", "migrate:create", ...process.argv.slice(2)];
  const code = await runVisible(process.execPath, args);
  const created = [...migrations()].filter((name) => !before.has(name));
  if (code === 0 && created.length > 0) console.log(`Written: ${created.join(", ")}`);
  else if (code !== 0) process.exitCode = code;
  else {
    throw new Failure({
      what: "No migration was written.",
      why: "Either nothing changed, or Payload had a question (a rename?) and no terminal to ask it on.",
      repair: "Run the command in a terminal, or split a rename into an addition and a removal.",
    });
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
