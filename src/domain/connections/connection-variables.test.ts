import { describe, expect, test } from "vitest";
import { takesRealPayments } from "@/src/domain/launch-checks/takes-real-payments";
import type { ConnectionEntries, StripeEntry } from "./connection";
import {
  connectionSource,
  connectionVariables,
  paymentModes,
  smtpUrl,
  type ConnectionEnvironment,
} from "./connection-variables";

const now = new Date("2026-11-30T12:00:00Z");
const nothing: ConnectionEnvironment = {
  PAYMENT_PROVIDER: "stripe",
  MAIL_FROM: "bonjour@shop.example",
  CONNECTIONS_IN_ADMIN: ["stripe", "mail"],
};
/** As `npm start` starts a shop that is tried out. */
const tried: ConnectionEnvironment = {
  PAYMENT_PROVIDER: "local",
  STRIPE_SECRET_KEY: "sk_test_local",
  STRIPE_WEBHOOK_SECRET: "whsec_local",
  STRIPE_API_BASE: "http://127.0.0.1:4010",
  PAYPAL_CLIENT_ID: "local",
  PAYPAL_CLIENT_SECRET: "local-secret",
  PAYPAL_WEBHOOK_ID: "WH-LOCAL",
  PAYPAL_API_BASE: "http://127.0.0.1:4010",
  SMTP_URL: "smtp://127.0.0.1:2525",
  MAIL_FROM: "bonjour@shop.example",
  CONNECTIONS_IN_ADMIN: ["stripe", "paypal", "mail"],
};
const operated: ConnectionEnvironment = { ...tried, CONNECTIONS_IN_ADMIN: [] };

const stripe: StripeEntry = {
  secretKey: "sk_live_1234",
  webhookSecret: "whsec_new",
  webhookId: null,
  former: { secret: "whsec_old", until: "2026-12-01T00:00:00Z" },
};
const testAccount = { ...stripe, secretKey: "sk_test_1234" };
const paypal = { clientId: "id", clientSecret: "secret", webhookId: "WH-1", isLive: true };
const live: ConnectionEntries = { stripe, paypal };

describe("an account comes", () => {
  test.each([
    ["from the environment, which wins", operated, live, "operator"],
    ["from the admin, where the environment has none", nothing, live, "entered"],
    ["from the admin, where the environment lets it be replaced", tried, live, "entered"],
    ["from the environment until one is entered", tried, {}, "initial"],
    ["from nowhere", nothing, {}, "none"],
  ] as const)("%s", (_, environment, entries, source) => {
    expect(connectionSource(environment, entries, "stripe")).toBe(source);
  });
});

test("what the operator has set is not changed by anything entered", () => {
  const { CONNECTIONS_IN_ADMIN: _, ...variables } = operated;
  expect(connectionVariables(operated, live, now)).toEqual(variables);
});

test("entered accounts go to the providers themselves and take real money", () => {
  for (const environment of [tried, nothing]) {
    const variables = connectionVariables(environment, live, now);
    expect(variables).toMatchObject({ STRIPE_SECRET_KEY: "sk_live_1234", PAYPAL_CLIENT_ID: "id" });
    expect([variables.STRIPE_API_BASE, variables.PAYPAL_API_BASE]).toEqual([undefined, undefined]);
    expect(takesRealPayments({ ...variables })).toBe(true);
  }
});

test("keys for tests are announced as tests on every page", () => {
  const variables = connectionVariables(nothing, { stripe: testAccount }, now);
  expect(variables.PAYMENT_PROVIDER).toBe("local");
  expect(takesRealPayments({ ...variables })).toBe(false);
});

test("an address that the environment gives without an account is where entered ones are reached, as tests", () => {
  const base = "http://127.0.0.1:4010";
  const environment = { ...nothing, STRIPE_API_BASE: base, PAYPAL_API_BASE: base };
  const variables = connectionVariables(environment, live, now);
  expect(variables).toMatchObject({ STRIPE_API_BASE: base, PAYPAL_API_BASE: base });
  expect(takesRealPayments({ ...variables })).toBe(false);
});

test("beside real payments no test account is offered", () => {
  const cards = connectionVariables(tried, { stripe }, now);
  expect(cards.PAYPAL_CLIENT_ID).toBeUndefined();
  const sandbox = connectionVariables(nothing, { stripe, paypal: { ...paypal, isLive: false } }, now);
  expect(sandbox.PAYPAL_CLIENT_ID).toBeUndefined();
  expect(connectionVariables(tried, { paypal }, now).STRIPE_SECRET_KEY).toBeUndefined();
  expect(paymentModes(tried, { paypal })).toEqual({ stripe: "test", paypal: "live" });
  expect(paymentModes(nothing, {})).toEqual({ stripe: null, paypal: null });
});

test("PayPal's test system is another address", () => {
  const variables = connectionVariables(nothing, { paypal: { ...paypal, isLive: false } }, now);
  expect(variables.PAYPAL_API_BASE).toBe("https://api-m.sandbox.paypal.com");
});

test("the former signing secret is accepted until its time is over", () => {
  const at = (moment: string) =>
    connectionVariables(nothing, { stripe }, new Date(moment)).STRIPE_WEBHOOK_SECRET_PREVIOUS;
  expect(at("2026-11-30T23:59:59Z")).toBe("whsec_old");
  expect(at("2026-12-01T00:00:00Z")).toBeUndefined();
});

test("without any account the shop is no test shop", () => {
  expect(connectionVariables(nothing, {}, now)).toEqual({
    PAYMENT_PROVIDER: "stripe",
    SMTP_URL: undefined,
    MAIL_FROM: "bonjour@shop.example",
  });
});

describe("an SMTP address", () => {
  const mail = {
    host: "mail.example",
    port: 465,
    security: "tls",
    user: "shop@mail.example",
    password: "p@ss/:?",
    sender: "Shop <hello@shop.example>",
  } as const;
  test.each([
    [mail, "smtps://shop%40mail.example:p%40ss%2F%3A%3F@mail.example:465/"],
    [{ ...mail, security: "starttls", port: 587, user: "" }, "smtp://mail.example:587/?requireTLS=true"],
    [{ ...mail, security: "none", host: "::1", port: 25, user: "" }, "smtp://[::1]:25/?ignoreTLS=true"],
  ] as const)("of %j is %s", (entry, url) => {
    expect(smtpUrl(entry)).toBe(url);
  });
  test("replaces server and sender of the environment", () => {
    expect(connectionVariables(tried, { mail }, now)).toMatchObject({ MAIL_FROM: mail.sender });
    expect(connectionVariables(operated, { mail }, now)).toMatchObject({ SMTP_URL: tried.SMTP_URL });
  });
});
