import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { readReviewToken, reviewToken } from "./review-token";

const signerOf = (key: string) => ({
  previousSigners: [],
  sign: (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose} ${text}`).digest("base64url"),
});
const shop = signerOf("the shop's");
const token = reviewToken(shop, { orderId: 12, watch: "DI01" });
/** Signed by the shop for another purpose, or without an order. */
const signed = (text: string, purpose = "review") => `${text}~${shop.sign(purpose, text)}`;

test("a token opens the review of its watch and no other", () => {
  expect(token).toBe(signed("12~DI01"));
  expect(readReviewToken(shop, token)).toEqual({ orderId: 12, watch: "DI01" });
});

test.each([
  ["of another order", token.replace("12", "13")],
  ["of another watch", token.replace("DI01", "DI02")],
  ["of another shop", reviewToken(signerOf("another"), { orderId: 12, watch: "DI01" })],
  ["made for something else", signed("12~DI01", "newsletter-unsubscribe")],
  ["about no order", signed("0~DI01")],
  ["about more orders than there are", signed("1234567890~DI01")],
  ["about an order and more", signed("12x~DI01")],
  ["cut short", token.slice(0, -1)],
  ["without a signature", "12~DI01"],
  ["empty", ""],
])("one %s opens nothing", (_, other) => {
  expect(readReviewToken(shop, other)).toBeNull();
});
