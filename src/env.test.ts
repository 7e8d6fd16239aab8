import { describe, expect, it } from "vitest";
import { parseEnv } from "./env";

const complete = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://shop:secret@localhost/shop",
  PAYLOAD_SECRET: "0123456789abcdef0123456789abcdef",
  SHOP_URL: "https://shop.example/",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  SMTP_URL: "smtps://mail.example",
};

describe("parseEnv", () => {
  it("takes a complete environment and takes the slash off the origin", () => {
    expect(parseEnv(complete)).toMatchObject({
      SHOP_URL: "https://shop.example",
      PAYMENT_PROVIDER: "stripe",
    });
  });

  it.each([
    ["DATABASE_URL", undefined, /DATABASE_URL is missing.*PostgreSQL/],
    ["DATABASE_URL", "mysql://x", /DATABASE_URL is not a PostgreSQL address/],
    ["PAYLOAD_SECRET", "short", /PAYLOAD_SECRET is too short/],
    ["SHOP_URL", "shop", /SHOP_URL is not an address/],
    ["SHOP_URL", "https://shop.example/watches", /SHOP_URL is more than an origin/],
    ["SHOP_URL", "http://shop.example", /SHOP_URL begins with http/],
    ["PORT", "99999", /PORT must be a port/],
    ["PORT", "shop", /PORT must be a port/],
    ["METRICS_PORT", "3000", /METRICS_PORT is the shop's own PORT/],
    ["METRICS_PORT", "metrics", /METRICS_PORT must be a port/],
    ["METRICS_HOST", "shop.example", /METRICS_HOST must be an address/],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "127.0.0.1:4317", /is no address of a collector/],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc", /must be http\/protobuf/],
    ["LISTEN_HOST", "banana", /LISTEN_HOST must be an address/],
    ["MAIL_FROM", "Atelier Valcour", /MAIL_FROM is no sender/],
    ["MAIL_FROM", "Shop <a@b.example>\nBcc: x@y.example", /MAIL_FROM is no sender/],
    ["STRIPE_SECRET_KEY", "sk_test_1", /STRIPE_SECRET_KEY is no live secret key/],
    ["STRIPE_SECRET_KEY", "whsec_1", /STRIPE_SECRET_KEY is no live secret key/],
    ["STRIPE_SECRET_KEY", "", /STRIPE_SECRET_KEY is missing/],
    ["STRIPE_WEBHOOK_SECRET", "abc", /STRIPE_WEBHOOK_SECRET does not look like/],
    ["SMTP_URL", "http://x", /SMTP_URL must begin/],
    ["PAYMENT_PROVIDER", "cash", /PAYMENT_PROVIDER must be/],
    ["LOOPBACK_REQUESTS", "yes", /LOOPBACK_REQUESTS must be 1/],
    ["LOOPBACK_REQUESTS", "1", /could reach services of this machine/],
    ["UCP_CONFORMANCE", "yes", /UCP_CONFORMANCE must be 1/],
    ["UCP_CONFORMANCE", "1", /could order without a payment/],
    ["STRIPE_API_BASE", "http://127.0.0.1:4010", /payments would be tests without anybody noticing/],
  ])("%s = %s is refused with a reason", (name, value, message) => {
    expect(() => parseEnv({ ...complete, [name]: value })).toThrow(message);
  });

  it.each([
    ["SHOP_URL", "http://localhost:3000"],
    ["STRIPE_SECRET_KEY", "rk_live_1"],
    ["LISTEN_HOST", "::1"],
    ["MAIL_FROM", "hello@shop.example"],
  ])("%s = %s is taken", (name, value) => {
    expect(parseEnv({ ...complete, [name]: value })).toMatchObject({ [name]: value });
  });

  it("takes a wallet whole or not at all, and never a test one in a real shop", () => {
    expect(() => parseEnv({ ...complete, PAYPAL_CLIENT_ID: "id" })).toThrow(/belong together/);
    const wallet = {
      ...complete,
      PAYPAL_CLIENT_ID: "id",
      PAYPAL_CLIENT_SECRET: "secret",
      PAYPAL_WEBHOOK_ID: "WH-1",
    };
    expect(parseEnv(wallet)).toMatchObject({ PAYPAL_CLIENT_ID: "id" });
    const base = { PAYPAL_API_BASE: "http://127.0.0.1:4010/" };
    expect(() => parseEnv({ ...wallet, ...base })).toThrow(/tests without anybody noticing/);
    const local = {
      ...wallet,
      PAYMENT_PROVIDER: "local",
      STRIPE_API_BASE: "http://127.0.0.1:4010",
    };
    expect(() => parseEnv(local)).toThrow(/would be real ones/);
    expect(parseEnv({ ...local, ...base })).toMatchObject({ PAYPAL_API_BASE: "http://127.0.0.1:4010" });
  });

  it("does without accounts that are entered in the admin", () => {
    const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, SMTP_URL: _url, ...rest } = complete;
    expect(() => parseEnv(rest)).toThrow(/STRIPE_SECRET_KEY is missing[\s\S]*SMTP_URL is missing/);
    expect(parseEnv({ ...rest, CONNECTIONS_IN_ADMIN: "stripe, mail" })).toMatchObject({
      CONNECTIONS_IN_ADMIN: ["stripe", "mail"],
    });
    expect(() => parseEnv({ ...rest, CONNECTIONS_IN_ADMIN: "stripe,fax" })).toThrow(/CONNECTIONS_IN_ADMIN/);
    const half = { ...rest, STRIPE_SECRET_KEY: "sk_live_1", CONNECTIONS_IN_ADMIN: "stripe,mail" };
    expect(() => parseEnv(half)).toThrow(/belong together/);
  });

  it("takes a bucket only with its keys", () => {
    const bucket = { ...complete, S3_BUCKET: "pictures" };
    expect(() => parseEnv(bucket)).toThrow(/uploads could not be kept/);
    const keys = { S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" };
    expect(parseEnv({ ...bucket, ...keys })).toMatchObject({ S3_BUCKET: "pictures", S3_REGION: "us-east-1" });
  });

  it("names every fault at once", () => {
    expect(() => parseEnv({})).toThrow(/DATABASE_URL[\s\S]*PAYLOAD_SECRET[\s\S]*SMTP_URL/);
  });

  it("takes the local provider only by name and with its address", () => {
    const local = { ...complete, PAYMENT_PROVIDER: "local", STRIPE_SECRET_KEY: "sk_test_1" };
    expect(() => parseEnv(local)).toThrow(/STRIPE_API_BASE/);
    expect(parseEnv({ ...local, STRIPE_API_BASE: "http://127.0.0.1:4010" }).PAYMENT_PROVIDER).toBe("local");
  });
});
