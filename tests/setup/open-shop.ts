import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Pool, QueryResultRow } from "pg";
import type { Payload } from "payload";
import { startMailCatcher, type MailCatcher } from "@/packages/payment-sandbox/mail/mail-catcher";
import { startSandbox, type RunningSandbox } from "@/packages/payment-sandbox/start-sandbox";
import type { Shop } from "@/src/services/shop";
import { serveApi } from "./serve-api";

/** The shop on real parts: PostgreSQL, the card provider, an SMTP server, its API over HTTP. */
export interface OpenShop {
  readonly url: string;
  readonly payload: Payload;
  readonly shop: Shop;
  readonly sandbox: RunningSandbox;
  readonly mailbox: MailCatcher;
  readonly rows: <Row extends QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Asks the provider's control page. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

function setEnvironment(values: Record<string, string>): void {
  Object.assign(process.env, values);
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests/setup/own-database.ts runs before this.`);
  return value;
}

interface Options {
  /** How much faster than the provider's own its retries come. */
  readonly clockSpeed?: number;
  /** Without accounts in the environment: they are entered in the admin, and reached at the local providers. */
  readonly hasNoAccounts?: boolean;
}

/** Variables of accounts outside. */
const accounts = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "PAYPAL_CLIENT_ID",
  "PAYPAL_CLIENT_SECRET",
  "PAYPAL_WEBHOOK_ID",
  "SMTP_URL",
];

export async function openShop(options: Options = {}): Promise<OpenShop> {
  const folder = mkdtempSync(path.join(tmpdir(), "valcour-shop-"));
  const api = await serveApi();
  const sandbox = await startSandbox({
    secretKey: required("STRIPE_SECRET_KEY"),
    webhookSecret: required("STRIPE_WEBHOOK_SECRET"),
    webhookUrl: `${api.url}/api/stripe/webhook`,
    wallet: {
      clientId: required("PAYPAL_CLIENT_ID"),
      clientSecret: required("PAYPAL_CLIENT_SECRET"),
      webhookId: required("PAYPAL_WEBHOOK_ID"),
      webhookUrl: `${api.url}/api/paypal/webhook`,
    },
    clockSpeed: options.clockSpeed ?? 3_600,
  });
  const mailbox = await startMailCatcher({ folder: path.join(folder, "mail") });
  setEnvironment({
    SHOP_URL: api.url,
    STRIPE_API_BASE: sandbox.url,
    PAYPAL_API_BASE: sandbox.url,
    // A server that waits for senders who talk too early takes a tenth of a second for each new connection.
    SMTP_URL: `${mailbox.smtpUrl}/?pool=true`,
    DATA_DIR: path.join(folder, "data"),
  });
  if (options.hasNoAccounts) {
    for (const name of accounts) delete process.env[name];
    setEnvironment({ CONNECTIONS_IN_ADMIN: "stripe,paypal,mail" });
  }
  // Only now: the configuration reads the environment when it is loaded.
  const [
    { _internal_jobSystemGlobals: timetable, getPayload },
    { default: config },
    { shopOf },
    { answerAsRoute },
  ] = await Promise.all([
    import("payload"),
    import("@payload-config"),
    import("@/src/server/runtime/shop-of"),
    import("./answer-as-route"),
  ]);
  // The first request would start the timetable; here tests say when a job runs.
  Object.assign(timetable, { shouldAutoRun: false, shouldAutoSchedule: false });
  const payload = await getPayload({ config });
  const shop = shopOf(payload);
  // Nor does a mail leave before a test says so.
  Object.assign(shop, { flushOutbox: () => undefined });
  api.answerWith(answerAsRoute(config));
  const pool: Pool = payload.db.pool;
  // What the demo accounts are mailed about, a test about it chooses itself.
  await pool.query("delete from users_notices");
  return {
    url: api.url,
    payload,
    shop,
    sandbox,
    mailbox,
    rows: async (sql, values) => (await pool.query(sql, values)).rows,
    control: async (method, target, body = {}) => {
      const answer = await fetch(`${sandbox.url}/_control/${target}`, {
        method,
        ...(method !== "GET" && {
          body: JSON.stringify(body),
          headers: { "content-type": "application/json" },
        }),
      });
      if (!answer.ok)
        throw new Error(`${method} ${target} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
    close: async () => {
      await sandbox.close();
      await api.close();
      await mailbox.close();
      await payload.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
