import { expect, test } from "vitest";
import type { CartItem } from "@/src/domain/contracts/cart";
import { editedLine, giftPath } from "./edit-line";

const item = (id: string, kind: CartItem["kind"]): CartItem => ({
  id,
  product: "GC-050",
  quantity: 1,
  price: 5_000,
  discount: 0,
  title: "",
  details: [],
  image: null,
  href: "/produit/gc-050",
  kind,
  warning: null,
  previousPrice: null,
  isSellable: true,
});

test("a gift links back to its form, any other line to none", () => {
  expect(giftPath(item("7", "gift-card"))).toBe("/produit/gc-050?ligne=7#choisir");
  expect(giftPath(item("7", "watch"))).toBeNull();
  expect(giftPath({ ...item("7", "gift-card"), href: null })).toBeNull();
});

test.each([
  ["?ligne=7", "gift-card", "7"],
  ["?ligne=8", "gift-card", undefined],
  ["?ligne=7", "gift-watch", undefined],
  ["", "gift-card", undefined],
])("%s on the form of a %s is line %s", (search, kind, expected) => {
  expect(editedLine([item("7", "gift-card"), item("8", "surprise-watch")], kind, search)?.id).toBe(expected);
});
