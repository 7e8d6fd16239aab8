import { existsSync } from "node:fs";
import path from "node:path";
import { choosePorts } from "./choose-ports.mjs";
import { openDataFolder } from "./data-folder.mjs";
import { migrationNames, refuseOldStructure } from "./database-state.mjs";
import { checkNode, installDependencies, missingDependencies } from "./dependencies.mjs";
import { startEmbeddedDatabase } from "./embedded-database.mjs";
import {
  embeddedParts,
  mailEnvironment,
  operatorEnvironment,
  paymentsEnvironment,
  refuseSilentParts,
  shopEnvironment,
} from "./environment.mjs";
import { Failure } from "./failure.mjs";
import { waitForAnswer, waitForHealth } from "./http.mjs";
import { claimDataFolder, releaseDataFolder, stopWithStarters } from "./launcher.mjs";
import { lastLines } from "./logs.mjs";
import { root } from "./places.mjs";
import { stopPostgres } from "./postgres.mjs";
import { removePart, readRun, rememberPart, writeRun } from "./run-record.mjs";
import { readSecrets } from "./secrets.mjs";
import { refuseWrongSettings } from "./settings.mjs";
import { step } from "./steps.mjs";
import { supervise } from "./supervise.mjs";

/** @typedef {{ name: string, args: string[], env: Env, health: string, address: string }} ServicePart */

/** @import { Env, Ports, PostgresServer, PreparedShop, Secrets, ShopEnv, Shutdown } from "./types.ts" */

/**
 * What the shop needs before anything else runs: packages, a database server, ports, settings.
 * @param {{ command: string, mode: PreparedShop["mode"], shutdown: Shutdown }} options
 * @returns {Promise<PreparedShop>}
 */
export async function prepareShop({ command, mode, shutdown }) {
  const env = operatorEnvironment();
  refuseSilentParts(env);
  checkNode();
  const data = openDataFolder(env);
  await claimDataFolder(data, command);
  stopWithStarters(data, shutdown);
  shutdown.add("data folder", async () => releaseDataFolder(data));
  await ensureDependencies(data);

  const embedded = embeddedParts(env);
  const secrets = readSecrets(data);
  const server = await bringUpDatabase({ env, data, shutdown });
  const ports = await choosePorts(env);
  const shopEnv = shopEnvironment({ env, embedded, secrets, data, ports, databaseUrl: server?.url, mode });
  refuseWrongSettings(shopEnv);
  noteAddress(data, shopEnv.SHOP_URL, ports);
  await refuseOldStructure(shopEnv.DATABASE_URL, migrationNames());
  return { env, shopEnv, data, embedded, secrets, ports, databaseUrl: server?.url, mode };
}

/**
 * The same shop on ports that are free now: during a seed or a build of minutes another program may have taken one.
 * @param {PreparedShop} shop
 * @returns {Promise<PreparedShop>}
 */
export async function refreshPorts(shop) {
  const ports = await choosePorts(shop.env, shop.ports);
  const shopEnv = shopEnvironment({ ...shop, ports });
  noteAddress(shop.data, shopEnv.SHOP_URL, ports);
  return { ...shop, ports, shopEnv };
}

/**
 * Stores the address, so that a second start can report it.
 * @param {string} data
 * @param {string} url
 * @param {Ports} ports
 */
function noteAddress(data, url, ports) {
  writeRun(data, { ...readRun(data), url, ports });
}

/**
 * Installs missing packages; nothing else may be imported from node_modules before this.
 * @param {string} data
 */
export async function ensureDependencies(data) {
  const reason = missingDependencies();
  if (!reason) return;
  await step("install", async (say) => {
    say(reason);
    await installDependencies({
      logFile: path.join(data, "logs", "install.log"),
      record: { data, name: "install" },
      say,
    });
    return "packages are in place";
  });
}

/**
 * The shop's server, once it answers.
 * @param {object} options
 * @param {string[]} options.args of Node: the Next program and its arguments
 * @param {ShopEnv} options.shopEnv
 * @param {string} options.data
 * @param {Ports} options.ports
 * @param {Shutdown} options.shutdown
 */
export async function serveShop({ args, shopEnv, data, ports, shutdown }) {
  const part = superviseRecorded({ name: "shop", args, env: shopEnv, data, shutdown });
  const health = await waitForHealth(`http://127.0.0.1:${ports.shop}/api/health`, () => part.ended);
  await shutdown.holdIfStopping();
  if (health?.status === "ok") return shopEnv.SHOP_URL;
  // An unavailable payment provider does not close the shop.
  if (health?.parts?.database) return `${shopEnv.SHOP_URL} (in trouble: ${namesOfIll(health.parts)})`;
  throw new Failure({
    what: "The shop runs, but it does not say that it is well.",
    why: "It could not serve its pages or take orders.",
    repair: `Read the last lines below; the whole log is ${part.logFile}.`,
    details: `${health ? JSON.stringify(health) : "no answer from /api/health"}\n${lastLines(part.logFile, 20)}`,
  });
}

/** @param {Record<string, boolean>} parts */
const namesOfIll = (parts) =>
  Object.keys(parts)
    .filter((name) => !parts[name])
    .join(", ");

/**
 * The embedded database, or nothing when DATABASE_URL names a real one.
 * @param {{ env: Env, data: string, shutdown: Shutdown }} options
 * @returns {Promise<PostgresServer | undefined>}
 */
async function bringUpDatabase({ env, data, shutdown }) {
  if (!embeddedParts(env).postgres) return undefined;
  const server = await step(
    "database",
    async (say) => {
      const started = await startEmbeddedDatabase(data);
      if (started.moved)
        say(
          `kept in ${started.folder}: PostgreSQL does not run as root and its account cannot reach ${data}`,
        );
      return started;
    },
    ({ port, adopted }) => `PostgreSQL on port ${port}${adopted ? ", was still running" : ""}`,
  );
  // A server started by hand (scripts/pg.mjs) stays up when this shop stops.
  if (server.adopted && readRun(data).parts.postgres?.standalone) return server;
  rememberPart(data, "postgres", server.pid);
  shutdown.add("database", async () => {
    await stopPostgres(server.pid);
    removePart(data, "postgres");
  });
  return server;
}

/**
 * The local payment provider and the mail catcher, where no real ones are configured.
 * @param {{ env: Env, data: string, secrets: Secrets, ports: Ports, shutdown: Shutdown }} shop
 */
export async function bringUpServices({ env, data, secrets, ports, shutdown }) {
  const embedded = embeddedParts(env);
  /** @type {ServicePart[]} */
  const started = [];
  const tsx = (/** @type {string} */ file) => ["--import", "tsx", path.join(root, file)];
  if (embedded.payments && existsSync(path.join(root, "packages/payment-sandbox/server.ts"))) {
    started.push({
      name: "payments",
      args: tsx("packages/payment-sandbox/server.ts"),
      env: paymentsEnvironment({ env, secrets, data, ports }),
      health: `http://127.0.0.1:${ports.payments}/health`,
      address: `http://localhost:${ports.payments}`,
    });
  }
  if (embedded.mail) {
    started.push({
      name: "mail",
      args: tsx("packages/payment-sandbox/mail/main.ts"),
      env: mailEnvironment({ env, data, ports }),
      health: `http://127.0.0.1:${ports.mailbox}/health`,
      address: `http://localhost:${ports.mailbox}, SMTP on ${ports.smtp}`,
    });
  }
  // They start in parallel: each takes half a second.
  await Promise.all(started.map((part) => step(part.name, () => bringUpPart(part, { data, shutdown }))));
}

/**
 * Starts one part that is restarted when it fails, and waits until it answers.
 * @param {ServicePart} part
 * @param {{ data: string, shutdown: Shutdown }} options
 */
async function bringUpPart({ name, args, env, health, address }, { data, shutdown }) {
  const part = superviseRecorded({ name, args, env, data, shutdown, restarts: true });
  const isUp = await waitForAnswer(health, { limit: 30_000, isGivenUp: () => part.ended });
  await shutdown.holdIfStopping();
  if (isUp && !part.ended) return address;
  throw new Failure({
    what: `The part "${name}" did not answer at ${health}.`,
    why: "Orders could not be paid, or mails could not be sent.",
    repair: `Read the last lines below; the whole log is ${part.logFile}.`,
    details: lastLines(part.logFile, 20),
  });
}

/**
 * A supervised child, recorded in data/run.json while it runs.
 * @param {object} options
 * @param {string} options.name
 * @param {string[]} options.args
 * @param {Env} options.env
 * @param {string} options.data
 * @param {Shutdown} options.shutdown
 * @param {boolean} [options.restarts]
 */
function superviseRecorded({ name, args, env, data, shutdown, restarts = false }) {
  const logFile = path.join(data, "logs", `${name}.log`);
  const part = supervise(name, process.execPath, args, {
    env,
    logFile,
    restarts,
    onStart: (pid) => rememberPart(data, name, pid),
    onRestart: ({ reason, lastLines: lines }) =>
      console.error(
        `\n  ${name} ${reason} and is started again. Its last lines (${logFile}):\n${lines.replace(/^/gm, "  | ")}\n`,
      ),
    onEnd: ({ reason, lastLines: lines }) =>
      shutdown.fail(
        new Failure({
          what: `${name} ${reason} on its own.`,
          why: "The shop does not work without it, so everything is stopped.",
          repair: `Read the last lines below; the whole log is ${logFile}. Then start again: all data is kept.`,
          details: lines,
        }),
      ),
  });
  shutdown.add(name, async () => {
    await part.stop();
    removePart(data, name);
  });
  return part;
}
