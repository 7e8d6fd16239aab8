import { readFileSync } from "node:fs";

/**
 * Variables whose value may be in a file, as containers provide secrets: NAME_FILE names it. Plain JavaScript,
 * since the start scripts import it before anything is installed.
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
  "SIMULATION_SECRET",
  "BACKUP_PASSPHRASE",
];

/**
 * The environment with the values from files, and without the variables that name the files.
 * @param {Readonly<Record<string, string | undefined>>} source
 * @returns {{ env: Record<string, string | undefined>, errors: string[] }} errors as messages that begin with the
 * variable
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
        `${name} and ${name}_FILE are both set: it is unclear which one counts. Remove one of them.`,
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
 * Puts values from files into the environment itself, for code that does not use src/env.ts.
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
