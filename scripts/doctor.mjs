/**
 * npm run doctor: looks at the machine the way the other commands will, and at the launch checks while its database is
 * up. Changes nothing.
 */
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { cpus, devNull, totalmem } from "node:os";
import path from "node:path";
import { findBrowser } from "./parts/browser.mjs";
import { checkNode, missingDependencies } from "./parts/dependencies.mjs";
import {
  embeddedParts,
  operatorEnvironment,
  refuseSilentParts,
  shopEnvironment,
} from "./parts/environment.mjs";
import { describeFailure } from "./parts/failure.mjs";
import { dataFolder, root } from "./parts/places.mjs";
import { isPortFree } from "./parts/ports.mjs";
import { findPostgresBinaries } from "./parts/postgres-binaries.mjs";
import { canEnter, postgresAccount } from "./parts/postgres-owner.mjs";
import { isStillRunning, portsInUse, readRun } from "./parts/run-record.mjs";
import { readLaunchChecks, takesRealPayments } from "./parts/owner.mjs";
import { startPostgres } from "./parts/postgres.mjs";
import { readSecrets } from "./parts/secrets.mjs";
import { checkSettings } from "./parts/settings.mjs";

const env = readEnvironment();
const data = dataFolder(env);
const gigabyte = 1024 ** 3;

/** Each check returns its result, or throws the error. A warning starts with "!". */
const examinations = {
  Node: () => {
    checkNode();
    return process.versions.node;
  },
  Packages: () => {
    const missing = missingDependencies();
    return missing ? `! ${missing}: the next start installs it` : "complete";
  },
  Processor: () =>
    `${cpus().length} cores${cpus().length < 2 ? " (2 are better: a build is slow on one)" : ""}`,
  Memory: () =>
    `${totalmem() < 3 * gigabyte ? "! " : ""}${(totalmem() / gigabyte).toFixed(1)} GB; a build needs about 2 GB`,
  Disk: () => {
    const { bavail, bsize } = statfsSync(root);
    const free = (bavail * bsize) / gigabyte;
    return `${free < 3 ? "! " : ""}${free.toFixed(1)} GB free; packages and build need about 2.5 GB`;
  },
  "Project folder": () => writable(root),
  "Data folder": () => {
    const nearest = nearestFolder(data);
    writable(nearest);
    if (!embeddedParts(env).postgres || canEnter(nearest, postgresAccount())) return data;
    return `! ${data}; the database goes elsewhere, since its account cannot reach this folder`;
  },
  Database: () =>
    embeddedParts(env).postgres ? `embedded, ${findPostgresBinaries() && "ready to start"}` : "DATABASE_URL",
  Payments: () => (embeddedParts(env).payments ? "local provider: every payment is a test" : "as configured"),
  Mail: () => (embeddedParts(env).mail ? "local mail catcher" : "SMTP_URL"),
  Settings: () => {
    refuseSilentParts(env);
    return checkSettings(env);
  },
  Browser: () => findBrowser(env) ?? "! none; npm test asks Playwright for one, or install Chromium",
};

let errors = 0;
for (const [name, examine] of Object.entries(examinations)) await report(name, examine);
for (const [part, port] of Object.entries(portsInUse(data)))
  await report(`Port ${port}`, () => describePort(part, port));
console.log("\nLaunch checks");
try {
  await reportLaunchChecks();
} catch (error) {
  errors += 1;
  console.log(describeFailure(error));
}
process.exitCode = errors > 0 ? 1 : 0;

/** Without its settings nothing of the shop can be checked. */
function readEnvironment() {
  try {
    return operatorEnvironment();
  } catch (error) {
    console.error(describeFailure(error));
    process.exit(1);
  }
}

/** @param {string} name @param {() => string | Promise<string>} examine */
async function report(name, examine) {
  try {
    const found = await examine();
    console.log(`${found.startsWith("!") ? "!" : "✓"} ${name.padEnd(15)} ${found.replace(/^! /, "")}`);
  } catch (error) {
    errors += 1;
    console.log(`✗ ${name.padEnd(15)} ${describeFailure(error).replaceAll("\n", `\n${" ".repeat(18)}`)}`);
  }
}

/** Each check with where it is done; what fails is an error of a shop that takes money. */
async function reportLaunchChecks() {
  const databaseUrl = await runningDatabase();
  if (!databaseUrl) {
    console.log("! unknown while the embedded database is down: ask again while the shop runs");
    return;
  }
  const shopEnv = shopEnvironment({
    env,
    embedded: embeddedParts(env),
    secrets: readSecrets(data),
    data,
    ports: portsInUse(data),
    databaseUrl,
    // A shop in production would migrate its database, and a check must not change anything.
    mode: "development",
  });
  const signs = { pass: "✓", warn: "!", fail: "✗" };
  for (const { title, standing, says, mend } of readLaunchChecks(shopEnv)) {
    const more = standing === "pass" ? "" : `\n${" ".repeat(26)}→ ${mend}`;
    console.log(`${signs[standing]} ${title.padEnd(23)} ${says}${more}`);
    if (standing === "fail" && takesRealPayments(shopEnv)) errors += 1;
  }
}

/** Address of the shop's database; a check starts no server. */
async function runningDatabase() {
  if (!embeddedParts(env).postgres) return env.DATABASE_URL;
  if (!isStillRunning(readRun(data).parts.postgres)) return undefined;
  const password = readSecrets(data).DATABASE_PASSWORD;
  return (await startPostgres({ folder: path.join(data, "pg"), password, logFile: devNull })).url;
}

/** @param {string} part @param {number} port */
async function describePort(part, port) {
  if (await isPortFree(port)) return `free (${part})`;
  const run = readRun(data);
  const isOurs = isStillRunning(run.launcher) || isStillRunning(run.parts[part]);
  return isOurs
    ? `in use by this shop (${part})`
    : `! in use by another program; ${part} would take the next free one`;
}

/** @param {string} folder @returns {string} */
function nearestFolder(folder) {
  return existsSync(folder) ? folder : nearestFolder(path.dirname(folder));
}

/** @param {string} folder */
function writable(folder) {
  accessSync(folder, constants.W_OK);
  return `${folder} is writable`;
}
