import { describe, expect, test } from "vitest";
import type { Snapshot } from "@/src/store/cache/snapshot";
import type { Article } from "@/src/domain/cart/article";
import { parseSku } from "@/src/domain/cart/parse-sku";
import { minor } from "@/src/domain/money/minor";
import type { GiftWish } from "@/src/domain/gift/gift-wish";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { bespokeId } from "@/src/domain/watch/bespoke-id";
import { bespokeSku } from "@/src/domain/watch/bespoke-sku";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { catalogue } from "@/tests/factories/selection";
import type { BespokeWatch } from "@/src/store/bespoke/bespoke-rows";
import { bespokeIdsOf, countedLine, priceLines } from "./price-lines";
import { isOutOfStock, priceSku } from "./price-today";

const gone = { item: 1, isSoldOut: true };
const articleOf = (sku: string, change: Partial<Article> = {}): Article => ({
  sku,
  kind: "watch",
  title: { fr: "Montre", en: "Watch" },
  details: [{ fr: "36 mm" }],
  price: minor(31_000),
  discount: 10,
  image: "/w.jpg",
  href: "/montres/x",
  isSold: true,
  ...change,
});
const articles = new Map(
  [
    articleOf("DI0136"),
    articleOf("DI0140", { isSold: false }),
    articleOf("DI0236", { isSold: false, stock: gone }),
    articleOf("GC-050", { kind: "gift-card", price: minor(5_000), discount: 0 }),
  ].map((article) => [article.sku, article]),
);
const partNames = new Proxy({}, { get: (_, name) => String(name) });
const wishWords = {
  recipient: "For {name}",
  sender: "From {name}",
  toBuyer: "To the buyer {when}",
  atOnce: "at once",
};
const articleWords = { bespoke: "Bespoke", part: "{part}: {choices}", parts: partNames, wish: wishWords };
const snapshotWith = (given: Catalogue = catalogue) =>
  ({ catalogue: given, articles, words: { en: { articles: articleWords } } }) as unknown as Snapshot;
const snapshot = snapshotWith();

const wish: GiftWish = {
  id: "A".repeat(22),
  gift: { recipientName: "Ada", recipientEmail: null, senderName: "Bob", message: "", sendOn: null },
  tastes: null,
};

const selection: Selection = { ...defaultSelection, dial: "ART-COMET1", rotor: "ASANOHA-SI" };
const id = bespokeId(selection, catalogue.version);
/** Its labels date from the day it was composed. */
const watch = {
  id,
  selection,
  price: minor(50_000),
  labels: { rotor: { fr: "Asanoha d’alors", en: "Asanoha of then" }, dial: { fr: "Comète d’alors" } },
} as unknown as BespokeWatch;

const line = (sku: string, ofWish: GiftWish | null = null) => ({
  id: "7",
  sku,
  quantity: 2,
  priceSeen: minor(30_000),
  wish: ofWish,
});
const shown = (sku: string, ofWish: GiftWish | null = null, from: Snapshot = snapshot) =>
  priceLines([line(sku, ofWish)], { snapshot: from, watches: [watch], locale: "en" })[0]!;

/** The catalogue with one rotor changed or removed. */
const withRotor = (change: object | null, key = selection.rotor): Catalogue => ({
  ...catalogue,
  rotor: catalogue.rotor.flatMap((option) => {
    if (option.key !== key) return [option];
    return change === null ? [] : [{ ...option, ...change }];
  }),
});

describe("a line of an article", () => {
  test("has today's price, the shopper's language, and its own gift wish", () => {
    expect(shown("DI0136")).toEqual({
      ...line("DI0136"),
      kind: "watch",
      price: 31_000,
      parts: [],
      discount: 10,
      title: "Watch",
      details: ["36 mm"],
      image: "/w.jpg",
      href: "/montres/x",
      warning: null,
      isSellable: true,
    });
    const card = shown(`GC-050~${wish.id}`, wish);
    expect(card).toMatchObject({ wish, price: 5_000, isSellable: true });
    expect(card.details).toEqual(["36 mm", "For Ada", "From Bob", "To the buyer at once"]);
    // The wish of another line is not used.
    expect(shown("GC-050", wish)).toMatchObject({ wish: null, details: ["36 mm"] });
  });

  test("cannot be bought when it is no longer sold; when it has run out, its last pieces may be this cart's", () => {
    expect(shown("DI0140").isSellable).toBe(false);
    expect(shown("DI0236").isSellable).toBe(true);
  });

  test.each(["NO-SUCH", `GC-050~${wish.id}`, bespokeSku("A".repeat(26))])(
    "of which nothing is left is shown by its sku, to be taken out: %s",
    (sku) => {
      expect(shown(sku)).toEqual({
        ...line(sku),
        kind: "watch",
        price: 30_000,
        parts: [],
        discount: 0,
        title: sku.split("~")[0],
        details: [],
        image: null,
        href: null,
        warning: null,
        isSellable: false,
      });
    },
  );
});

describe("a line of a composed watch", () => {
  const sku = bespokeSku(id);

  test("has today's price of its parts and a link to its page", () => {
    const composed = shown(sku);
    // Base 25000, oyster 7000, comet 14000, asanoha 3500.
    expect(composed).toMatchObject({
      kind: "bespoke",
      price: 49_500,
      discount: 0,
      bespoke: { id, selection },
      title: "Bespoke",
      image: `/api/configurator/bespoke?id=${id}&w=320`,
      href: `/configurator/p/${id}`,
      wish: null,
      isSellable: true,
    });
    expect(composed.parts).toContainEqual({ option: "rotor:ASANOHA-SI", price: 3_500 });
    expect(composed.details.join()).toContain("rotor: ");
    expect(composed.details.join()).not.toContain("of then");
  });

  test("keeps the price and the name of a part that has left the catalogue, and cannot be made", () => {
    const composed = shown(sku, null, snapshotWith(withRotor(null)));
    expect(composed).toMatchObject({ price: 50_000, parts: [], isSellable: false });
    expect(composed.details).toContain("rotor: Asanoha of then");
  });

  test("is priced though a part is no longer sold, and may hold the last piece of one that has run out", () => {
    const off = shown(sku, null, snapshotWith(withRotor({ enabled: false })));
    expect(off).toMatchObject({ price: 49_500, isSellable: false });
    expect(shown(sku, null, snapshotWith(withRotor({ stock: gone }))).isSellable).toBe(true);
  });

  test("warns of its workshop pieces, each notice once", () => {
    const notice = { hasWarning: true, note: { fr: "Pièce d’atelier", en: "Workshop piece" } };
    const plain = { ...catalogue, dial: catalogue.dial.map((dial) => ({ ...dial, hasWarning: false })) };
    const both = {
      ...plain,
      rotor: withRotor(notice).rotor,
      dial: plain.dial.map((dial) => ({ ...dial, ...notice })),
    };
    expect(shown(sku, null, snapshotWith(plain)).warning).toBeNull();
    expect(shown(sku, null, snapshotWith(both)).warning).toBe("Workshop piece");
    const silent = withRotor({ hasWarning: true, note: undefined });
    expect(shown(sku, null, snapshotWith({ ...silent, dial: plain.dial })).warning).toBeNull();
  });

  test("is described once per catalogue and language", () => {
    expect(shown(sku).details).toBe(shown(sku).details);
  });

  test("counts stock by its parts, an article by itself", () => {
    expect(countedLine(shown(sku))).toEqual({ sku, quantity: 2, selection });
    expect(countedLine(shown("DI0136"))).toEqual({ sku: "DI0136", quantity: 2, selection: null });
    expect(bespokeIdsOf([line(sku), line("DI0136"), line(sku)])).toEqual([id]);
  });
});

describe("the price of a sku", () => {
  const price = (sku: string, facts: object = {}, from: Snapshot = snapshot) =>
    priceSku(from, { sku: parseSku(sku), watch: undefined, wish: undefined, ...facts });
  const sku = bespokeSku(id);
  test.each<[string, ReturnType<typeof price>, unknown]>([
    ["an article", price("DI0136"), { ok: true, value: { price: 31_000 } }],
    [
      "one that has run out, which may lie in a cart",
      price("DI0236"),
      { ok: true, value: { price: 31_000 } },
    ],
    ["one not sold", price("DI0140"), { ok: false, error: "not-sold" }],
    ["none", price("NO-SUCH"), { ok: false, error: "unknown-sku" }],
    ["a card with its wish", price(`GC-050~${wish.id}`, { wish }), { ok: true, value: { price: 5_000 } }],
    ["a card whose wish is gone", price(`GC-050~${wish.id}`), { ok: false, error: "unknown-sku" }],
    ["a watch with a card's wish", price(`DI0136~${wish.id}`, { wish }), { ok: false, error: "unknown-sku" }],
    ["a composed watch", price(sku, { watch }), { ok: true, value: { price: 49_500 } }],
    ["one that was never kept", price(sku), { ok: false, error: "unknown-sku" }],
    [
      "one with a part no longer sold",
      price(sku, { watch }, snapshotWith(withRotor({ enabled: false }))),
      { ok: false, error: "not-sold" },
    ],
    [
      "one whose part has run out",
      price(sku, { watch }, snapshotWith(withRotor({ stock: gone }))),
      { ok: true, value: { price: 49_500 } },
    ],
  ])("of %s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test("an article is out of stock by its own count, a composed watch by those of its parts", () => {
    const isOut = (text: string, from: Snapshot = snapshot, known?: BespokeWatch) =>
      isOutOfStock(from, { sku: parseSku(text), watch: known, wish: undefined });
    expect(isOut("DI0236")).toBe(true);
    expect(isOut("DI0136")).toBe(false);
    expect(isOut("NO-SUCH")).toBe(false);
    expect(isOut(sku, snapshotWith(withRotor({ stock: gone })), watch)).toBe(true);
    expect(isOut(sku, snapshotWith(withRotor({ enabled: false })), watch)).toBe(false);
  });
});
