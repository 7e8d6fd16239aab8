import { describe, expect, test } from "vitest";
import { adoptDelivered, followDelivery, type Delivered } from "./follow-delivery";

const before: Delivered = {
  delivered: { title: { fr: "Un" }, text: "a", price: 100 },
  stored: { title: { fr: "Un" }, text: "a", price: 100 },
  kept: {},
};

describe("a newer version", () => {
  test("writes fields that it changed and that are unchanged in the shop", () => {
    const now = { title: { fr: "Un" }, text: "mine", price: 100 };
    const next = { title: { fr: "Deux" }, text: "a", price: 100 };
    expect(followDelivery(now, next, before)).toEqual({ written: { title: { fr: "Deux" } }, kept: {} });
  });

  test("leaves what was touched, and remembers what it delivers", () => {
    const now = { title: { fr: "Le mien" }, text: "a", price: 100 };
    const next = { title: { fr: "Deux" }, text: "b", price: 100 };
    expect(followDelivery(now, next, before)).toEqual({
      written: { text: "b" },
      kept: { title: { fr: "Deux" } },
    });
  });

  test("never changes a price", () => {
    const now = before.stored;
    expect(followDelivery(now, { ...now, price: 200 }, before)).toEqual({
      written: {},
      kept: { price: 200 },
    });
  });

  test("forgets a difference that staff has settled, and keeps one that is open", () => {
    const next = before.delivered;
    const waiting = { ...before, kept: { text: "a", title: { fr: "Un" } } };
    const now = { title: { fr: "Le mien" }, text: "a", price: 100 };
    expect(followDelivery(now, next, waiting)).toEqual({ written: {}, kept: { title: { fr: "Un" } } });
  });

  test("adds a field that older versions did not deliver", () => {
    const now = { ...before.stored, care: null };
    const next = { ...before.delivered, care: "c" };
    expect(followDelivery(now, next, before)).toEqual({ written: { care: "c" }, kept: {} });
  });
});

test("a document from before is untouched where it is as delivered", () => {
  expect(adoptDelivered({ title: "x", text: "a", id: 1 }, { title: "y", text: "a" })).toEqual({
    delivered: { title: "y", text: "a" },
    stored: { text: "a" },
    kept: { title: "y" },
  });
});
