/**
 * npm test: all tests, on parts of their own. They do not use the data folder or the build of a shop that may be
 * running.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, purgePagesOfOthers, isBuildCurrent, serverArguments } from "./parts/build.mjs";
import { ensureBrowser } from "./parts/browser.mjs";
import { browserTests, componentTests, integrationTests, staticChecks, unitTests } from "./parts/checks.mjs";
import { checkNode } from "./parts/dependencies.mjs";
import { mailEnvironment, paymentsEnvironment } from "./parts/environment.mjs";
import { Failure, describeFailure } from "./parts/failure.mjs";
import { waitForAnswer } from "./parts/http.mjs";
import { createShutdown } from "./parts/launcher.mjs";
import { complaints, lastLines } from "./parts/logs.mjs";
import { root } from "./parts/places.mjs";
import { anyFreePort } from "./parts/ports.mjs";
import { ensureDependencies } from "./parts/shop.mjs";
import { step } from "./parts/steps.mjs";
import { failedSuite, printSummary, runSuite } from "./parts/suites.mjs";
import { supervise } from "./parts/supervise.mjs";
import { createDatabase, fillTemplate, startTestServer, templateName } from "./parts/test-database.mjs";
import { testEnvironment } from "./parts/test-environment.mjs";

const shutdown = createShutdown({ announcement: "Stopping the tests …", signalCode: 130 });
const folder = mkdtempSync(path.join(tmpdir(), "valcour-test-"));
const log = (name) => path.join(folder, "logs", `${name}.log`);
mkdirSync(path.join(folder, "data"), { recursive: true });
shutdown.add("temporary folder", async () => rmSync(folder, { recursive: true, force: true }));

const results = [];
let browser;
try {
  checkNode();
  await ensureDependencies(folder);
  results.push(...(await Promise.all([...staticChecks, unitTests].map((suite) => runSuite(suite)))));
  // Filling a database keeps one core busy, components another.
  const [components, database] = await Promise.all([testComponents(), openDatabase()]);
  results.push(components, ...(await testOnDatabase(database)));
} catch (error) {
  results.push(failedSuite("preparation", describeFailure(error)));
}
if (!shutdown.isStopping()) {
  await shutdown.stopAll();
  process.exitCode = printSummary(results);
}

/** Chromium, found once for both suites that use it. */
async function findBrowser() {
  browser ??= await step("browser", async (say) => ensureBrowser(say));
  return browser;
}

async function testComponents() {
  try {
    const env = { ...process.env, CHROMIUM_PATH: await findBrowser() };
    return await runSuite(componentTests, { env });
  } catch (error) {
    return failedSuite(componentTests.name, describeFailure(error));
  }
}

/**
 * @returns the server with its template, or the reason of a failure
 */
async function openDatabase() {
  try {
    let server;
    await step("database", async () => {
      server = await startTestServer(folder);
      shutdown.add("database", server.stop);
      await fillTemplate({
        serverUrl: server.url,
        env: testEnvironment({ folder }),
        logFile: log("template"),
      });
      return "migrated and seeded, in a temporary folder";
    });
    return { server };
  } catch (error) {
    return { failure: describeFailure(error) };
  }
}

/** Integration and browser tests; what cannot be prepared fails them all, and says so once. */
async function testOnDatabase({ server, failure }) {
  if (!server) return [integrationTests, browserTests].map(({ name }) => failedSuite(name, failure));
  const handedOver = { ...process.env, TEST_FOLDER: folder, TEST_SERVER_URL: server.url };
  const integration = await runSuite(integrationTests, { env: handedOver });
  return [integration, await testInBrowser(server.url)];
}

async function testInBrowser(serverUrl) {
  try {
    const chromium = await findBrowser();
    const shop = await startShop(serverUrl);
    const env = { ...process.env, ...shop.addresses, CHROMIUM_PATH: chromium };
    const result = await runSuite(browserTests, { env, isLive: true });
    if (result.failed > 0) console.log(`\nThe shop complained:\n${complaints(log("shop"), 40)}\n`);
    return result;
  } catch (error) {
    return failedSuite(browserTests.name, describeFailure(error));
  }
}

/** The production build with every part it meets in a real start, each on a free port. */
async function startShop(serverUrl) {
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
    startPart("payments", [...tsx, path.join(root, "sandbox/server.ts")], {
      env: paymentsEnvironment(part),
      health: `http://127.0.0.1:${ports.payments}/health`,
    }),
    startPart("mail", [...tsx, path.join(root, "sandbox/mail/main.ts")], {
      env: mailEnvironment(part),
      health: `http://127.0.0.1:${ports.mailbox}/health`,
    }),
  ]);
  await startPart("shop", serverArguments(env), {
    env,
    health: `http://127.0.0.1:${ports.shop}/api/health`,
  });
  return {
    addresses: {
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
    },
  };
}

function startPart(name, args, { env, health }) {
  return step(name, async () => {
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
}
