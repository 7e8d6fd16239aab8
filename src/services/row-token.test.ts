import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as newsletter from "./newsletter/subscriber-token";
import * as reminders from "./reminders/reminder-tokens";
import * as notices from "./stock/notice-token";
import { datedToken, readDatedToken, readRowToken, rowToken } from "./row-token";

const signerOf = (key: string) => ({
  previousSigners: [],
  sign: (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url"),
});
const shop = signerOf("key");
const asked = new Date("2026-11-23T09:00:00Z");
const signed = (text: string, purpose = "leave") => `${text}.${shop.sign(purpose, text)}`;

test("a token is about one row", () => {
  expect(rowToken(shop, "leave", 12)).toBe(signed("12"));
  expect(readRowToken(shop, "leave", signed("12"))).toBe(12);
  const dated = datedToken(shop, "confirm", 12, asked);
  expect(readDatedToken(shop, "confirm", dated)).toEqual({ id: 12, asked });
});

test.each([
  ["of another row", signed("12").replace("12", "13")],
  ["of another shop", rowToken(signerOf("another"), "leave", 12)],
  ["made for something else", signed("12", "confirm")],
  ["about no row", signed("0")],
  ["about more than a number", signed("12x")],
  ["cut short", signed("12").slice(0, -1)],
  ["with more behind it", `${signed("12")}x`],
  ["without a signature", "12"],
  ["empty", ""],
])("one %s opens nothing", (_, token) => {
  expect(readRowToken(shop, "leave", token)).toBeNull();
});

test("neither the row nor the time of a dated token can be changed", () => {
  const token = datedToken(shop, "confirm", 12, asked);
  const [id = "", moment = "", signature = ""] = token.split(".");
  const later = (asked.getTime() + 1).toString(36);
  for (const wrong of [
    `13.${moment}.${signature}`,
    `${id}.${later}.${signature}`,
    `${id}.${moment}`,
    signed("0.x", "confirm"),
    "",
  ])
    expect([wrong, readDatedToken(shop, "confirm", wrong)]).toEqual([wrong, null]);
  expect(readDatedToken(shop, "leave", token)).toBeNull();
});

const week = 7 * 86_400_000;
const after = (milliseconds: number) => new Date(asked.getTime() + milliseconds);

describe.each([
  [
    "a newsletter",
    newsletter.confirmToken(shop, 12, asked),
    (token: string, now: Date) => newsletter.readConfirmToken(shop, token, now)?.id ?? null,
  ],
  [
    "a notice",
    notices.confirmToken(shop, 12, asked),
    (token: string, now: Date) => notices.readConfirmToken(shop, token, now),
  ],
  [
    "a left cart",
    reminders.reminderTokens(shop, 12, asked).open,
    (token: string, now: Date) => reminders.readOpenToken(shop, token, now),
  ],
] as const)("the link of %s", (_, token, read) => {
  test.each([
    [0, 12],
    [week, 12],
    [week + 1, null],
  ])("opens after %i milliseconds: %s", (age, id) => expect(read(token, after(age))).toBe(id));

  test("opens nothing for another purpose", () => {
    for (const purpose of ["newsletter-confirm", "stock-notice-confirm", "reminder-open", "erase-account"]) {
      const other = datedToken(shop, purpose, 12, asked);
      expect(read(other, asked)).toBe(other === token ? 12 : null);
    }
  });
});

test("unsubscribe links do not expire, and end one subscription", () => {
  const lists = [
    [newsletter.unsubscribeToken(shop, 12), newsletter.readUnsubscribeToken],
    [notices.cancelToken(shop, 12), notices.readCancelToken],
    [reminders.reminderTokens(shop, 12, asked).stop, reminders.readStopToken],
  ] as const;
  for (const [token] of lists)
    expect(lists.map(([own, read]) => read(shop, token) === (own === token ? 12 : null))).toEqual([
      true,
      true,
      true,
    ]);
});
