import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../failure.mjs";
import { root } from "../places.mjs";
import { giveTo, postgresAccount } from "../postgres-owner.mjs";
import { longRunning } from "./long-running.mjs";

const shipped = path.join(root, "deploy/pgbouncer/pgbouncer.ini");

/** The first version with named statements. */
const oldest = 1.21;

export const noPool = `PgBouncer ${oldest} or newer is neither in PATH nor named by PGBOUNCER: shops ask PostgreSQL directly.`;

/**
 * @param {import("../types.ts").Env} env
 * @returns {string | undefined} the program, where this machine has a supported version
 */
export function findPgBouncer({ PGBOUNCER: named } = process.env) {
  const found = (named ? [named] : ["pgbouncer", "/usr/sbin/pgbouncer"]).find(serves);
  if (found || !named) return found;
  throw new Failure({
    what: `PGBOUNCER=${named} is no PgBouncer ${oldest} or newer.`,
    why: "Older ones lose the shop's named statements.",
    repair: "Correct PGBOUNCER, or leave it out: the cluster then goes on without a pool.",
  });
}

/** @param {string} command */
function serves(command) {
  const { status, stdout } = spawnSync(command, ["--version"], { encoding: "utf8" });
  const [, major, minor] = (status === 0 && /PgBouncer (\d+)\.(\d+)/.exec(stdout)) || [];
  return major !== undefined && (Number(major) > 1 || Number(minor) >= 21);
}

/**
 * The shipped settings with some values replaced.
 * @param {Record<string, string>} values
 */
function settingsWith(values) {
  return Object.entries(values).reduce(
    (text, [name, value]) => {
      const line = new RegExp(`^${name} = .*$`, "m");
      if (!line.test(text)) throw new Error(`${shipped} has no ${name}.`);
      return text.replace(line, () => value);
    },
    readFileSync(shipped, "utf8"),
  );
}

/**
 * The shipped pool, between shops and a PostgreSQL of this machine.
 * @param {object} wishes
 * @param {string} wishes.command from findPgBouncer
 * @param {string} wishes.folder for its settings
 * @param {number} wishes.port where shops connect
 * @param {() => URL} wishes.database address, user and password, called again by `follow`; the database called * is
 * whichever a client names
 */
export function createPool({ command, folder, port, database }) {
  const account = postgresAccount();
  const [settings, users] = [path.join(folder, "pgbouncer.ini"), path.join(folder, "users.txt")];
  const write = () => {
    const { port: target, pathname, username, password } = database();
    const name = decodeURIComponent(pathname.slice(1));
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o755);
    writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 });
    giveTo(users, account);
    const text = settingsWith({
      shop: `${name} = host=127.0.0.1 port=${target}`,
      listen_addr: "listen_addr = 127.0.0.1",
      listen_port: `listen_port = ${port}`,
      auth_file: `auth_file = ${users}`,
    });
    // It refuses to be root, as PostgreSQL does.
    writeFileSync(settings, account.uid === undefined ? text : `${text}user = nobody\n`);
  };
  write();
  const running = longRunning("pool", {
    command,
    args: [settings],
    env: process.env,
    cwd: folder,
    logFile: path.join(folder, "output.log"),
  });
  return {
    ...running,
    /** Connects to the current database. */
    follow() {
      write();
      running.reload();
    },
  };
}
