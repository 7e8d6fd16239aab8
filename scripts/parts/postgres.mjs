import { spawn, spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "./failure.mjs";
import { lastLines } from "./logs.mjs";
import { anyFreePort, choosePort, isAnswering } from "./ports.mjs";
import { findPostgresBinaries } from "./postgres-binaries.mjs";
import { chooseClusterFolder, giveTo, postgresAccount, reachableBinaries } from "./postgres-owner.mjs";
import { endProcess, isAlive, isTaken, listProcesses, waitForEnd } from "./processes.mjs";

/** @import { Account, PostgresServer } from "./types.ts" */

const user = "valcour";
const database = "valcour";

/** Settings that differ from PostgreSQL's own: reachable from this machine only. */
const settings = {
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  shared_buffers: "128MB",
  logging_collector: "off",
  log_min_messages: "warning",
};

/**
 * The running server of a data folder, started or adopted.
 * @param {object} options
 * @param {string} options.folder folder of the cluster, e.g. data/pg
 * @param {string} options.password of the one database user
 * @param {string} options.logFile receives the server's own output
 * @param {number} [options.port] preferred port; 0 lets the system choose
 * @param {boolean} [options.throwAway] trades durability for speed: tests only
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres({ folder: wanted, password, logFile, port = 0, throwAway = false }) {
  const account = postgresAccount();
  const { folder, moved } = chooseClusterFolder(wanted, account);
  const running = await adopt(folder);
  if (running) return { ...running, ...describe(folder, password), folder, moved, adopted: true };

  const native = reachableBinaries(findPostgresBinaries(), account);
  if (!existsSync(path.join(folder, "PG_VERSION"))) createCluster({ native, folder, account, password });
  removeStaleLock(folder);

  const chosen = port === 0 ? await anyFreePort() : await choosePort(port);
  const pid = await launch({ native, folder, account, logFile, port: chosen, throwAway });
  return { pid, ...describe(folder, password), folder, moved, adopted: false };
}

/**
 * Address of the running server of a cluster. Its socket where this account may use it: placing an order takes
 * 5 % less time than over TCP.
 * @param {string} folder
 * @param {string} password
 * @throws Failure where none runs
 */
export function describe(folder, password) {
  const lock = readLock(folder);
  if (!lock) throw isDown(folder);
  const { port, socketFolder } = lock;
  const url = new URL(`postgresql://${user}@127.0.0.1:${port}/${database}`);
  url.password = password;
  if (socketFolder && mayUse(socketIn(socketFolder, port))) url.searchParams.set("host", socketFolder);
  return { url: url.href, port };
}

/** @param {string} folder */
const isDown = (folder) =>
  new Failure({
    what: `No PostgreSQL runs on ${folder}.`,
    why: "It has no address before it is started.",
    repair: "Start it: node scripts/pg.mjs start",
  });

/**
 * @param {string} folder
 * @param {number} port
 */
const socketIn = (folder, port) => path.join(folder, `.s.PGSQL.${port}`);

/** The longest name of a socket, in bytes: 103 on macOS, 107 on Linux. */
const longestSocket = 103;

/**
 * The cluster's own folder, which is private; none where Node has no sockets, or only shorter names.
 * @param {string} folder
 * @param {number} port
 */
const socketFolderOf = (folder, port) =>
  process.platform === "win32" || Buffer.byteLength(socketIn(folder, port)) > longestSocket ? "" : folder;

/** @param {string} socket */
function mayUse(socket) {
  try {
    accessSync(socket, constants.R_OK | constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends the server after its clients' current statements; committed data is never lost.
 * @param {number} pid
 */
export async function stopPostgres(pid) {
  // SIGINT is PostgreSQL's "fast shutdown": it disconnects clients instead of waiting for them.
  return endProcess(pid, { signal: "SIGINT", patience: 20_000 });
}

/**
 * A server that survived its launcher, or was started separately: it holds the data, so it is adopted.
 * @param {string} folder
 */
async function adopt(folder) {
  const pid = findServer(folder);
  if (pid === undefined) return undefined;
  for (const deadline = Date.now() + 30_000; Date.now() < deadline && isAlive(pid); await pause(50)) {
    const lock = readLock(folder);
    if (lock?.pid === pid && lock.status === "ready" && (await isAnswering(lock.port))) return { pid };
    // A stopping server ends by itself, and then a new one may start.
    if (lock?.status === "stopping" && (await waitForEnd(pid, 20_000))) return undefined;
  }
  if (!isAlive(pid)) return undefined;
  throw new Failure({
    what: `A PostgreSQL server (process ${pid}) holds ${folder}, but it does not accept connections.`,
    why: "Two servers on the same files would destroy the data, so no second one is started.",
    repair: `Stop it with \`kill -INT ${pid}\`, wait a few seconds and start again.`,
  });
}

/**
 * The server process of this cluster: found by its arguments, since a pid file may be stale or missing.
 * @param {string} folder
 */
export function findServer(folder) {
  return listProcesses().find(
    ({ command }) => /^postgres(\.exe)?$/.test(path.basename(command[0] ?? "")) && command.includes(folder),
  )?.pid;
}

/**
 * Contents of postmaster.pid: line 1 the process, 4 the port, 5 the folder of its socket, 8 the state.
 * @param {string} folder
 */
function readLock(folder) {
  try {
    const lines = readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n");
    return {
      pid: Number.parseInt(lines[0] ?? "", 10),
      port: Number.parseInt(lines[3] ?? "", 10),
      socketFolder: lines[4],
      status: lines[7]?.trim(),
    };
  } catch {
    return undefined;
  }
}

/**
 * After a power cut the lock file may contain a number that now belongs to another program, and PostgreSQL would
 * then refuse to start. An unused number is left alone: PostgreSQL recovers from that by itself. So are workers of
 * a killed server: they hold its shared memory, and PostgreSQL refuses that too.
 * @param {string} folder
 */
function removeStaleLock(folder) {
  const lock = readLock(folder);
  if (!lock || findServer(folder) !== undefined) return;
  if (!Number.isInteger(lock.pid) || isTaken(lock.pid))
    rmSync(path.join(folder, "postmaster.pid"), { force: true });
}

/**
 * Creates a cluster aside and moves it into place: an interrupted start leaves no partial cluster.
 * @param {{ native: string, folder: string, account: Account, password: string }} options
 */
function createCluster({ native, folder, account, password }) {
  const fresh = `${folder}.new`;
  const passwordFile = `${folder}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  giveTo(fresh, account);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  giveTo(passwordFile, account);
  const made = spawnSync(
    path.join(native, "bin", "initdb"),
    [
      `--pgdata=${fresh}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // The same sorting on every machine, whichever locales it has.
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      // The files are synced at the server's first checkpoint; an interrupted first start is repeated.
      "--no-sync",
    ],
    { ...account, cwd: fresh, encoding: "utf8", env: { ...process.env, LC_ALL: "C" } },
  );
  rmSync(passwordFile, { force: true });
  if (made.status === 0) createDatabase({ native, fresh, account });
  else {
    rmSync(fresh, { recursive: true, force: true });
    throw new Failure({
      what: `PostgreSQL could not create its data folder ${folder}.`,
      why: "The shop keeps all of its data there.",
      repair: "Make sure that the disk has 200 MB free and that the folder may be written, then start again.",
      details: made.error ? String(made.error) : `${made.stdout}${made.stderr}`,
    });
  }
  renameSync(fresh, folder);
}

/**
 * Single-user mode needs no server and no client library, which a fresh clone may not have yet.
 * @param {{ native: string, fresh: string, account: Account }} options
 */
function createDatabase({ native, fresh, account }) {
  // Without exit_on_error it ends with 0 after a failed statement too.
  const args = ["--single", "-c", "exit_on_error=true", "-D", fresh, "postgres"];
  const made = spawnSync(path.join(native, "bin", "postgres"), args, {
    ...account,
    cwd: fresh,
    input: `CREATE DATABASE ${database};\n`,
    encoding: "utf8",
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
  });
  if (made.status === 0) return;
  throw new Failure({
    what: `The database ${database} could not be created.`,
    why: "The shop would have nothing to connect to.",
    repair: "Read what PostgreSQL says below, then start again.",
    details: made.error ? String(made.error) : `${made.stdout}${made.stderr}`,
  });
}

/**
 * @param {object} options
 * @param {string} options.native
 * @param {string} options.folder
 * @param {Account} options.account
 * @param {string} options.logFile
 * @param {number} options.port
 * @param {boolean} options.throwAway
 */
async function launch({ native, folder, account, logFile, port, throwAway }) {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const fast = throwAway ? { fsync: "off", full_page_writes: "off", synchronous_commit: "off" } : {};
  const own = { ...settings, unix_socket_directories: socketFolderOf(folder, port) };
  const flags = Object.entries({ ...own, ...fast }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = () => {
    const log = openSync(logFile, "a");
    // A process group of its own: Ctrl-C reaches the launcher, which then stops the parts in order.
    const child = spawn(path.join(native, "bin", "postgres"), ["-D", folder, "-p", String(port), ...flags], {
      ...account,
      cwd: folder,
      detached: true,
      stdio: ["ignore", log, log],
      env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    });
    child.on("error", () => {});
    child.unref();
    return child;
  };

  let child = start();
  const deadline = Date.now() + 60_000;
  for (;;) {
    const lock = readLock(folder);
    if (lock && lock.pid === child.pid && lock.status === "ready" && (await isAnswering(port)))
      return lock.pid;
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      // After kill -9 of the server its workers need a moment to notice, and hold its memory until then.
      const isMemoryHeld = /shared memory block .* is still in use/.test(lastLines(logFile, 5));
      if (!isMemoryHeld || Date.now() > deadline) throw didNotStart(logFile);
      await pause(250);
      child = start();
    }
    await pause(20);
  }
}

/** @param {string} logFile */
function didNotStart(logFile) {
  return new Failure({
    what: "PostgreSQL did not start.",
    why: "The shop keeps all of its data in it.",
    repair: `Read the last lines below; the whole log is ${logFile}. \`npm run doctor\` checks disk and folders.`,
    details: lastLines(logFile, 15),
  });
}
