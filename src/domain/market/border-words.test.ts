import { describe, expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { borderWords } from "./border-words";
import type { Border, Market } from "./market";

const border: Border = {
  payer: "buyer",
  dutyPercent: 15,
  taxPercent: 0,
  valuePercent: 100,
  dutyFreeBelow: minor(0),
  taxFreeBelow: minor(0),
  note: { fr: "" },
};
const market: Market = {
  currency: "USD",
  countries: ["US"],
  factor: 100,
  transitDays: null,
  payments: [],
  border,
};
const sentences = {
  none: "none {countries}",
  buyer: "buyer {countries} {amount}",
  shop: "shop {countries}",
  refused: "refused {countries}",
};
const parcel = { value: minor(33_490), sold: ["FR", "US"], locale: "en" } as const;

describe("a buyer is told of the border", () => {
  test.each([
    ["what it costs about", {}, {}, "buyer United States $50"],
    ["that it costs nothing", { dutyPercent: 0 }, {}, "none United States"],
    ["that the shop pays", { payer: "shop" }, {}, "shop United States"],
    ["nothing within one market", { payer: "none" }, {}, ""],
    ["what an editor adds", { note: { fr: "Dit." } }, {}, "buyer United States $50 Dit."],
    ["of every country", {}, { countries: ["US", "FR"] }, "buyer United States and France $50"],
    ["that the shop does not send there", {}, { countries: ["CA"] }, "refused Canada"],
    ["nothing of a market without countries", {}, { countries: [] }, ""],
  ] as const)("%s", (_name, changed, other, words) => {
    expect(borderWords({ ...market, ...other, border: { ...border, ...changed } }, parcel, sentences)).toBe(
      words,
    );
  });
});
