import { DOMParser } from "@xmldom/xmldom";
import { describe, expect, test } from "vitest";
import { dialColors } from "@/src/domain/watch/dial-color";
import type { Product } from "@/src/domain/product/product";
import { sampleProduct, sampleWatch } from "@/tests/factories/sample-offer";
import { shoppingFeed } from "./shopping-feed";

const reading = {
  locale: "fr",
  brand: "Valcour",
  address: (path: string) => `https://shop.example${path}`,
  picture: (path: string) => `https://shop.example${path}`,
  color: (color: string) => color,
  dispatchDay: "2026-12-11",
} as const;

const feedOf = (product: Partial<Product>, description = "Une montre.") =>
  shoppingFeed(
    [
      {
        watch: sampleWatch("DI01", { description: { fr: description } }),
        products: [sampleProduct("DI01", 40, 31_000, product)],
      },
    ],
    "Montres & Cie",
    reading,
  );

/** Elements of the one item, by name. Throws if the feed is not XML. */
function fieldsOf(feed: string): Readonly<Record<string, string>> {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  });
  const [item] = Array.from(parser.parseFromString(feed, "application/xml").getElementsByTagName("item"));
  const elements = Array.from(item!.childNodes).filter(({ nodeType }) => nodeType === 1);
  return Object.fromEntries(elements.map(({ nodeName, textContent }) => [nodeName, textContent ?? ""]));
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d{4})$/;
const price = /^\d+\.\d\d [A-Z]{3}$/;
const address = /^https:\/\/\S{1,1990}$/;

/** Source: Google Merchant Center Help, product data specification (apparel and accessories, watches). */
const fields: Readonly<Record<string, { readonly value: RegExp; readonly isRequired?: true }>> = {
  "g:id": { value: /^\S{1,50}$/, isRequired: true },
  "g:item_group_id": { value: /^\S{1,50}$/ },
  "g:title": { value: /^[^\n]{1,150}$/u, isRequired: true },
  "g:description": { value: /^[^]{1,5000}$/u, isRequired: true },
  "g:link": { value: address, isRequired: true },
  "g:image_link": { value: address, isRequired: true },
  "g:availability": { value: /^(?:in_stock|out_of_stock|preorder|backorder)$/, isRequired: true },
  "g:availability_date": { value: moment },
  "g:price": { value: price, isRequired: true },
  "g:sale_price": { value: price },
  "g:brand": { value: /^.{1,70}$/u, isRequired: true },
  "g:mpn": { value: /^\S{1,70}$/, isRequired: true },
  "g:condition": { value: /^(?:new|refurbished|used)$/, isRequired: true },
  "g:google_product_category": { value: /^201$/, isRequired: true },
  "g:age_group": { value: /^(?:newborn|infant|toddler|kids|adult)$/, isRequired: true },
  "g:gender": { value: /^(?:male|female|unisex)$/, isRequired: true },
  "g:color": { value: /^.{1,100}$/u, isRequired: true },
  "g:size": { value: /^.{1,100}$/u },
};

const ahead = {
  page: "/p",
  href: "/p/1",
  shipsAt: "2027-03-01T00:00:00.000Z",
  pieces: 50,
};

describe("the shopping feed against Google's list of fields and values", () => {
  test.each<[standing: string, product: Partial<Product>, date: string | undefined]>([
    ["in stock", { availability: "in-stock" }, undefined],
    ["reduced", { availability: "in-stock", discount: 10 }, undefined],
    ["made to order", { availability: "made-to-order" }, "2026-12-11T00:00Z"],
    ["sold ahead", { availability: "pre-order", ahead }, "2027-03-01T00:00Z"],
    ["sold out", { availability: "sold-out" }, undefined],
  ])("%s", (_, product, date) => {
    const item = fieldsOf(feedOf(product));
    const wrong = Object.entries(item).filter(([name, value]) => !fields[name]?.value.test(value));
    expect(wrong).toEqual([]);
    const required = Object.keys(fields).filter((name) => fields[name]!.isRequired);
    expect(Object.keys(item)).toEqual(expect.arrayContaining(required));
    expect(item["g:availability_date"]).toBe(date);
    expect("g:sale_price" in item).toBe(product.discount !== undefined);
  });

  test("every dial has a color", () => {
    expect(dialColors).toContain(fieldsOf(feedOf({}))["g:color"]);
  });
});

describe("texts that XML cannot hold", () => {
  test.each(["\u0000", "\u0008", "\u001b", "\ufffe", "\uffff", "\ud800", "\udfff"])(
    "%j is left out",
    (sign) => {
      expect(fieldsOf(feedOf({}, `Cadran${sign} bleu`))["g:description"]).toBe("Cadran bleu");
    },
  );

  test.each(["\u{1f570}", "𠮷", "A & B < C > \"D\" 'E'", "\t"])("%j stays", (text) => {
    expect(fieldsOf(feedOf({}, `Cadran ${text} bleu`))["g:description"]).toBe(`Cadran ${text} bleu`);
  });

  test("a long text is cut between characters", () => {
    const item = fieldsOf(feedOf({ name: { fr: "𠮷".repeat(200) } }, "𠮷".repeat(6000)));
    expect(Array.from(item["g:title"]!)).toHaveLength(150);
    expect(Array.from(item["g:description"]!)).toHaveLength(5000);
  });
});
