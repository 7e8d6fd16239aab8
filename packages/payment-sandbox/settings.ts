import * as v from "valibot";
import type { WalletAccount } from "./paypal/paypal-sandbox";

const webAddress = v.pipe(
  v.string("is missing: give a web address, for example http://localhost:3000/api/stripe/webhook"),
  v.url("must be a web address with http:// or https://"),
);

const environmentSchema = v.object({
  /** Port of the API, the payment page and the control page; 0 takes a free one. */
  SANDBOX_PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, "must be a port number, 0 to 65535"),
      v.transform(Number),
      v.maxValue(65535, "must be a port number, 0 to 65535"),
    ),
    "4010",
  ),
  /** Address to listen on; 0.0.0.0 inside a container. */
  SANDBOX_HOST: v.optional(v.string(), "127.0.0.1"),
  /** Origin the shopper's browser reaches the payment page under, when it is not host and port. */
  SANDBOX_PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.url("must be an origin such as http://pay.localhost:4010")),
  ),
  /** The only key the API accepts. Live keys are refused: this server must never meet one. */
  SANDBOX_SECRET_KEY: v.pipe(
    v.string("is missing: give the sk_test_… key the shop uses"),
    v.regex(/^sk_test_\w{4,}$/, "must look like sk_test_…; a live key never belongs here"),
  ),
  /** Where events are delivered. */
  SANDBOX_WEBHOOK_URL: webAddress,
  /** Signs the deliveries. */
  SANDBOX_WEBHOOK_SECRET: v.pipe(
    v.string("is missing: give the whsec_… secret the shop verifies with"),
    v.regex(/^whsec_\S{4,}$/, "must look like whsec_…"),
  ),
  /** PayPal beside the cards: the shop's client id. Without it there is no PayPal. */
  SANDBOX_PAYPAL_CLIENT_ID: v.optional(v.string()),
  SANDBOX_PAYPAL_CLIENT_SECRET: v.optional(v.string()),
  /** Id of PayPal's webhook; it is part of the signature. */
  SANDBOX_PAYPAL_WEBHOOK_ID: v.optional(v.string()),
  /** Where the wallet's events are delivered. */
  SANDBOX_PAYPAL_WEBHOOK_URL: v.optional(webAddress),
  /** Folder of the journal; its data survives a restart. */
  SANDBOX_DATA: v.optional(v.pipe(v.string(), v.nonEmpty("must name a folder")), "data/sandbox"),
  /** Divides the waiting time between retries: 1 is the provider's own pace, 60 makes a minute a second. */
  SANDBOX_CLOCK_SPEED: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+(\.\d+)?$/, "must be a number of 1 or more"),
      v.transform(Number),
      v.minValue(1, "must be a number of 1 or more"),
    ),
    "60",
  ),
  /** Shortest time an API write takes, in milliseconds: two writes with one idempotency key can then meet. */
  SANDBOX_LATENCY_MS: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, "must be whole milliseconds"), v.transform(Number)),
    "20",
  ),
});

export interface SandboxOptions {
  port?: number;
  host?: string;
  publicUrl?: string;
  secretKey: string;
  webhookUrl: string;
  webhookSecret: string;
  /** Without an account there is no PayPal. */
  wallet?: WalletAccount;
  /** Without a folder nothing outlives `close()`. */
  dataFolder?: string;
  clockSpeed?: number;
  latencyMs?: number;
  /** Milliseconds since 1970; a test may hand in its own. */
  now?: () => number;
  report?: (problem: unknown) => void;
}

/** @throws Error listing every variable that is wrong and how to fix it */
export function readSettings(environment: Record<string, string | undefined>): SandboxOptions {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = v.safeParse(environmentSchema, set);
  if (!result.success) {
    const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? ""} ${describe(issue)}`);
    throw new Error(`The payment sandbox cannot start, its environment is incomplete:\n${lines.join("\n")}`);
  }
  const values = result.output;
  return {
    port: values.SANDBOX_PORT,
    host: values.SANDBOX_HOST,
    publicUrl: values.SANDBOX_PUBLIC_URL,
    secretKey: values.SANDBOX_SECRET_KEY,
    webhookUrl: values.SANDBOX_WEBHOOK_URL,
    webhookSecret: values.SANDBOX_WEBHOOK_SECRET,
    wallet: readWallet(values),
    dataFolder: values.SANDBOX_DATA,
    clockSpeed: values.SANDBOX_CLOCK_SPEED,
    latencyMs: values.SANDBOX_LATENCY_MS,
  };
}

type Values = v.InferOutput<typeof environmentSchema>;

/** @throws Error when only some of the wallet's four variables are set */
function readWallet(values: Values): WalletAccount | undefined {
  const {
    SANDBOX_PAYPAL_CLIENT_ID: clientId,
    SANDBOX_PAYPAL_CLIENT_SECRET: clientSecret,
    SANDBOX_PAYPAL_WEBHOOK_ID: webhookId,
    SANDBOX_PAYPAL_WEBHOOK_URL: webhookUrl,
  } = values;
  if (clientId && clientSecret && webhookId && webhookUrl)
    return { clientId, clientSecret, webhookId, webhookUrl };
  if (!clientId && !clientSecret && !webhookId && !webhookUrl) return undefined;
  throw new Error(
    "The payment sandbox cannot start: of the four variables SANDBOX_PAYPAL_… only some are set. Set all of them, or none to go without a wallet.",
  );
}

function describe(issue: v.BaseIssue<unknown>): string {
  // A missing variable fails on the object itself, whose message is about keys.
  return issue.kind === "schema" && issue.type === "object" ? "is missing" : issue.message;
}
