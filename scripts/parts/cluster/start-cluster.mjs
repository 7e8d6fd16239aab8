import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mailEnvironment, memorySettings, paymentsEnvironment } from "../environment.mjs";
import { codeOf } from "../failure.mjs";
import { waitForAnswer } from "../http.mjs";
import { packageProgram, runDatabaseScript } from "../run-command.mjs";
import { root } from "../places.mjs";
import { anyFreePort } from "../ports.mjs";
import { readSecrets } from "../secrets.mjs";
import { createDatabase, dropDatabase, templateName } from "../test-database.mjs";
import { startDatabases } from "./databases.mjs";
import { longRunning } from "./long-running.mjs";
import { layOutImage } from "./node-layout.mjs";
import { createPool, findPgBouncer } from "./pool.mjs";
import { createShare } from "./processor-share.mjs";
import { createProxy } from "./proxy.mjs";
import { createShopNode } from "./shop-node.mjs";

/** @import { Env, Secrets } from "../types.ts" */

const bucketName = "uploads";
const tsx = ["--import", "tsx"];

/** @typedef {{ proxy: number, bucket: number, payments: number, smtp: number, mailbox: number }} ClusterPorts */

/**
 * What every node has in its environment, as a deployment sets it.
 * @param {{ secrets: Secrets, ports: ClusterPorts, databaseUrl: string }} given
 * @returns {Env & { SHOP_URL: string, STRIPE_API_BASE: string }}
 */
function shopEnvironment({ secrets, ports, databaseUrl }) {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    ...(TMPDIR && { TMPDIR }),
    ...memorySettings,
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    SHOP_URL: `http://localhost:${ports.proxy}`,
    TRUSTED_PROXIES: "1",
    LISTEN_HOST: "127.0.0.1",
    DATABASE_URL: databaseUrl,
    ...Object.fromEntries(Object.entries(secrets).filter(([name]) => name !== "DATABASE_PASSWORD")),
    PAYMENT_PROVIDER: "local",
    STRIPE_API_BASE: `http://127.0.0.1:${ports.payments}`,
    PAYPAL_API_BASE: `http://127.0.0.1:${ports.payments}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    S3_BUCKET: bucketName,
    S3_ENDPOINT: `http://127.0.0.1:${ports.bucket}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
  };
}

/**
 * PostgreSQL with a replica and a pool of connections, a store for files, payments, mails, several shops and the proxy before them:
 * processes of this machine, arranged as deploy/compose.many.yaml arranges containers.
 * @param {object} wishes
 * @param {string} wishes.folder everything it keeps; seeded once
 * @param {number} [wishes.nodes] how many shops
 * @param {number} [wishes.port] of the proxy
 * @param {string} [wishes.database] name of a copy of the seeded database that this run works on; without it the cluster's own goes on
 * @param {string} [wishes.nodeRoot] checkout whose build the shops run
 * @param {(node: number) => Record<string, string>} [wishes.nodeEnv] what one node has beside the rest
 * @param {boolean} [wishes.hasShares] whether each shop's share of the processors can be limited, where the machine allows it
 * @param {(line: string) => void} [wishes.say]
 */
export async function startCluster({
  folder,
  nodes: count = 3,
  port,
  database,
  nodeRoot = root,
  nodeEnv = () => ({}),
  hasShares = false,
  say = () => {},
}) {
  mkdirSync(path.join(folder, "store", bucketName), { recursive: true });
  // Each trial has its own logs.
  if (database !== undefined) rmSync(path.join(folder, "logs"), { recursive: true, force: true });
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [];
  /** @type {Map<string, Promise<string>>} */
  const images = new Map();
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
    stops.length = 0;
  };
  try {
    return await bringUp();
  } catch (error) {
    await stop();
    throw error;
  }

  async function bringUp() {
    const secrets = readSecrets(folder);
    const ports = {
      proxy: port ?? (await anyFreePort()),
      bucket: await anyFreePort(),
      payments: await anyFreePort(),
      smtp: await anyFreePort(),
      mailbox: await anyFreePort(),
    };
    const shopPorts = await Promise.all(Array.from({ length: count }, anyFreePort));
    const postgres = await startDatabases({ folder, password: secrets.DATABASE_PASSWORD, logOf });
    stops.push(postgres.end);
    const store = part("store", {
      args: [
        packageProgram("s3rver/bin/s3rver.js"),
        "--directory",
        path.join(folder, "store"),
        "--address",
        "127.0.0.1",
        "--port",
        String(ports.bucket),
        "--silent",
        "--configure-bucket",
        bucketName,
      ],
      env: process.env,
    });
    await waitForAnswer(`http://127.0.0.1:${ports.bucket}/`, { limit: 20_000 });

    const templateUrl = withDatabase(postgres.url(), templateName);
    const serverUrl = withDatabase(postgres.url(), "postgres");
    const env = shopEnvironment({ secrets, ports, databaseUrl: templateUrl });
    await seedOnce(env, serverUrl, say);
    const name = database ?? "shop";
    await ownDatabase(serverUrl, name, database !== undefined);
    const databaseUrl = () => withDatabase(postgres.url(), name);
    const pool = await connectionPool(() => new URL(databaseUrl()));
    env.DATABASE_URL = pool?.url ?? databaseUrl();

    if (database !== undefined)
      for (const kept of ["payments", "mail"])
        rmSync(path.join(folder, kept, name), { recursive: true, force: true });
    const sandbox = { env, secrets, data: folder, ports: { ...ports, shop: ports.proxy } };
    const payments = part("payments", {
      args: [...tsx, path.join(root, "packages/payment-sandbox/server.ts")],
      env: { ...paymentsEnvironment(sandbox), SANDBOX_DATA: path.join(folder, "payments", name) },
    });
    const mail = part("mail", {
      args: [...tsx, path.join(root, "packages/payment-sandbox/mail/main.ts")],
      env: { ...mailEnvironment(sandbox), MAIL_CATCHER_DATA: path.join(folder, "mail", name) },
    });
    const proxy = createProxy({
      folder: path.join(folder, "proxy"),
      port: ports.proxy,
      shops: shopPorts,
      env: process.env,
      files: path.join(folder, "files"),
    });
    mkdirSync(path.join(folder, "files"), { recursive: true });
    proxy.start();
    stops.push(() => proxy.stop(3_000));

    const nodes = await Promise.all(shopPorts.map((shopPort, at) => shopNode(at, shopPort, env)));
    say(`${count} shops are starting`);
    for (const node of nodes) node.start();
    await Promise.all(nodes.map((node) => node.isReady()));
    return {
      origin: env.SHOP_URL,
      /** PostgreSQL itself, whichever it is now. */
      get databaseUrl() {
        return databaseUrl();
      },
      /** The same database on the replica; undefined once that was promoted. */
      get replicaUrl() {
        const url = postgres.replicaUrl();
        return url && withDatabase(url, name);
      },
      paymentsUrl: env.STRIPE_API_BASE,
      mailboxUrl: `http://127.0.0.1:${ports.mailbox}`,
      folder,
      postgres,
      pool,
      store,
      payments,
      mail,
      proxy,
      nodes,
      stop,
    };
  }

  /**
   * The files of a version's image; the same for all nodes that run it.
   * @param {string} from
   */
  function imageOf(from) {
    const known = images.get(from);
    if (known) return known;
    const image = path.join(folder, `image-${images.size + 1}`);
    const laid = layOutImage({ folder: image, root: from }).then(() => image);
    images.set(from, laid);
    return laid;
  }

  /**
   * A Node program that is stopped with the cluster.
   * @param {string} name
   * @param {{ args: readonly string[], env: Env }} program
   */
  function part(name, { args, env }) {
    const program = { command: process.execPath, args, env, cwd: root, logFile: logOf(name) };
    const running = longRunning(name, program);
    running.start();
    stops.push(() => running.stop(5_000));
    return running;
  }

  /** @param {string} name */
  function logOf(name) {
    return path.join(folder, "logs", `${name}.log`);
  }

  /**
   * The seed uploads pictures to the store, from where each node loads them on demand.
   * @param {Env} env
   * @param {string} serverUrl
   * @param {(line: string) => void} progress
   */
  async function seedOnce(env, serverUrl, progress) {
    const mark = path.join(folder, "seeded");
    if (existsSync(mark)) return;
    progress("a new database is being filled, once");
    await dropDatabase(serverUrl, templateName);
    await createDatabase(serverUrl, templateName);
    const seedEnv = { ...env, DATA_DIR: path.join(folder, "seed"), PORT: "9" };
    await runDatabaseScript("seed", {
      env: seedEnv,
      logFile: logOf("seed"),
      failure: {
        what: "The cluster's database could not be filled.",
        why: "There would be nothing to sell.",
        repair: `Read ${logOf("seed")}, delete ${folder} and try again.`,
      },
    });
    rmSync(path.join(folder, "seed"), { recursive: true, force: true });
    writeFileSync(mark, "");
  }

  /**
   * @param {string} serverUrl
   * @param {string} name
   * @param {boolean} isFresh
   */
  async function ownDatabase(serverUrl, name, isFresh) {
    if (isFresh) await dropDatabase(serverUrl, name);
    await createDatabase(serverUrl, name, templateName).catch((error) => {
      // The cluster's own database is continued.
      if (isFresh || codeOf(error) !== "42P04") throw error;
    });
  }

  /**
   * @param {() => URL} database
   * @returns undefined where this machine has no PgBouncer that serves
   */
  async function connectionPool(database) {
    const command = findPgBouncer();
    if (!command) return undefined;
    const port = await anyFreePort();
    const pool = createPool({ command, folder: path.join(folder, "pool"), port, database });
    pool.start();
    stops.push(() => pool.stop(5_000));
    const url = database();
    url.searchParams.delete("host");
    url.port = String(port);
    return { ...pool, url: url.href };
  }

  /**
   * @param {number} at
   * @param {number} port
   * @param {Env} env
   */
  async function shopNode(at, port, env) {
    const name = `shop-${at + 1}`;
    const share = hasShares ? createShare(name) : undefined;
    if (share) stops.push(share.remove);
    const node = await createShopNode({
      name,
      folder: path.join(folder, name),
      port,
      logFile: logOf(name),
      env: { ...env, ...nodeEnv(at) },
      imageOf,
      root: nodeRoot,
      share,
    });
    stops.push(async () => {
      share?.limit(null);
      await node.stop();
    });
    return node;
  }
}

/** @param {string} url @param {string} name */
function withDatabase(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}
