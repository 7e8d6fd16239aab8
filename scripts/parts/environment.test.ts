import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { embeddedParts, operatorEnvironment, refuseSilentParts, shopEnvironment } from "./environment.mjs";

const all = { postgres: true, payments: true, mail: true };

test.each([
  { env: {}, parts: all },
  { env: { DATABASE_URL: "postgres://db.example/shop" }, parts: { ...all, postgres: false } },
  { env: { STRIPE_SECRET_KEY: "sk_live_x" }, parts: { ...all, payments: false } },
  { env: { PAYMENT_PROVIDER: "stripe" }, parts: { ...all, payments: false } },
  { env: { PAYMENT_PROVIDER: "local" }, parts: all },
  {
    env: { PAYMENT_PROVIDER: "local", STRIPE_API_BASE: "http://pay.example" },
    parts: { ...all, payments: false },
  },
  { env: { SMTP_URL: "smtp://mail.example" }, parts: { ...all, mail: false } },
])("$env brings $parts", ({ env, parts }) => {
  expect(embeddedParts(env)).toEqual(parts);
});

const given = {
  embedded: all,
  secrets: {
    PAYLOAD_SECRET: "p",
    STRIPE_SECRET_KEY: "sk_test_s",
    STRIPE_WEBHOOK_SECRET: "whsec_s",
    PAYPAL_CLIENT_ID: "local_p",
    PAYPAL_CLIENT_SECRET: "p_s",
    PAYPAL_WEBHOOK_ID: "WH-P",
  },
  data: "/shop/data",
  ports: { shop: 3001, payments: 4011, smtp: 2526, mailbox: 8026 },
  databaseUrl: "postgresql://127.0.0.1:5433/shop",
};

test("a shop without configuration runs on embedded parts", () => {
  expect(shopEnvironment({ ...given, env: {} })).toMatchObject({
    NODE_ENV: "production",
    SHOP_URL: "http://localhost:3001",
    PORT: "3001",
    DATA_DIR: "/shop/data",
    DATABASE_URL: given.databaseUrl,
    PAYMENT_PROVIDER: "local",
    STRIPE_API_BASE: "http://127.0.0.1:4011",
    STRIPE_SECRET_KEY: "sk_test_s",
    PAYPAL_API_BASE: "http://127.0.0.1:4011",
    PAYPAL_CLIENT_ID: "local_p",
    SMTP_URL: "smtp://127.0.0.1:2526",
  });
});

test("a configured PayPal account is kept beside local cards", () => {
  const env = { PAYPAL_CLIENT_ID: "theirs", PAYPAL_API_BASE: "https://api-m.sandbox.paypal.com" };
  expect(shopEnvironment({ ...given, env })).toMatchObject(env);
});

test("gift cards are made with the folder's key only together with its other one, and open with it in any case", () => {
  const secrets = { ...given.secrets, GIFT_CARD_SECRET: "g" };
  expect(shopEnvironment({ ...given, secrets, env: {} })).toMatchObject({
    PAYLOAD_SECRET: "p",
    GIFT_CARD_SECRET: "g",
  });
  const own = shopEnvironment({ ...given, secrets, env: { PAYLOAD_SECRET: "operator" } });
  expect(own.GIFT_CARD_SECRET).toBeUndefined();
  expect(own.GIFT_CARD_SECRET_PREVIOUS).toBe("g");
  const rotated = { ...secrets, PAYLOAD_SECRET_PREVIOUS: "before", GIFT_CARD_SECRET_PREVIOUS: "f" };
  expect(shopEnvironment({ ...given, secrets: rotated, env: {} })).toMatchObject({
    PAYLOAD_SECRET_PREVIOUS: "before",
    GIFT_CARD_SECRET_PREVIOUS: "f",
  });
});

test("a configured value is never replaced", () => {
  const env = {
    SHOP_URL: "https://shop.example",
    DATABASE_URL: "postgres://db.example/shop",
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    SMTP_URL: "smtps://mail.example",
    PAYLOAD_SECRET: "operator",
    MAIL_FROM: "shop@shop.example",
  };
  const embedded = embeddedParts(env);
  expect(shopEnvironment({ ...given, embedded, env })).toMatchObject(env);
  expect(shopEnvironment({ ...given, embedded, env })).not.toHaveProperty("STRIPE_API_BASE");
  expect(shopEnvironment({ ...given, embedded, env })).not.toHaveProperty("PAYPAL_CLIENT_ID");
});

describe("an operator with NODE_ENV=production", () => {
  const production = { NODE_ENV: "production" };
  const named = {
    ...production,
    DATABASE_URL: "postgres://db.example/shop",
    STRIPE_SECRET_KEY: "sk_live_x",
    SMTP_URL: "smtps://mail.example",
  };

  test.each([
    ["nothing", {}, /database of its own \(DATABASE_URL\).*test payments.*mailbox/],
    [
      "no database",
      { ...named, DATABASE_URL: undefined },
      /would bring a database of its own \(DATABASE_URL\)\.$/,
    ],
    [
      "no payments",
      { ...named, STRIPE_SECRET_KEY: undefined },
      /would bring test payments \(STRIPE_SECRET_KEY\)\.$/,
    ],
    ["no mail", { ...named, SMTP_URL: undefined }, /would bring a local mailbox.*\(SMTP_URL\)\.$/],
  ])("and names %s is asked", (_, env, message) => {
    expect(() => refuseSilentParts({ ...production, ...env })).toThrow(message);
  });

  test.each([
    ["names every part", named],
    [
      "leaves its accounts to the admin",
      { ...named, STRIPE_SECRET_KEY: undefined, SMTP_URL: undefined, CONNECTIONS_IN_ADMIN: "stripe, mail" },
    ],
    ["asks for test payments by name", { ...named, STRIPE_SECRET_KEY: undefined, PAYMENT_PROVIDER: "local" }],
    ["allows embedded parts", { ...production, EMBEDDED_PARTS: "yes" }],
  ])("and %s is believed", (_, env) => {
    expect(() => refuseSilentParts(env)).not.toThrow();
  });

  test("does not apply with NODE_ENV unset", () => {
    expect(() => refuseSilentParts({})).not.toThrow();
  });
});

describe("what the operator configured", () => {
  afterEach(() => vi.unstubAllEnvs());

  test("has the secret of a file, and not its path", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "valcour-environment-"));
    writeFileSync(path.join(folder, "smtp"), "smtps://mail.example\n");
    vi.stubEnv("SMTP_URL", "");
    vi.stubEnv("SMTP_URL_FILE", path.join(folder, "smtp"));
    expect(operatorEnvironment()).toMatchObject({ SMTP_URL: "smtps://mail.example" });
    expect(operatorEnvironment()).not.toHaveProperty("SMTP_URL_FILE");
    rmSync(folder, { recursive: true });
  });

  test("is refused where that file is missing", () => {
    vi.stubEnv("SMTP_URL", "");
    vi.stubEnv("SMTP_URL_FILE", "/nowhere/smtp");
    expect(operatorEnvironment).toThrow("A secret of this shop cannot be read from its file.");
  });
});
