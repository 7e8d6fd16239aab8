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
