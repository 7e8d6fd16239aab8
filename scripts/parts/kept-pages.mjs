import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { secretVariables } from "../../src/secret-files.mjs";

/** @import { Env } from "./types.ts" */

/**
 * Rendered pages and cached answers survive the server. They belong to one database and one public address: under
 * another one they would show products that do not exist. They name the payment providers where the shop has an
 * account, which a change of the secrets that are set shows.
 * @param {Env} env
 */
export function pagesOwner(env) {
  const accounts = secretVariables.filter((name) => env[name]).join(" ");
  return createHash("sha256")
    .update(`${databaseIdentity(env)} ${env.SHOP_URL} ${accounts}`)
    .digest("hex");
}

/**
 * The embedded database is identified by its password, which is new in each data folder; its port may vary.
 * @param {Env} env
 */
function databaseIdentity(env) {
  const url = new URL(env.DATABASE_URL ?? "");
  return `${url.password} ${url.hostname} ${url.pathname}`;
}

/** Folders of DATA_DIR/pages, to which a read-only build links its own (deploy/Containerfile). */
const stores = ["route-cache", "cache"];

/**
 * Creates the folders for pages rendered by a read-only build, and empties them when they belonged to another shop
 * or version.
 * @param {string} buildId of the build that is served
 * @param {Env & { DATA_DIR: string }} env
 */
export function keepPagesInData(env, buildId) {
  const folder = path.join(env.DATA_DIR, "pages");
  const mark = path.join(folder, "owner");
  const owner = `${buildId} ${pagesOwner(env)}`;
  if (readMark(mark) !== owner) rmSync(folder, { recursive: true, force: true });
  for (const store of stores) mkdirSync(path.join(folder, store), { recursive: true });
  writeFileSync(mark, owner);
}

/** @param {string} file */
function readMark(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
