import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Pool, type QueryResultRow } from "pg";
import { serverArguments } from "@/scripts/parts/build.mjs";
import { runVisible } from "@/scripts/parts/run-command.mjs";
import {
  createDatabase,
  fillTemplate,
  startTestServer,
  templateName,
} from "@/scripts/parts/test-database.mjs";
import { testEnvironment } from "@/scripts/parts/test-environment.mjs";
import { startMailCatcher } from "@/sandbox/mail/mail-catcher";
import { startSandbox, type RunningSandbox } from "@/sandbox/start-sandbox";
import { hashOfSession } from "@/src/services/sign-in/sign-in-code";
import { accountOf } from "@/tests/factories/staff-member";
import { freePort, startProgram } from "@/tests/bench/next-server";

/** A shop that serves its build, with a way to its rows. */
export interface BenchShop {
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
  readonly sandbox: RunningSandbox;
  readonly rows: <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Headers of an admin. */
  readonly staff: Readonly<Record<string, string>>;
  /** Headers of the customer with fifty orders. */
  readonly customer: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** An empty shop and a grown one, alike in everything else. */
export interface TwoShops {
  readonly empty: BenchShop;
  readonly grown: BenchShop;
}

/** Both have one customer with fifty orders. */
const account = ["--grow", "50", "--people", "1"];
const growth = ["--grow", process.env.GROWTH_ORDERS ?? "1000000", "--anyway"];

async function grow(env: NodeJS.ProcessEnv, size: readonly string[]): Promise<void> {
  const code = await runVisible(process.execPath, ["--import", "tsx", "scripts/grow.ts", ...size], { env });
  if (code !== 0) throw new Error(`The shop did not grow: code ${code}.`);
}

async function signInStaff(origin: string): Promise<BenchShop["staff"]> {
  const { email, password } = accountOf("admin");
  const answer = await fetch(`${origin}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { token } = Object(await answer.json());
  if (!token) throw new Error(`Signing in at the admin answered ${answer.status}.`);
  return { authorization: `JWT ${String(token)}` };
}

async function signInCustomer(pool: Pool, secret: string): Promise<BenchShop["customer"]> {
  const token = randomBytes(32).toString("base64url");
  const sign = (purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
  await pool.query(
    `insert into customer_sessions (token_hash, customer_id, expires_at)
     select $1, min(id), now() + interval '30 days' from customers`,
    [hashOfSession({ sign }, token)],
  );
  return { cookie: `customer=${token}; signed-in=1` };
}

export async function openShop(root: string, folder: string, databaseUrl: string): Promise<BenchShop> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const plain = testEnvironment({ folder, databaseUrl, mode: "production" });
  const sandbox = await startSandbox({
    secretKey: plain.STRIPE_SECRET_KEY,
    webhookSecret: plain.STRIPE_WEBHOOK_SECRET,
    webhookUrl: `${origin}/api/stripe/webhook`,
    clockSpeed: 3_600,
  });
  const mailbox = await startMailCatcher({ folder: path.join(folder, "mail") });
  const env = {
    ...plain,
    NEXT_DIST_DIR: ".next",
    SHOP_URL: origin,
    STRIPE_API_BASE: sandbox.url,
    PAYPAL_API_BASE: sandbox.url,
    SMTP_URL: mailbox.smtpUrl,
  };
  mkdirSync(env.DATA_DIR, { recursive: true });
  const server = await startProgram(serverArguments(env), root, env, port);
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  // The server may end before it when a measurement fails, whose own error matters.
  pool.on("error", () => {});
  return {
    origin,
    env,
    sandbox,
    rows: async (text, values) => (await pool.query(text, values)).rows,
    staff: await signInStaff(origin),
    customer: await signInCustomer(pool, env.PAYLOAD_SECRET),
    stop: async () => {
      await server.stop();
      await sandbox.close();
      await mailbox.close();
      await pool.end();
    },
  };
}

/**
 * Creates both shops on a server of their own, measures, and cleans up.
 * @param work done with both up
 */
export async function withTwoShops<Value>(
  root: string,
  work: (shops: TwoShops) => Promise<Value>,
): Promise<Value> {
  const folder = mkdtempSync(path.join(tmpdir(), "growth-"));
  const server = await startTestServer(folder);
  const open: BenchShop[] = [];
  try {
    const env = testEnvironment({ folder });
    mkdirSync(env.DATA_DIR, { recursive: true });
    await fillTemplate({ serverUrl: server.url, env, logFile: path.join(folder, "template.log") });
    const shopOn = async (name: string, sizes: readonly (readonly string[])[]) => {
      const databaseUrl = await createDatabase(server.url, name, templateName);
      for (const size of sizes) await grow({ ...env, DATABASE_URL: databaseUrl }, size);
      const shopFolder = path.join(folder, name);
      mkdirSync(shopFolder);
      const shop = await openShop(root, shopFolder, databaseUrl);
      open.push(shop);
      return shop;
    };
    return await work({
      grown: await shopOn("grown", [account, growth]),
      empty: await shopOn("empty", [account]),
    });
  } finally {
    for (const shop of open) await shop.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
