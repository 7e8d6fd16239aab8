import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, isBuildCurrent, purgePagesOfOthers, serverArguments } from "./build.mjs";
import { ensureBrowser } from "./browser.mjs";
import { mailEnvironment, paymentsEnvironment } from "./environment.mjs";
import { Failure, describeFailure } from "./failure.mjs";
import { waitForAnswer } from "./http.mjs";
import { createShutdown } from "./launcher.mjs";
import { complaints, lastLines } from "./logs.mjs";
import { root } from "./places.mjs";
import { anyFreePort } from "./ports.mjs";
import { step } from "./steps.mjs";
import { failedSuite, runSuite } from "./suites.mjs";
import { supervise } from "./supervise.mjs";
import { createDatabase, fillTemplate, startTestServer, templateName } from "./test-database.mjs";
import { testEnvironment } from "./test-environment.mjs";

/** @import { Env, Suite } from "./types.ts" */

/**
 * A database server and a shop for one run of tests, below a temporary folder. They do not use the data folder or the
 * build of a shop that may be running.
 * @typedef {{ folder: string, log: (name: string) => string, shutdown: import("./types.ts").Shutdown }} TestRun
 */

/** @returns {TestRun} in a new folder, deleted when the run stops */
export function openTestRun() {
  const shutdown = createShutdown({ announcement: "Stopping the tests …", signalCode: 130 });
  const folder = mkdtempSync(path.join(tmpdir(), "valcour-test-"));
  mkdirSync(path.join(folder, "data"), { recursive: true });
  shutdown.add("temporary folder", async () => rmSync(folder, { recursive: true, force: true }));
  return { folder, shutdown, log: (name) => path.join(folder, "logs", `${name}.log`) };
}

/**
 * @param {TestRun} run
 * @returns {Promise<{ server: { url: string }, failure?: undefined } | { server?: undefined, failure: string }>} the server with its
 *   template, or the reason of a failure
 */
export async function openTestDatabase({ folder, log, shutdown }) {
  try {
    const server = await step(
      "database",
      async () => {
        const started = await startTestServer(folder);
        shutdown.add("database", started.stop);
        await fillTemplate({
          serverUrl: started.url,
          env: testEnvironment({ folder }),
          logFile: log("template"),
        });
        return started;
      },
      () => "migrated and seeded, in a temporary folder",
    );
    return { server };
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

/**
 * The production build with every part it meets in a real start, each on a free port.
 * @param {TestRun} run
 * @param {string} serverUrl
 * @returns the environment with its addresses, as browser tests read it
 */
async function startTestShop({ folder, log, shutdown }, serverUrl) {
  const startPart = partStarter({ log, shutdown });
  const ports = {
    shop: await anyFreePort(),
    payments: await anyFreePort(),
    smtp: await anyFreePort(),
    mailbox: await anyFreePort(),
  };
  const databaseUrl = await createDatabase(serverUrl, "shop", templateName);
  const env = testEnvironment({ folder, ports, databaseUrl, mode: "production" });
  if (!isBuildCurrent(env)) {
    await step("build", async (say) => {
      await build(env, { logFile: log("build"), say });
      return "production build in .next-test";
    });
  }
  purgePagesOfOthers(env);

  const tsx = ["--import", "tsx"];
  const part = { env, secrets: env, data: env.DATA_DIR, ports };
  await Promise.all([
    startPart("payments", [...tsx, path.join(root, "packages/payment-sandbox/server.ts")], {
      env: paymentsEnvironment(part),
      health: `http://127.0.0.1:${ports.payments}/health`,
    }),
    startPart("mail", [...tsx, path.join(root, "packages/payment-sandbox/mail/main.ts")], {
      env: mailEnvironment(part),
      health: `http://127.0.0.1:${ports.mailbox}/health`,
    }),
  ]);
  await startPart("shop", serverArguments(env), {
    env,
    health: `http://127.0.0.1:${ports.shop}/api/health`,
  });
  return {
    SHOP_URL: env.SHOP_URL,
    MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}`,
    PAYMENTS_URL: env.STRIPE_API_BASE,
    DATABASE_URL: databaseUrl,
    DATA_DIR: env.DATA_DIR,
    PAYLOAD_SECRET: env.PAYLOAD_SECRET,
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
    // For shops that tests start beside this one.
    TEST_SERVER_URL: serverUrl,
    SMTP_URL: env.SMTP_URL,
    STRIPE_API_BASE: env.STRIPE_API_BASE,
  };
}

/**
 * Starts a part of the shop and waits for its answer.
 * @param {Pick<TestRun, "log" | "shutdown">} run
 */
const partStarter =
  ({ log, shutdown }) =>
  /**
   * @param {string} name
   * @param {string[]} args
   * @param {{ env: Env, health: string }} options
   */
  (name, args, { env, health }) =>
    step(name, async () => {
      const part = supervise(name, process.execPath, args, {
        env,
        logFile: log(name),
        onEnd: ({ reason, lastLines: lines }) => console.error(`\n${name} ${reason}:\n${lines}\n`),
      });
      shutdown.add(name, part.stop);
      if (await waitForAnswer(health, { limit: 60_000, isGivenUp: () => part.ended })) return health;
      throw new Failure({
        what: `The part "${name}" did not answer at ${health}.`,
        why: "Without it no browser test can pass.",
        repair: "Read the last lines below.",
        details: lastLines(part.logFile, 25),
      });
    });

/**
 * Runs browser tests against a shop of their own.
 * @param {TestRun} run
 * @param {Suite} suite one of checks.mjs
 * @param {string} serverUrl
 */
export async function testInBrowser(run, suite, serverUrl) {
  try {
    const chromium = await step("browser", async (say) => ensureBrowser(say));
    const addresses = await startTestShop(run, serverUrl);
    const env = { ...process.env, ...addresses, CHROMIUM_PATH: chromium };
    const result = await runSuite(suite, { env, isLive: true });
    if (result.failed > 0) console.log(`\nErrors in the shop's log:\n${complaints(run.log("shop"), 40)}\n`);
    return result;
  } catch (error) {
    return failedSuite(suite.name, describeFailure(error));
  }
}
