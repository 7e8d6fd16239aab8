import path from "node:path";
import { fileURLToPath } from "node:url";

/** @import { Env } from "./types.ts" */

/** Root of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** Ports a person finds again after each start; another one is taken only when these are in use. */
export const preferredPorts = {
  shop: 3000,
  payments: 4010,
  mailbox: 8025,
  smtp: 2525,
  postgres: 5433,
};

/**
 * Data of this checkout: database, pictures, mails, logs, secrets.
 * @param {Env} env
 */
export function dataFolder(env = process.env) {
  return path.resolve(root, env.DATA_DIR || "data");
}
