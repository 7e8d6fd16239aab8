import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { Failure } from "../failure.mjs";

/** @import { Env } from "../types.ts" */

/** Costs 64 MB and some tenths of a second for each guessed passphrase. */
const cost = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
/** @param {string} passphrase @param {Buffer} salt */
const keyOf = (passphrase, salt) => scryptSync(passphrase, salt, 32, cost);
const MIN_LENGTH = 12;

/**
 * The passphrase of BACKUP_PASSPHRASE.
 * @param {Env} env
 * @throws Failure where it is missing or too weak
 */
export function backupPassphrase(env) {
  const passphrase = env.BACKUP_PASSPHRASE ?? "";
  if (passphrase.length >= MIN_LENGTH) return passphrase;
  throw new Failure({
    what:
      passphrase === ""
        ? "BACKUP_PASSPHRASE is not set."
        : `BACKUP_PASSPHRASE is shorter than ${MIN_LENGTH} characters.`,
    why: "The keys of the shop are part of a backup, and with a stolen copy one could sign in and forge gift cards.",
    repair:
      "Choose a passphrase, keep it elsewhere than the backups, and set it: BACKUP_PASSPHRASE='four or five words' npm run backup",
  });
}

/**
 * Encrypts a text with a passphrase.
 * @param {string} text
 * @param {string} passphrase
 * @returns JSON
 */
export function seal(text, passphrase) {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv("aes-256-gcm", keyOf(passphrase, salt), iv);
  const data = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  const parts = { salt, iv, tag: cipher.getAuthTag(), data };
  return JSON.stringify(
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.toString("base64")])),
  );
}

/**
 * Decrypts a text.
 * @param {string} json
 * @param {string} passphrase
 * @throws Failure with another passphrase, or where the data was changed
 */
export function unseal(json, passphrase) {
  /** @type {Record<"salt" | "iv" | "tag" | "data", string>} */
  const parts = JSON.parse(json);
  const bytes = (/** @type {string} */ part) => Buffer.from(part, "base64");
  const decipher = createDecipheriv("aes-256-gcm", keyOf(passphrase, bytes(parts.salt)), bytes(parts.iv));
  decipher.setAuthTag(bytes(parts.tag));
  try {
    return Buffer.concat([decipher.update(bytes(parts.data)), decipher.final()]).toString("utf8");
  } catch {
    throw new Failure({
      what: "The keys in this backup do not open with this passphrase.",
      why: "Without them sessions end and gift cards open nothing.",
      repair: "Set BACKUP_PASSPHRASE to the one the backup was made with.",
    });
  }
}
