import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { readSecretFiles } from "../../src/secret-files.mjs";
import { Failure } from "./failure.mjs";
import { root } from "./places.mjs";
import { nextSettings } from "../../src/server/next/installed.mjs";

/** @import { Embedded, Env, Ports, Secrets, ShopEnv } from "./types.ts" */

/** Where the shop receives the payment providers' signed events. */
const webhookPath = "/api/stripe/webhook";
const walletWebhookPath = "/api/paypal/webhook";

/**
 * The operator's configuration: the process's environment, then .env.local, then .env, with secrets from files.
 * @throws Failure for a file that cannot be read
 * @returns {Env}
 */
export function operatorEnvironment() {
  const given = { ...readEnvFile(".env"), ...readEnvFile(".env.local"), ...withoutEmpty(process.env) };
  const { env, errors } = readSecretFiles(given);
  if (errors.length === 0) return env;
  throw new Failure({
    what: "A secret of this shop cannot be read from its file.",
    why: "Without it the shop would sign, pay or send with something else, or not at all.",
    repair: "Correct the variables below where you set them (shell, .env or .env.local), then start again.",
    details: errors.join("\n"),
  });
}

/** @param {string} name */
function readEnvFile(name) {
  const file = path.join(root, name);
  return existsSync(file) ? withoutEmpty(parseEnv(readFileSync(file, "utf8"))) : {};
}

/**
 * `NAME=` means "not set", as in a template of an .env file.
 * @param {Env} env
 */
function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
}

/**
 * Whether the operator leaves a connection to the admin.
 * @param {Env} env
 * @param {string} kind
 */
const isInAdmin = ({ CONNECTIONS_IN_ADMIN: kinds = "" }, kind) =>
  kinds.split(",").some((name) => name.trim() === kind);

/**
 * Connections that the admin may replace: the operator's choice, else those of embedded parts.
 * @param {Env} env
 * @param {Embedded} embedded
 */
function connectionsInAdmin(env, { payments, mail }) {
  const hasLocalWallet = payments && !env.PAYPAL_CLIENT_ID;
  const kinds = [payments && "stripe", hasLocalWallet && "paypal", mail && "mail"].filter(Boolean);
  return env.CONNECTIONS_IN_ADMIN ?? kinds.join(",");
}

/**
 * The embedded parts of this shop. A part is embedded exactly when the operator has configured no real one, so that
 * a configured service is never silently replaced by a local one.
 * @param {Env} env
 * @returns {Embedded}
 */
export function embeddedParts(env) {
  const asksForLocalProvider = env.PAYMENT_PROVIDER === "local" && !env.STRIPE_API_BASE;
  const hasNoProvider = !env.PAYMENT_PROVIDER && !env.STRIPE_SECRET_KEY && !isInAdmin(env, "stripe");
  return {
    postgres: !env.DATABASE_URL,
    payments: asksForLocalProvider || hasNoProvider,
    mail: !env.SMTP_URL && !isInAdmin(env, "mail"),
  };
}

/**
 * The real services, in terms of the variables that configure them.
 * @type {Record<string, string>}
 */
const replacements = {
  postgres: "a database of its own (DATABASE_URL)",
  payments: "test payments (STRIPE_SECRET_KEY)",
  mail: "a local mailbox that sends nothing on (SMTP_URL)",
};

/**
 * With NODE_ENV=production every service has to be configured: missing ones are reported and never replaced by an
 * embedded part. `npm start` by itself sets NODE_ENV for the shop it starts, later.
 * @param {Env} env what the operator configured
 * @throws Failure
 */
export function refuseSilentParts(env) {
  if (env.NODE_ENV !== "production" || env.EMBEDDED_PARTS === "yes") return;
  const silent = Object.entries(embeddedParts(env)).flatMap(([part, isEmbedded]) =>
    isEmbedded && !(part === "payments" && env.PAYMENT_PROVIDER === "local") ? [replacements[part]] : [],
  );
  if (silent.length === 0) return;
  throw new Failure({
    what: `NODE_ENV=production is set, and the shop would bring ${silent.join(", ")}.`,
    why: "Orders, money and mails of a real shop would end up in unknown parts.",
    repair:
      "Set the variables named above; accounts that are entered in the admin are named in CONNECTIONS_IN_ADMIN. On a machine that keeps everything itself set EMBEDDED_PARTS=yes, or leave NODE_ENV unset.",
  });
}

/**
 * Memory settings of the shop's process: pixel buffers of megabytes come and go in several threads, and the default
 * settings keep freed memory in arenas of each thread (1.5 GB after an hour; decision 0048).
 */
export const memorySettings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };

/**
 * The keys of the shop: the operator's, else those of the data folder. A folder's key for gift cards is used only
 * together with its other key: otherwise each node would have a different one. Cards made with it can be opened in
 * any case.
 * @param {Env} env
 * @param {Partial<Secrets>} secrets
 */
const keySettings = (env, secrets) => ({
  PAYLOAD_SECRET: env.PAYLOAD_SECRET ?? secrets.PAYLOAD_SECRET,
  PAYLOAD_SECRET_PREVIOUS: env.PAYLOAD_SECRET_PREVIOUS ?? secrets.PAYLOAD_SECRET_PREVIOUS,
  GIFT_CARD_SECRET: env.GIFT_CARD_SECRET ?? (env.PAYLOAD_SECRET ? undefined : secrets.GIFT_CARD_SECRET),
  GIFT_CARD_SECRET_PREVIOUS:
    env.GIFT_CARD_SECRET_PREVIOUS ?? secrets.GIFT_CARD_SECRET_PREVIOUS ?? secrets.GIFT_CARD_SECRET,
});

/**
 * The whole environment of the shop: the operator's values, completed by those of the embedded parts.
 * @param {object} given
 * @param {Env} given.env
 * @param {Embedded} given.embedded
 * @param {Partial<Secrets>} given.secrets
 * @param {string} given.data
 * @param {Ports} given.ports
 * @param {string | undefined} given.databaseUrl
 * @param {string} [given.mode]
 * @returns {ShopEnv}
 */
export function shopEnvironment({ env, embedded, secrets, data, ports, databaseUrl, mode = "production" }) {
  const shopUrl = env.SHOP_URL ?? `http://localhost:${ports.shop}`;
  return {
    ...memorySettings,
    ...env,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: env.NEXT_TELEMETRY_DISABLED ?? "1",
    // The .env files are read here; Next and Payload must not read them again.
    ...nextSettings,
    PORT: String(ports.shop),
    SHOP_URL: shopUrl,
    DATA_DIR: data,
    DATABASE_URL: env.DATABASE_URL ?? databaseUrl,
    ...keySettings(env, secrets),
    CONNECTIONS_IN_ADMIN: connectionsInAdmin(env, embedded),
    ...(embedded.mail && { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` }),
    ...(embedded.payments && {
      PAYMENT_PROVIDER: "local",
      STRIPE_API_BASE: `http://127.0.0.1:${ports.payments}`,
      STRIPE_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    }),
    // A configured PayPal account is never replaced by a local one.
    ...(embedded.payments &&
      !env.PAYPAL_CLIENT_ID && {
        PAYPAL_API_BASE: `http://127.0.0.1:${ports.payments}`,
        PAYPAL_CLIENT_ID: secrets.PAYPAL_CLIENT_ID,
        PAYPAL_CLIENT_SECRET: secrets.PAYPAL_CLIENT_SECRET,
        PAYPAL_WEBHOOK_ID: secrets.PAYPAL_WEBHOOK_ID,
      }),
  };
}

/**
 * The payment provider's environment: of the shop it has only the webhook addresses and the secrets.
 * @param {{ env: Env, secrets: Partial<Secrets>, data: string, ports: Ports }} given
 */
export function paymentsEnvironment({ env, secrets, data, ports }) {
  return {
    ...env,
    SANDBOX_PORT: String(ports.payments),
    SANDBOX_SECRET_KEY: secrets.STRIPE_SECRET_KEY,
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${ports.shop}${webhookPath}`,
    SANDBOX_WEBHOOK_SECRET: secrets.STRIPE_WEBHOOK_SECRET,
    SANDBOX_PAYPAL_CLIENT_ID: secrets.PAYPAL_CLIENT_ID,
    SANDBOX_PAYPAL_CLIENT_SECRET: secrets.PAYPAL_CLIENT_SECRET,
    SANDBOX_PAYPAL_WEBHOOK_ID: secrets.PAYPAL_WEBHOOK_ID,
    SANDBOX_PAYPAL_WEBHOOK_URL: `http://127.0.0.1:${ports.shop}${walletWebhookPath}`,
    SANDBOX_DATA: path.join(data, "payments"),
  };
}

/**
 * The mail catcher's environment.
 * @param {{ env: Env, data: string, ports: Ports }} given
 */
export function mailEnvironment({ env, data, ports }) {
  return {
    ...env,
    MAIL_CATCHER_SMTP_PORT: String(ports.smtp),
    MAIL_CATCHER_WEB_PORT: String(ports.mailbox),
    MAIL_CATCHER_DATA: path.join(data, "mail"),
  };
}
