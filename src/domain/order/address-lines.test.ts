import { expect, test } from "vitest";
import { addressLines } from "./address-lines";
import type { Address, OrderContact } from "./order";

const home: Address = {
  line1: "1 rue du Port",
  line2: "Bâtiment B",
  postalCode: "44000",
  city: "Nantes",
  state: "Loire-Atlantique",
  country: "DE",
};
const contact: OrderContact = {
  email: null,
  name: "Ada Lovelace",
  phone: null,
  billingAddress: null,
  shippingName: "Charles Babbage",
  shippingAddress: home,
};

test("an address in the order it is written, the country in its reader's language", () => {
  expect(addressLines({ contact, locale: "fr" })).toEqual([
    "Charles Babbage",
    "1 rue du Port",
    "Bâtiment B",
    "44000 Nantes",
    "Loire-Atlantique",
    "Allemagne",
  ]);
  expect(addressLines({ contact, locale: "en" }).at(-1)).toBe("Germany");
  expect(addressLines({ contact, locale: "jp" }).at(-1)).toBe("ドイツ");
});

test("what is empty leaves no line and no space", () => {
  const short = { ...home, line2: "", postalCode: null, state: null, country: null };
  expect(addressLines({ contact: { ...contact, shippingAddress: short }, locale: "fr" })).toEqual([
    "Charles Babbage",
    "1 rue du Port",
    "Nantes",
  ]);
});

test("where nothing is sent, the address and the name of the bill", () => {
  const billed = { ...contact, shippingName: null, shippingAddress: null, billingAddress: home };
  expect(addressLines({ contact: billed, locale: "fr" })).toHaveLength(6);
  expect(addressLines({ contact: billed, locale: "fr" })[0]).toBe("Ada Lovelace");
  const elsewhere = { ...home, city: "Brest" };
  expect(addressLines({ contact: { ...contact, billingAddress: elsewhere }, locale: "fr" })).toContain(
    "44000 Nantes",
  );
});

test("no address, no lines", () => {
  expect(addressLines({ contact: { ...contact, shippingAddress: null }, locale: "fr" })).toEqual([]);
});

test.each(["XX", "ZZZ", "france", "deX", "XDE", "xx"])("%s is no country and stays as it is", (country) => {
  const strange = { ...contact, shippingAddress: { ...home, country } };
  expect(addressLines({ contact: strange, locale: "en" }).at(-1)).toBe(country);
});

test.each<readonly [string, Partial<Address>, readonly string[]]>([
  [
    "US",
    { line1: "350 Fifth Avenue", line2: "Floor 20", city: "New York", state: "NY", postalCode: "10118" },
    ["350 Fifth Avenue", "Floor 20", "New York, NY 10118"],
  ],
  [
    "GB",
    { line1: "10 Downing Street", city: "London", postalCode: "SW1A 2AA" },
    ["10 Downing Street", "London", "SW1A 2AA"],
  ],
  [
    "DE",
    { line1: "Unter den Linden 1", city: "Berlin", state: "Berlin", postalCode: "10117" },
    ["Unter den Linden 1", "10117 Berlin"],
  ],
  [
    "ES",
    { line1: "Calle Mayor 1, 2º B", city: "Alcobendas", state: "Madrid", postalCode: "28108" },
    ["Calle Mayor 1, 2º B", "28108 Alcobendas", "Madrid"],
  ],
  [
    "IE",
    { line1: "1 Main Street", city: "Swords", state: "Co. Dublin" },
    ["1 Main Street", "Swords", "Co. Dublin"],
  ],
  [
    "JP",
    { line1: "1-1 Chiyoda", city: "Chiyoda-ku", state: "Tokyo", postalCode: "100-0001" },
    ["1-1 Chiyoda", "Chiyoda-ku, Tokyo 100-0001"],
  ],
  ["QA", { line1: "Street 850", city: "Doha" }, ["Street 850", "Doha"]],
  ["XX", { line1: "Road 1", city: "Town", state: "Land", postalCode: "1" }, ["Road 1", "1 Town", "Land"]],
])("as people in %s write it", (country, part, lines) => {
  const empty = { line1: null, line2: null, postalCode: null, city: null, state: null };
  const there = { ...contact, shippingAddress: { ...empty, ...part, country } };
  expect(addressLines({ contact: there, locale: "en" }).slice(0, -1)).toEqual(["Charles Babbage", ...lines]);
});

test("a Japanese address in Japanese begins with its code and ends with the name", () => {
  const there = {
    ...contact,
    shippingName: "山田 太郎",
    shippingAddress: {
      line1: "千代田1-1",
      line2: "皇居ビル 5階",
      postalCode: "100-0001",
      city: "千代田区",
      state: "東京都",
      country: "JP",
    },
  };
  expect(addressLines({ contact: there, locale: "jp" })).toEqual([
    "〒100-0001",
    "東京都千代田区千代田1-1",
    "皇居ビル 5階",
    "山田 太郎",
    "日本",
  ]);
});

test("nothing that was entered is left out, in any country", () => {
  for (const country of ["FR", "US", "GB", "JP", "IE", "SG", "HK", "QA", "AE", "IN", "IT", "XX"]) {
    const written = addressLines({
      contact: { ...contact, shippingAddress: { ...home, country } },
      locale: "en",
    }).join(" ");
    for (const part of [home.line1, home.line2, home.postalCode, home.city, home.state])
      expect([country, written]).toEqual([country, expect.stringContaining(part ?? "")]);
  }
});
