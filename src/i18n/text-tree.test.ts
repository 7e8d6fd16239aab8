import { expect, test } from "vitest";
import { flattenTexts, shopTexts } from "./text-tree";

const tree = { cart: { title: "Panier", empty: { title: "Vide" } }, common: { skip: "Aller au contenu" } };

test("texts are named by their path", () => {
  expect(flattenTexts(tree)).toEqual([
    ["cart.title", "Panier"],
    ["cart.empty.title", "Vide"],
    ["common.skip", "Aller au contenu"],
  ]);
});

test("an override replaces the text at its path and nothing else", () => {
  expect(shopTexts(tree, { "cart.empty.title": "Rien encore", "gone.since": "x" }, "Maison Essai")).toEqual({
    cart: { title: "Panier", empty: { title: "Rien encore" } },
    common: { skip: "Aller au contenu" },
  });
});

test("{brand} is the shop's name, in files and in overrides, whatever it contains", () => {
  const named = { title: "{brand}, accueil", code: "{code} : {brand}" };
  expect(shopTexts(named, { code: "{brand} $& {code}" }, "L’Heure & Fils")).toEqual({
    title: "L’Heure & Fils, accueil",
    code: "L’Heure & Fils $& {code}",
  });
});
