import * as v from "valibot";
import { isLiveStripeKey, type ConnectionKind } from "@/src/domain/connections/connection";
import { isTryOut } from "@/src/domain/staff/try-out";
import { environmentSchema, variableNames, type Env } from "./env-schema";
import { fillSecrets, readSecretFiles } from "./secret-files.mjs";

export { variableNames, type Env } from "./env-schema";

const walletParts = ({ PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID }: Env) =>
  [PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID].filter(Boolean).length;

/** Variables of connections that are not entered in the admin. */
const neededVariables = [
  [
    "stripe",
    "STRIPE_SECRET_KEY",
    "is missing: without it nothing can be paid. Copy it from the Stripe dashboard (Developers, API keys), or name stripe in CONNECTIONS_IN_ADMIN to enter it in the admin.",
  ],
  [
    "stripe",
    "STRIPE_WEBHOOK_SECRET",
    "is missing: orders are settled by signed events only. Copy it from the Stripe dashboard (Developers, Webhooks).",
  ],
  [
    "mail",
    "SMTP_URL",
    "is missing: receipts and sign-in codes go out by mail. Set smtp://host:port or smtps://user:password@host:465, or name mail in CONNECTIONS_IN_ADMIN to enter it in the admin.",
  ],
] as const satisfies readonly (readonly [ConnectionKind, string, string])[];

const missingVariables = (given: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const inAdmin = (given.CONNECTIONS_IN_ADMIN ?? "").split(",").map((name) => name.trim());
  return neededVariables
    .filter(([kind, name]) => given[name] === undefined && !inAdmin.includes(kind))
    .map(([, name, message]) => `${name} ${message}`);
};

/** Rules between variables; each returns a message or null. */
const crossRules: readonly ((env: Env) => string | null)[] = [
  (env) =>
    Boolean(env.STRIPE_SECRET_KEY) === Boolean(env.STRIPE_WEBHOOK_SECRET)
      ? null
      : "STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: with one of them a payment could be opened, but never settled. Set both, or none to enter them in the admin.",
  (env) =>
    env.PAYMENT_PROVIDER === "stripe" &&
    env.STRIPE_SECRET_KEY !== undefined &&
    !isLiveStripeKey(env.STRIPE_SECRET_KEY)
      ? "STRIPE_SECRET_KEY is no live secret key (sk_live_… or rk_live_…): nothing would be paid. To try Stripe's test keys set PAYMENT_PROVIDER=local and STRIPE_API_BASE=https://api.stripe.com: every page then says that payments are tests."
      : null,
  (env) =>
    env.PAYMENT_PROVIDER === "stripe" && env.SHOP_URL.startsWith("http:") && !isTryOut(env.SHOP_URL)
      ? "SHOP_URL begins with http: sessions and addresses of buyers would cross the network readable by anybody. Put a proxy with TLS before the shop and write https://."
      : null,
  (env) =>
    env.PAYMENT_PROVIDER === "stripe" && env.STRIPE_API_BASE
      ? "STRIPE_API_BASE points away from Stripe although PAYMENT_PROVIDER is stripe: payments would be tests without anybody noticing. Remove it, or set PAYMENT_PROVIDER=local."
      : null,
  (env) =>
    env.PAYMENT_PROVIDER === "local" && !env.STRIPE_API_BASE
      ? "PAYMENT_PROVIDER is local, but STRIPE_API_BASE does not say where the local provider listens, for example http://127.0.0.1:4010."
      : null,
  (env) =>
    [0, 3].includes(walletParts(env))
      ? null
      : "PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID belong together: with some of them a wallet payment could be opened, but never settled. Set all three, or none to go without PayPal.",
  (env) =>
    env.PAYMENT_PROVIDER === "stripe" && env.PAYPAL_API_BASE
      ? "PAYPAL_API_BASE points away from PayPal although PAYMENT_PROVIDER is stripe: payments would be tests without anybody noticing. Remove it, or set PAYMENT_PROVIDER=local."
      : null,
  (env) =>
    env.PAYMENT_PROVIDER === "local" && walletParts(env) > 0 && !env.PAYPAL_API_BASE
      ? "PAYMENT_PROVIDER is local, but PAYPAL_API_BASE does not say where test payments by wallet go: they would be real ones. Set it, for example http://127.0.0.1:4010, or remove the other PAYPAL_ variables."
      : null,
  (env) =>
    env.PAYMENT_PROVIDER === "stripe" && env.LOOPBACK_REQUESTS === "1"
      ? "LOOPBACK_REQUESTS is 1 although PAYMENT_PROVIDER is stripe: whoever enters the address of a webhook could reach services of this machine. Remove it, or set PAYMENT_PROVIDER=local."
      : null,
  (env) =>
    env.PAYMENT_PROVIDER === "stripe" && env.UCP_CONFORMANCE === "1"
      ? "UCP_CONFORMANCE is 1 although PAYMENT_PROVIDER is stripe: agents could order without a payment. Remove it, or set PAYMENT_PROVIDER=local."
      : null,
  (env) =>
    env.METRICS_PORT === env.PORT
      ? "METRICS_PORT is the shop's own PORT: figures of the business would stand where everybody can read them. Set another port."
      : null,
  (env) =>
    env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)
      ? "S3_BUCKET is set, but S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is not: uploads could not be kept. Set both, or none of the three."
      : null,
];

/**
 * @param source variables, a secret among them perhaps as a file (secret-files.mjs)
 * @throws Error that lists every error at once
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const { env: complete, errors: unreadable } = readSecretFiles(source);
  if (unreadable.length > 0) throw new Error(incomplete(unreadable));
  // An empty variable counts as unset; each is named, so that a missing one gets its own message.
  const given = Object.fromEntries(variableNames.map((name) => [name, complete[name] || undefined]));
  const parsed = v.safeParse(environmentSchema, given);
  const missing = missingVariables(given);
  const others = parsed.success
    ? missing.length > 0
      ? []
      : crossRules.flatMap((rule) => rule(parsed.output) ?? [])
    : parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "environment"} ${issue.message}`);
  const errors = [...others, ...missing];
  if (parsed.success && errors.length === 0) return parsed.output;
  throw new Error(incomplete(errors));
}

const incomplete = (errors: readonly string[]) =>
  `The environment is not complete:\n${errors.map((error) => `- ${error}`).join("\n")}`;

let parsedOnce: Env | undefined;

/**
 * Parsed at first use, so that a build needs no database. Secrets from files are put into the process's environment, where the
 * CMS's configuration and packages look for them.
 */
export function env(): Env {
  if (parsedOnce) return parsedOnce;
  parsedOnce = parseEnv(process.env);
  fillSecrets(process.env);
  return parsedOnce;
}
