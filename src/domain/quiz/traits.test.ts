import { describe, expect, test } from "vitest";
import { defaultSelection } from "@/src/domain/watch/selection";
import type { Offer } from "@/src/domain/watch/offer";
import { sampleProduct, sampleLine, sampleWatch } from "@/tests/factories/sample-offer";
import { productFor } from "./product-for";
import type { GivenAnswer } from "./rank-offers";
import { hasTrait, isTraitValue, type Trait } from "./traits";

const offer: Offer = {
  watch: sampleWatch("DIPIMM", {
    line: sampleLine("distinction-rose"),
    color: "vert",
    parts: { ...defaultSelection, caseColor: "CAS-FL-rg", strapStyle: "LE" },
  }),
  products: [
    sampleProduct("DIPIMM", 36, 48_000, { availability: "made-to-order" }),
    sampleProduct("DIPIMM", 40, 49_000, { availability: "sold-out" }),
  ],
};

describe("what a rule can ask of a watch", () => {
  test.each<[Trait, readonly string[], boolean]>([
    ["line", ["distinction-rose"], true],
    ["line", ["distinction"], false],
    ["line", ["distinction", "distinction-rose"], true],
    ["line", [], false],
    ["color", ["vert"], true],
    ["color", ["bleu"], false],
    ["diameter", ["36"], true],
    ["diameter", ["42"], false],
    ["strap", ["le"], true],
    ["strap", ["oy"], false],
    ["price", ["450-500"], true],
    ["price", ["-450"], false],
    ["metal", ["rg"], true],
    ["metal", ["si"], false],
    ["making", ["made-to-order"], true],
    ["making", ["in-stock"], false],
  ])("%s %j: %s", (trait, values, expected) => {
    expect(hasTrait(offer, trait, values)).toBe(expected);
  });

  test.each<[Trait, readonly string[], readonly string[]]>([
    ["line", ["distinction", "distinction-rose"], ["", "-rose", "Rose", "a--b", "a-", "1a", "a b"]],
    ["diameter", ["36", "69"], ["3", "360", "16", "70", "x36", "36mm"]],
    ["color", ["bleu"], ["", "Bleu", "bleu vert", "bleu2", "2bleu"]],
    ["strap", ["le", "nato"], ["", "l-e", "LE"]],
    ["price", ["350-450", "-350", "450-"], ["-", "350", "a-b", "350-450-", "1234567-", "-1234567", "x-350"]],
    ["metal", ["si", "rg", "gl", "bl", "sirg", "sigl", "sibl"], ["", "SI", "si-rg", "si "]],
    ["making", ["in-stock", "made-to-order"], ["sold-out", "xin-stock", "in-stock-x"]],
  ])("%s knows %j and not %j", (trait, known, strange) => {
    expect(known.filter((value) => !isTraitValue(trait, value))).toEqual([]);
    expect(strange.filter((value) => isTraitValue(trait, value))).toEqual([]);
  });
});

describe("the size that is proposed", () => {
  const answer = (trait: string, ...values: string[]) =>
    ({ answer: { rules: [{ trait, values, points: 1 }] } }) as unknown as GivenAnswer;
  const two: Offer = {
    ...offer,
    products: [
      sampleProduct("A", 36, 48_000),
      sampleProduct("A", 40, 49_000),
      sampleProduct("A", 42, 50_000, { availability: "sold-out" }),
    ],
  };

  test.each([
    ["the one asked for", [answer("diameter", "40")], 40],
    ["the first that was asked for and is sold", [answer("diameter", "42", "40")], 40],
    ["the announced one where none is asked for", [answer("color", "40")], 36],
    ["the announced one where the other is sold out", [answer("diameter", "42")], 36],
    ["the announced one without answers", [], 36],
  ])("is %s", (_, given, diameter) => {
    expect(productFor(two, given).diameter).toBe(diameter);
  });
});
