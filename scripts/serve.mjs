/**
 * The image's program (deploy/Containerfile): the shop on a server without build tools and embedded parts. The environment
 * configures it, and missing settings are reported.
 *   serve                            the shop; the default command
 *   migrate                          brings the database to this version's structure, and fills an empty one
 *   invite [name@shop.example]   prints the link that opens the first account, or that one
 *   second-factor name@shop.example   removes a lost second factor
 *   rekey                            encrypts data of previous secrets again, see docs/operating.md
 *   export-shop file.zip             writes the shop's content into one file
 *   import-shop file.zip [--dry-run] [--replace]   brings such a file in
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fillSecrets } from "../src/secret-files.mjs";
import { readDatabaseState } from "./parts/database-state.mjs";
import { Failure, describeFailure } from "./parts/failure.mjs";
import { waitForAnswer } from "./parts/http.mjs";
import { keepPagesInData } from "./parts/kept-pages.mjs";
import { refuseFailedLaunchChecks } from "./parts/owner.mjs";
import { dataFolder, root } from "./parts/places.mjs";
import { programArguments } from "./parts/programs.mjs";
import { runVisible } from "./parts/run-command.mjs";
import { refuseWrongSettings } from "./parts/settings.mjs";
import { warmShop } from "./parts/warm.mjs";

const { env } = process;
const build = path.join(root, ".next");
/** @type {Record<string, (...args: string[]) => Promise<void>>} */
const commands = {
  serve,
  migrate,
  invite: staff("invite"),
  "second-factor": staff("second-factor"),
  rekey: () => run("rekey"),
  "export-shop": (...args) => run("export-shop", ...args),
  "import-shop": (...args) => run("import-shop", ...args),
};

// The first process of a container gets only the signals it has handlers for.
const leave = () => process.exit(143);
process.on("SIGTERM", leave);

try {
  const [name = "serve", ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw unknownCommand(name);
  completeEnvironment();
  await command(...args);
} catch (error) {
  console.error(describeFailure(error));
  process.exit(1);
}

function completeEnvironment() {
  process.chdir(root);
  const unreadable = fillSecrets(env);
  if (unreadable.length > 0) {
    throw new Failure({
      what: "A secret of this shop cannot be read from its file.",
      why: "Without it the shop would sign, pay or send with something else, or not at all.",
      repair: "Correct the variables below where you set them, then start again.",
      details: unreadable.join("\n"),
    });
  }
  env.NODE_ENV = "production";
  env.NEXT_TELEMETRY_DISABLED ??= "1";
  env.DATA_DIR ||= path.join(root, "data");
  refuseWrongSettings(env);
}

async function serve() {
  if ((await readDatabaseState(env.DATABASE_URL)).needsSeed) {
    throw new Failure({
      what: "The database is empty, or was not filled to the end.",
      why: "There would be nothing to see and nothing to buy.",
      repair: "Run this image once with the command migrate, then start again.",
    });
  }
  refuseFailedLaunchChecks(env);
  keepPagesInData(
    { ...env, DATA_DIR: dataFolder(env) },
    readFileSync(path.join(build, "BUILD_ID"), "utf8").trim(),
  );
  const ending = new AbortController();
  process.on("SIGTERM", () => ending.abort());
  process.off("SIGTERM", leave);
  await import(path.join(build, "shop-server.mjs"));
  await warmPages(ending.signal);
}

/**
 * Pages that could not be rendered now are rendered at their first request. Behind a proxy they are requested
 * through it: it sends each address to the shop that renders it for all, and has cached most of them already when
 * this version replaces another.
 * @param {AbortSignal} signal
 */
async function warmPages(signal) {
  const own = `http://127.0.0.1:${env.PORT || 3000}`;
  await waitForAnswer(`${own}/api/health/live`, { isGivenUp: () => signal.aborted });
  try {
    const { pages, pictures } = (await warmThroughProxy(signal)) ?? (await warmShop(own, signal));
    console.log(`${pages} pages and ${pictures} pictures are ready.`);
  } catch (error) {
    if (!signal.aborted) console.warn(`The first pages were left for later: ${String(error)}`);
  }
}

/**
 * @param {AbortSignal} signal
 * @returns null without a proxy, or where it cannot be reached from here
 */
async function warmThroughProxy(signal) {
  if (!(Number(env.TRUSTED_PROXIES) > 0) || !env.SHOP_URL) return null;
  const { hostname, origin } = new URL(env.SHOP_URL);
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(5_000)]);
  const live = await fetch(`${origin}/api/health/live`, { signal: inTime }).catch(() => null);
  if (!live?.ok) {
    if (!signal.aborted)
      console.log(`${hostname} cannot be reached from here: this shop makes all pages itself.`);
    return null;
  }
  return warmShop(origin, signal);
}

async function migrate() {
  // The seed of an empty database applies the migrations too.
  await run((await readDatabaseState(env.DATABASE_URL)).needsSeed ? "seed" : "migrate");
  if (!(await readDatabaseState(env.DATABASE_URL)).hasAccounts)
    console.log("There is no account yet. The command invite prints the link that opens the first one.");
}

/** @param {string} command */
function staff(command) {
  return (/** @type {string[]} */ ...args) => run("staff", command, ...args);
}

/** @param {string} name @param {string[]} args */
async function run(name, ...args) {
  const code = await runVisible(process.execPath, [...programArguments(name), ...args], { env });
  if (code !== 0) process.exit(code);
}

/** @param {string} name */
function unknownCommand(name) {
  return new Failure({
    what: `There is no command ${name}.`,
    why: "Nothing was started.",
    repair: `Use one of: ${Object.keys(commands).join(", ")}.`,
  });
}
