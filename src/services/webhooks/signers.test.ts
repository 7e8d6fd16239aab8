import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { publishedKeys } from "@/src/services/ucp/signing/shop-keys";
import { verifyRequest } from "@/src/services/ucp/signing/verify-request";
import { signers } from "./signers";

const shop = {
  sign: (purpose: string, text: string) =>
    createHmac("sha256", "secret")
      .update(purpose + text)
      .digest("base64url"),
  previousSigners: [],
  origin: "https://shop.example",
};
const now = new Date("2026-11-30T12:00:00Z");
const delivery = {
  id: 1,
  endpoint: null,
  sealed: null,
  attempts: 2,
  queuedAt: new Date("2026-11-30T11:00:00Z"),
  eventId: "evt_1",
  type: "order",
  address: "https://agent.example/hooks/orders?shop=1",
  body: '{"id":"1"}',
  contentType: "application/json",
  signature: "ucp",
};

test("a platform can verify an order that it is told", async () => {
  const headers = new Headers((await signers.ucp?.(shop, delivery, now)) ?? {});
  expect(headers.get("webhook-id")).toBe("evt_1");
  expect(headers.get("webhook-timestamp")).toBe("1796040000");
  const message = {
    method: "POST",
    authority: "agent.example",
    path: "/hooks/orders",
    query: "?shop=1",
    headers,
    body: Buffer.from(delivery.body),
  };
  expect(verifyRequest(message, publishedKeys(shop), now).ok).toBe(true);
  headers.set("webhook-id", "evt_2");
  expect(verifyRequest(message, publishedKeys(shop), now).ok).toBe(false);
});

test("a request without a sealed secret of its endpoint is not signed by it", async () => {
  expect(await signers.standard?.(shop, delivery, now)).toBeNull();
});
