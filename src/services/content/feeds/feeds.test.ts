import { DOMParser } from "@xmldom/xmldom";
import { describe, expect, test } from "vitest";
import { dialColors } from "@/src/domain/watch/dial-color";
import type { Product } from "@/src/domain/product/product";
import { sampleProduct, sampleWatch } from "@/tests/factories/sample-offer";
import { feedItems } from "./feed-item";
import { tsvFeed } from "./tsv-feed";
import { xmlFeed } from "./xml-feed";

const reading = {
  locale: "fr",
  brand: "Valcour",
  address: (path: string) => `https://shop.example${path}`,
  picture: (path: string) => `https://shop.example${path}`,
  color: (color: string) => color,
  dispatchDay: "2026-12-11",
} as const;

const itemsOf = (product: Partial<Product>, description = "Une montre.") =>
  feedItems(
    [
      {
        watch: sampleWatch("DI01", { description: { fr: description } }),
        products: [sampleProduct("DI01", 40, 31_000, product)],
      },
    ],
    reading,
  );

const channel = { title: "Montres & Cie", link: "https://shop.example/", language: "fr" };
const feedOf = (product: Partial<Product>, description?: string) =>
  xmlFeed(itemsOf(product, description), channel);

const seller = {
  name: "Valcour",
  url: "https://shop.example/",
  returns: "https://shop.example/politique-de-retour",
  countries: ["FR", "BE"],
};

/** Cells of the one row, by column. */
function rowOf(product: Partial<Product>, description?: string): Readonly<Record<string, string>> {
  const [names, cells, end] = tsvFeed(itemsOf(product, description), seller)
    .split("\n")
    .map((line) => line.split("\t"));
  expect(end).toEqual([""]);
  expect(cells).toHaveLength(names!.length);
  const plain = (cell: string) => (/^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell);
  return Object.fromEntries(names!.map((name, at) => [name, plain(cells![at]!)]));
}

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

/** Source: OpenAI, product feed schema. */
const openAiFields: Readonly<Record<string, { readonly value: RegExp; readonly isRequired?: true }>> = {
  item_id: { value: /^\S{1,100}$/, isRequired: true },
  title: { value: /^.{1,150}$/u, isRequired: true },
  description: { value: /^.{1,5000}$/u, isRequired: true },
  url: { value: address, isRequired: true },
  brand: { value: /^.{1,70}$/u, isRequired: true },
  seller_name: { value: /^.{1,70}$/u, isRequired: true },
  image_url: { value: address, isRequired: true },
  availability: { value: /^(?:in_stock|out_of_stock|pre_order|backorder|unknown)$/, isRequired: true },
  price: { value: price, isRequired: true },
  sale_price: { value: price },
  seller_url: { value: address },
  listing_has_variations: { value: /^(?:true|false)$/ },
  variant_dict: { value: /^\{"size":"40 mm"\}$/ },
  shipping_price: { value: price },
  accepts_returns: { value: /^true$/ },
  return_deadline_in_days: { value: /^[1-9]\d*$/ },
  return_policy: { value: address },
  target_countries: { value: /^[A-Z]{2}(?:,[A-Z]{2})*$/ },
  is_eligible_search: { value: /^true$/ },
  is_eligible_checkout: { value: /^false$/ },
};

const ahead = {
  page: "/p",
  href: "/p/1",
  shipsAt: "2027-03-01T00:00:00.000Z",
  pieces: 50,
};

const standings: readonly (readonly [
  standing: string,
  product: Partial<Product>,
  date: string | undefined,
])[] = [
  ["in stock", { availability: "in-stock" }, undefined],
  ["reduced", { availability: "in-stock", discount: 10 }, undefined],
  ["made to order", { availability: "made-to-order" }, "2026-12-11T00:00Z"],
  ["sold ahead", { availability: "pre-order", ahead }, "2027-03-01T00:00Z"],
  ["sold out", { availability: "sold-out" }, undefined],
];

describe("the shopping feed against Google's list of fields and values", () => {
  test.each(standings)("%s", (_, product, date) => {
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

describe("the table against the fields and values of Google and OpenAI", () => {
  test.each(standings)("%s", (_, product, date) => {
    const row = rowOf(product);
    const known = Object.entries(row).filter(([, value]) => value !== "");
    const accepted = (name: string, value: string) =>
      [fields[`g:${name}`], openAiFields[name]].every((field) => field?.value.test(value) ?? true);
    expect(known.filter(([name, value]) => !accepted(name, value))).toEqual([]);
    const required = [fields, openAiFields].flatMap((all) =>
      Object.keys(all).filter((name) => all[name]!.isRequired),
    );
    expect(known.map(([name]) => name)).toEqual(
      expect.arrayContaining(required.map((name) => name.replace(/^g:/, ""))),
    );
    expect(row["availability_date"]).toBe(date ?? "");
  });

  test("delivery to each country is in the price", () => {
    expect(rowOf({})["shipping(country:price)"]).toBe("FR:0.00 EUR,BE:0.00 EUR");
  });

  test("a text with tabs, line breaks and quotation marks stays one cell", () => {
    expect(rowOf({}, 'Une "belle"\tmontre.\n\nEn acier.').description).toBe('Une "belle" montre. En acier.');
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
