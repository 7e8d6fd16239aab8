import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { Failure, codeOf } from "./failure.mjs";
import { dataFolder } from "./places.mjs";

/** @import { Env } from "./types.ts" */

/**
 * Folder by folder: a recursive listing below /proc never ends in Node.
 * @param {string} folder
 */
export function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Two starts at once make the same folder.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/**
 * The folder everything is kept in, made if absent.
 * @param {Env} env
 */
export function openDataFolder(env) {
  const data = dataFolder(env);
  try {
    makeFolder(path.join(data, "logs"));
    return data;
  } catch (error) {
    throw new Failure({
      what: `The data folder ${data} cannot be written (${codeOf(error)}).`,
      why: "Database, pictures, mails and logs are kept there.",
      repair: "Give your account write access to it, or choose another one: DATA_DIR=/some/folder npm start",
    });
  }
}
