import * as v from "valibot";
import { expect, test } from "vitest";
import { platformProfile } from "./platform-profile";

const entry = (version = "2026-08-25") => ({
  version,
  spec: "https://x.example/",
  schema: "https://x.example/",
});
const profile = (ucp: object, more: object = {}) => ({
  ucp: { version: "2026-08-25", services: {}, payment_handlers: {}, ...ucp },
  ...more,
});
const read = (value: unknown) => v.safeParse(platformProfile, value);

test("a profile is read, and what the shop does not need is ignored", () => {
  const read1 = read(
    profile(
      {
        services: { "dev.ucp.shopping": [{ ...entry(), transport: "rest" }] },
        capabilities: {
          "dev.ucp.shopping.cart": [entry()],
          "com.example-shop.maker": [entry("2026-01-01"), entry("2026-06-01")],
          "dev.ucp.shopping.order": [{ ...entry(), config: { webhook_url: "https://x.example/hook" } }],
        },
        map_order: {},
      },
      {
        keys: [
          { kid: "a", kty: "OKP", crv: "Ed25519", x: "AA", alg: "EdDSA" },
          { kid: "b", kty: "future" },
        ],
      },
    ),
  );
  expect(read1.output).toEqual({
    version: "2026-08-25",
    capabilities: {
      "dev.ucp.shopping.cart": ["2026-08-25"],
      "com.example-shop.maker": ["2026-01-01", "2026-06-01"],
      "dev.ucp.shopping.order": ["2026-08-25"],
    },
    keys: [
      { kid: "a", kty: "OKP", crv: "Ed25519", x: "AA" },
      { kid: "b", kty: "future" },
    ],
    orderWebhook: "https://x.example/hook",
  });
});

test("an entry of the protocol in another version than the profile's is no entry", () => {
  const { output } = read(
    profile({
      capabilities: {
        "dev.ucp.shopping.cart": [entry("2026-01-11")],
        "dev.ucp.shopping.order": [{ ...entry("2026-01-11"), config: { webhook_url: "https://x.example/" } }],
      },
    }),
  );
  expect(output).toMatchObject({
    capabilities: { "dev.ucp.shopping.cart": [], "dev.ucp.shopping.order": [] },
    orderWebhook: null,
  });
});

test.each([
  ["nothing", null],
  ["a list", []],
  ["no ucp", {}],
  ["another kind of version", profile({ version: "draft" })],
  ["no services", { ucp: { version: "2026-08-25", payment_handlers: {} } }],
  ["no payment handlers", { ucp: { version: "2026-08-25", services: {} } }],
  ["a list of capabilities", profile({ capabilities: [{ name: "dev.ucp.shopping.cart" }] })],
  ["an entry without a version", profile({ capabilities: { "dev.ucp.shopping.cart": [{}] } })],
  ["a name without a domain", profile({ capabilities: { cart: [entry()] } })],
  ["keys that are no list", profile({}, { keys: {} })],
  ["a key without an id", profile({}, { keys: [{ kty: "OKP" }] })],
  ["a private key", profile({}, { keys: [{ kid: "a", kty: "OKP", crv: "Ed25519", x: "AA", d: "AA" }] })],
])("is no profile: %s", (_kind, value) => {
  expect(read(value).success).toBe(false);
});
