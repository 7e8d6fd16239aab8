import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { Failure, codeOf } from "./failure.mjs";
import { root } from "./places.mjs";

/** @import { Account } from "./types.ts" */

/**
 * PostgreSQL refuses to run as root; root then uses an account that owns nothing else.
 * @returns {Account} empty for an ordinary user, whose own account is used
 */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return {};
  const entry = accountLine("nobody");
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : { uid: 65534, gid: 65534 };
}

/** @param {string} name */
function accountLine(name) {
  try {
    const lines = readFileSync("/etc/passwd", "utf8").split("\n");
    return lines.map((line) => line.split(":")).find((fields) => fields[0] === name);
  } catch {
    return undefined;
  }
}

/**
 * True when the account can enter `folder` and read it: every parent on the way must let it through.
 * @param {string} folder
 * @param {Account} account
 */
export function canEnter(folder, account) {
  if (account.uid === undefined) return true;
  const probe = spawnSync("/bin/sh", ["-c", 'cd "$1" && ls . >/dev/null', "sh", folder], {
    ...account,
    cwd: "/",
  });
  const code = codeOf(probe.error);
  if (code === "EPERM" || code === "EINVAL") throw cannotChangeAccount(code);
  return probe.status === 0;
}

/** @param {string} code */
function cannotChangeAccount(code) {
  return new Failure({
    what: `This root account may not start a program as another user (${code}).`,
    why: "PostgreSQL refuses to run as root, for the safety of the machine.",
    repair: "Start the shop as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.",
  });
}

/**
 * Folder outside of the checkout, accessible to the account.
 * @param {string} owner the path it replaces: two data folders must not share one
 */
function outsideFolder(owner) {
  const mark = createHash("sha256").update(owner).digest("hex").slice(0, 8);
  return path.join("/var/lib", `atelier-valcour-${mark}`);
}

/**
 * Folder of the cluster: inside the data folder, unless the account cannot access that.
 * @param {string} wanted
 * @param {Account} account
 * @returns `moved`: the start prints the path
 */
export function chooseClusterFolder(wanted, account) {
  mkdirSync(path.dirname(wanted), { recursive: true });
  if (canEnter(path.dirname(wanted), account)) return { folder: wanted, moved: false };
  const folder = path.join(outsideFolder(path.dirname(wanted)), path.basename(wanted));
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
  chmodSync(path.dirname(folder), 0o755);
  return { folder, moved: true };
}

/**
 * The binaries, copied out of a checkout that the account cannot enter.
 * @param {string} native
 * @param {Account} account
 */
export function reachableBinaries(native, account) {
  if (runs(native, account)) return native;
  const version = JSON.parse(readFileSync(path.join(native, "..", "package.json"), "utf8")).version;
  const copy = path.join(outsideFolder(root), `postgres-${version}`);
  if (existsSync(copy) && runs(copy, account)) return copy;

  rmSync(copy, { recursive: true, force: true });
  mkdirSync(path.dirname(copy), { recursive: true, mode: 0o755 });
  chmodSync(path.dirname(copy), 0o755);
  cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
  spawnSync("chmod", ["-R", "a+rX", `${copy}.new`]);
  renameSync(`${copy}.new`, copy);
  if (runs(copy, account)) return copy;
  throw new Failure({
    what: `The PostgreSQL in ${native} does not run on this machine.`,
    why: "The shop keeps all of its data in PostgreSQL.",
    repair: "Set DATABASE_URL to a PostgreSQL ≥ 15 of your own, or report the output below.",
    details: tryVersion(copy, account).stderr ?? "",
  });
}

/** @param {string} native @param {Account} account */
function runs(native, account) {
  return tryVersion(native, account).status === 0;
}

/** @param {string} native @param {Account} account */
function tryVersion(native, account) {
  const program = path.join(native, "bin", process.platform === "win32" ? "postgres.exe" : "postgres");
  if (process.platform !== "win32" && process.getuid?.() === 0) chmodSync(program, 0o755);
  return spawnSync(program, ["--version"], { ...account, cwd: "/", encoding: "utf8" });
}

/**
 * Gives the folder to the account; an ordinary user owns it already.
 * @param {string} folder
 * @param {Account} account
 */
export function giveTo(folder, account) {
  if (account.uid === undefined || account.gid === undefined) return;
  try {
    chownSync(folder, account.uid, account.gid);
  } catch (error) {
    throw codeOf(error) === "EPERM" ? cannotChangeAccount("EPERM") : error;
  }
}

/**
 * The same with everything in it.
 * @param {string} folder
 * @param {Account} account
 */
export function giveAllTo(folder, account) {
  giveTo(folder, account);
  if (account.uid === undefined) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    giveTo(path.join(entry.parentPath, entry.name), account);
}
