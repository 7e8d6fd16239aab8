import { defineConfig, devices } from "@playwright/test";
import { browserArguments, findBrowser } from "./scripts/parts/browser.mjs";

/**
 * Browser tests run against a shop that is up: `npm test` builds and starts one of its own and says where
 * it is; by hand, `npm start` in one terminal and `npx playwright test` in another do.
 *
 * SHOP_URL      the shop
 * MAILBOX_URL   mail catcher: GET /api/mails?to=, POST /_control
 * PAYMENTS_URL  local payment provider
 */
const shopUrl = process.env.SHOP_URL ?? "http://localhost:3000";
process.env.SHOP_URL ??= shopUrl;
process.env.MAILBOX_URL ??= "http://127.0.0.1:8025";
process.env.PAYMENTS_URL ??= "http://127.0.0.1:4010";

const desktop = { viewport: { width: 1280, height: 900 } };
/** They change what everybody sees, write to everybody, or use up what everybody needs. */
const last = [
  "**/delayed-payments.spec.ts",
  "**/editor.spec.ts",
  "**/limits.spec.ts",
  "**/newsletter.spec.ts",
];

/** A shop of their own, on the database server of the run: by hand there is none. */
const ownShops = [
  "**/another-brand.spec.ts",
  "**/https.spec.ts",
  "**/observability.spec.ts",
  "**/owner-setup.spec.ts",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Two workers leave a core of a small machine to the shop they test.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that needs a second try is unreliable: it is to be repaired, not repeated.
  retries: 0,
  // For what hangs: how fast the shop is, is measured by the bench. A machine with other work takes five times as long.
  timeout: 480_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: "list",
  use: {
    baseURL: shopUrl,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // What was done and when; pictures of each step would cost as much as the tests themselves (`--trace on` takes them).
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "off",
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    {
      name: "desktop",
      use: desktop,
      grepInvert: /@phone/,
      testIgnore: [...last, ...ownShops],
      // Whatever became of the others.
      teardown: "last",
    },
    // Only what is marked: a second run of everything would prove little and take as long.
    { name: "phone", use: { ...devices["Pixel 7"], locale: "fr-FR" }, grep: /@phone/ },
    ...(process.env.TEST_SERVER_URL ? [{ name: "https", testMatch: ownShops }] : []),
    // Alone, after the others.
    { name: "last", use: desktop, testMatch: last },
  ],
});
