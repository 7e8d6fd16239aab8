import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";

/** @typedef {"PAYLOAD_SECRET" | "GIFT_CARD_SECRET"} Rotated */

/** @import { Secrets } from "./types.ts" */

const key = () => randomBytes(32).toString("base64url");
const token = () => randomBytes(24).toString("base64url");

/**
 * One entry per secret the shop needs; a new entry gets its value at the next start.
 * @type {Record<string, (known: Partial<Secrets>) => string>}
 */
const recipes = {
  DATABASE_PASSWORD: token,
  PAYLOAD_SECRET: key,
  // In a folder without this key, cards were made with the other one: it stays their key, even if that one changes.
  GIFT_CARD_SECRET: (known) => known.PAYLOAD_SECRET ?? key(),
  STRIPE_SECRET_KEY: () => `sk_test_${randomBytes(24).toString("hex")}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString("hex")}`,
  PAYPAL_CLIENT_ID: () => `local_${randomBytes(12).toString("hex")}`,
  PAYPAL_CLIENT_SECRET: token,
  PAYPAL_WEBHOOK_ID: () => `WH-${randomBytes(8).toString("hex").toUpperCase()}`,
};

/**
 * Secrets of this data folder, created once and readable by their owner only. They are stored beside the data
 * because data written under one secret is unusable under another.
 * @param {string} folder
 * @returns {Secrets}
 */
export function readSecrets(folder) {
  const file = path.join(folder, "secrets.json");
  const known = existsSync(file) ? parseSecrets(file) : {};
  const missing = Object.entries(recipes).filter(([name]) => !known[name]);
  if (missing.length === 0) return known;

  const secrets = { ...known, ...Object.fromEntries(missing.map(([name, recipe]) => [name, recipe(known)])) };
  writeSecrets(file, secrets);
  return secrets;
}

/** @param {string} file @param {object} secrets */
function writeSecrets(file, secrets) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
}

/**
 * Secrets that can be rotated while the previous one is still accepted.
 * @type {readonly Rotated[]}
 */
export const rotated = ["PAYLOAD_SECRET", "GIFT_CARD_SECRET"];

/**
 * Rotates a secret of this data folder; the previous one is accepted until `endRotation`.
 * @param {string} folder
 * @param {Rotated} name
 */
export function rotateSecret(folder, name) {
  const secrets = readSecrets(folder);
  if (secrets[`${name}_PREVIOUS`]) throw underWay(name);
  writeSecrets(path.join(folder, "secrets.json"), {
    ...secrets,
    [name]: key(),
    [`${name}_PREVIOUS`]: secrets[name],
  });
}

/**
 * From the next start on, the previous secret is no longer accepted.
 * @param {string} folder
 * @param {Rotated} name
 */
export function endRotation(folder, name) {
  const secrets = readSecrets(folder);
  delete secrets[`${name}_PREVIOUS`];
  writeSecrets(path.join(folder, "secrets.json"), secrets);
}

/** @param {string} name */
const underWay = (name) =>
  new Failure({
    what: `${name} was rotated before, and the one before that is still accepted.`,
    why: "Only one secret of before is kept: what was made with the older one would open nothing any more.",
    repair: `Let \`npm run rekey\` go over it, then \`npm run rotate -- ${name} --finish\`, and rotate again.`,
  });

/** @param {string} file */
function parseSecrets(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Failure({
      what: `${file} cannot be read as JSON.`,
      why: "It holds the database password and the keys that sign sessions; without it the data stays locked.",
      repair: "Restore the file from a backup, or start over with `npm run reset` (this deletes all data).",
    });
  }
}
