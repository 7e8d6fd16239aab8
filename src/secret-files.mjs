import { readFileSync } from "node:fs";

/**
 * Variables whose value may lie in a file, the way containers are handed their secrets: NAME_FILE says which. Plain JavaScript,
 * since the scripts that start the shop ask before anything is installed.
 */
export const secretVariables = [
  "DATABASE_URL",
  "PAYLOAD_SECRET",
  "PAYLOAD_SECRET_PREVIOUS",
  "GIFT_CARD_SECRET",
  "GIFT_CARD_SECRET_PREVIOUS",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_WEBHOOK_SECRET_PREVIOUS",
  "PAYPAL_CLIENT_ID",
  "PAYPAL_CLIENT_SECRET",
  "PAYPAL_WEBHOOK_ID",
  "SMTP_URL",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
  "BACKUP_PASSPHRASE",
];

/**
 * The environment with what lies in files, and without the variables that name the files.
 * @param {Readonly<Record<string, string | undefined>>} source
 * @returns {{ env: Record<string, string | undefined>, errors: string[] }} errors as messages that begin with the variable
 */
export function readSecretFiles(source) {
  const env = { ...source };
  /** @type {string[]} */
  const errors = [];
  for (const name of secretVariables) {
    const file = source[`${name}_FILE`];
    delete env[`${name}_FILE`];
    if (!file) continue;
    if (source[name]) {
      errors.push(
        `${name} and ${name}_FILE are both set: nobody could tell which one counts. Remove one of them.`,
      );
      continue;
    }
    try {
      env[name] = readSecret(file);
    } catch (error) {
      errors.push(`${name}_FILE names ${file}, which ${whyNot(error)}: ${name} would be missing.`);
    }
  }
  return { env, errors };
}

/**
 * Puts what lies in files into the environment itself, for whatever asks it without going through src/env.ts.
 * @param {Record<string, string | undefined>} env
 * @returns {readonly string[]} the errors of readSecretFiles
 */
export function fillSecrets(env) {
  const { env: complete, errors } = readSecretFiles(env);
  for (const name of secretVariables) {
    const value = complete[name];
    if (value !== undefined) env[name] = value;
    delete env[`${name}_FILE`];
  }
  return errors;
}

/** @param {string} file */
function readSecret(file) {
  const text = readFileSync(file, "utf8").trim();
  if (text === "") throw new Error("is empty");
  return text;
}

/** @param {unknown} error */
function whyNot(error) {
  if (!(error instanceof Error)) return String(error);
  return "code" in error ? `cannot be read (${String(error.code)})` : error.message;
}
