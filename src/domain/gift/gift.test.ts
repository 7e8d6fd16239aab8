import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { catalogue } from "@/tests/factories/selection";
import { loadWords } from "@/src/i18n/words";
import { describeWish } from "./describe-wish";
import { isSendDay, type GiftDetails } from "./gift-details";
import { isCode } from "@/src/domain/cart/article-kind";
import { parseSku } from "@/src/domain/cart/parse-sku";
import { isWishOf, wishedSku, type GiftWish } from "./gift-wish";
import type { Tastes } from "./tastes";

const id = "A".repeat(22);
const gift: GiftDetails = {
  recipientName: "Camille",
  recipientEmail: "camille@example.org",
  senderName: "Paul",
  message: "Bon anniversaire",
  sendOn: "2026-12-24",
};
const tastes: Tastes = { avoided: ["vert", "bleu"], diameter: "36mm", strap: "leather", mood: "sober" };

describe("sku with a wish", () => {
  test.each([
    ["GC-050", { article: "GC-050", wishId: null }],
    ["GC-050~", { article: "GC-050~", wishId: null }],
    [`GC-050~${id}`, { article: "GC-050", wishId: id }],
    [`SURPWTCH-25000~${id}`, { article: "SURPWTCH-25000", wishId: id }],
    [`GC-050~${id}~${id}`, { article: `GC-050~${id}~${id}`, wishId: null }],
    [`GC-050~${id}A`, { article: `GC-050~${id}A`, wishId: null }],
  ])("%s", (sku, expected) => {
    expect(parseSku(sku)).toEqual({ ...expected, bespokeId: null });
  });

  test("is taken apart as it was put together, and fits a request", () => {
    const skus = fc.stringMatching(/^[A-Z]{2,8}-?\d{0,6}$/);
    fc.assert(
      fc.property(skus, fc.stringMatching(/^[\w-]{22}$/), (article, wishId) => {
        expect(parseSku(wishedSku(article, wishId))).toEqual({ article, wishId, bespokeId: null });
        expect(wishedSku(article, wishId).length).toBeLessThanOrEqual(60);
      }),
    );
  });
});

test.each([
  ["gift-card", { gift, tastes: null }, true],
  ["gift-watch", { gift, tastes: null }, true],
  ["surprise-watch", { gift: null, tastes }, true],
  ["gift-card", { gift: null, tastes }, false],
  ["surprise-watch", { gift, tastes: null }, false],
  ["gift-card", { gift, tastes }, false],
  ["watch", { gift, tastes: null }, false],
  ["bespoke", { gift: null, tastes }, false],
] as const)("a %s with %o: %s", (kind, wish, expected) => {
  expect(isWishOf(kind, wish)).toBe(expected);
});

test("cards and gift watches are codes, a surprise is a parcel", () => {
  expect((["gift-card", "gift-watch", "surprise-watch", "watch"] as const).map(isCode)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ["2026-11-21", true],
  ["2026-11-20", false],
  ["2027-11-21", true],
  ["2027-11-22", false],
])("on 21 November 2026 a gift can be sent on %s: %s", (day, expected) => {
  expect(isSendDay(day, "2026-11-21")).toBe(expected);
});

describe("words", async () => {
  const words = await loadWords("Maison Essai");
  const wishIn = (wish: GiftWish, locale: Locale) =>
    describeWish(wish, words[locale].articles.wish, locale, catalogue.caseDiameter);

  test("a gift, in French and in Japanese", () => {
    expect(wishIn({ id, gift, tastes: null }, "fr")).toEqual([
      "Pour Camille",
      "De la part de Paul",
      "Par e-mail à camille@example.org, le 24 décembre 2026",
    ]);
    expect(wishIn({ id, gift: { ...gift, recipientEmail: null, sendOn: null }, tastes: null }, "jp")).toEqual(
      ["Camille様へ", "Paulより", "入金の確認後すぐ、印刷用にご購入者様へメールで送信"],
    );
  });

  test("tastes, in Spanish", () => {
    expect(wishIn({ id, gift: null, tastes }, "es")).toEqual([
      "36 mm",
      "Correa de cuero",
      "Más bien sobrio",
      "Sin verde o azul",
    ]);
  });

  test("who leaves everything to the workshop is quoted with nothing", () => {
    const nothing = { avoided: [], diameter: null, strap: null, mood: null };
    for (const locale of locales) expect(wishIn({ id, gift: null, tastes: nothing }, locale)).toEqual([]);
  });

  test("a name is shown as it was written", () => {
    const named = { ...gift, recipientName: "{email} $& <b>" };
    expect(wishIn({ id, gift: named, tastes: null }, "en")[0]).toBe("For {email} $& <b>");
  });
});
