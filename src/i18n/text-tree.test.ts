import { expect, test } from "vitest";
import { flattenTexts, overrideTexts } from "./text-tree";

const tree = { cart: { title: "Panier", empty: { title: "Vide" } }, common: { skip: "Aller au contenu" } };

test("texts are named by their path", () => {
  expect(flattenTexts(tree)).toEqual([
    ["cart.title", "Panier"],
    ["cart.empty.title", "Vide"],
    ["common.skip", "Aller au contenu"],
  ]);
});

test("an override replaces the text at its path and nothing else", () => {
  expect(overrideTexts(tree, { "cart.empty.title": "Rien encore", "gone.since": "x" })).toEqual({
    cart: { title: "Panier", empty: { title: "Rien encore" } },
    common: { skip: "Aller au contenu" },
  });
});
