import { expect, test } from "vitest";
import { embeddedParts, shopEnvironment } from "./environment.mjs";

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

test("a shop with nothing configured runs on its own parts", () => {
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

test("a wallet of the operator's own is not replaced beside local cards", () => {
  const env = { PAYPAL_CLIENT_ID: "theirs", PAYPAL_API_BASE: "https://api-m.sandbox.paypal.com" };
  expect(shopEnvironment({ ...given, env })).toMatchObject(env);
});

test("gift cards are made with the folder's key only beside its other one, and open by it in any case", () => {
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

test("what the operator configured is never replaced", () => {
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
