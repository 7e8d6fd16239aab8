import path from "node:path";
import { memorySettings } from "./environment.mjs";
import { nextSettings } from "../../src/server/next/installed.mjs";

/** @import { Ports } from "./types.ts" */

/**
 * Environment of the shop under test. Addresses of parts that are not running have unused ports: a test that
 * forgets to start a part fails instead of reaching a real one.
 * @param {{ folder: string, ports?: Partial<Ports>, databaseUrl?: string, mode?: "test" | "production" | "development" }} given
 */
export function testEnvironment({
  folder,
  ports = {},
  databaseUrl = "postgres://127.0.0.1:9/none",
  mode = "test",
}) {
  const { PATH, HOME, TMPDIR, CI, TERM, CHROMIUM_PATH } = process.env;
  const inherited = Object.fromEntries(
    Object.entries({ PATH, HOME, TMPDIR, CI, TERM, CHROMIUM_PATH }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return {
    ...inherited,
    ...memorySettings,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: "1",
    // A developer's .env must not affect a test.
    ...nextSettings,
    NEXT_DIST_DIR: ".next-test",
    PORT: String(ports.shop ?? 9),
    SHOP_URL: `http://localhost:${ports.shop ?? 9}`,
    DATA_DIR: path.join(folder, "data"),
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: "only-for-tests-only-for-tests-only-for-tests",
    PAYMENT_PROVIDER: "local",
    // Receivers of webhooks in tests are on this machine.
    LOOPBACK_REQUESTS: "1",
    // Long enough to press "undo", short enough to wait for the mail.
    STAFF_UNDO_SECONDS: "15",
    STRIPE_API_BASE: `http://127.0.0.1:${ports.payments ?? 9}`,
    STRIPE_SECRET_KEY: "sk_test_only_for_tests",
    STRIPE_WEBHOOK_SECRET: "whsec_only_for_tests",
    PAYPAL_API_BASE: `http://127.0.0.1:${ports.payments ?? 9}`,
    PAYPAL_CLIENT_ID: "only-for-tests",
    PAYPAL_CLIENT_SECRET: "only-for-tests-secret",
    PAYPAL_WEBHOOK_ID: "WH-ONLY-FOR-TESTS",
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp ?? 9}`,
  };
}
