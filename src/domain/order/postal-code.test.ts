import { expect, test } from "vitest";
import { isPostalCode, postalExample } from "./postal-code";

test.each([
  ["FR", "75011", "97400", "2A004"],
  ["FR", "25000", "01000", "00100"],
  ["BE", "1000", "9000", "10000"],
  ["CH", "1204", "8001", "75011"],
  ["DE", "10117", "01067", "1011"],
  ["ES", "28013", "08001", "53000"],
  ["GB", "SW1A 1AA", "m1 1ae", "12345"],
  ["US", "10013", "10013-1234", "1001"],
  ["CA", "H2Y 1C6", "k1a0b1", "D2Y 1C6"],
  ["NL", "1012 AB", "1012ab", "0012 AB"],
  ["PT", "1100-148", "1100148", "1100"],
  ["IE", "D02 X285", "D6W XY00", "75011"],
  ["JP", "150-0001", "１５０ー０００１", "1500"],
  ["US", "10013-1234", "10013–1234", "10013–12"],
  ["JP", "1500001", "150－0001", "150 0001"],
  ["JP", "〒150-0001", "〒 1500001", "〒150"],
  ["GB", "sw1a  1aa", " M1 1AE ", "SW1# 1AA"],
  ["CZ", "110\t 00", "11000", "110-00"],
  ["LV", "LV-1050", "1050", "LV1050"],
  ["LT", "LT-01103", "01103", "LT01103"],
  ["LU", "L-1331", "1331", "L1331"],
  ["PL", "00-001", "00001", "00 001"],
  ["SA", "11564", "11564-1234", "11564-12a4"],
  ["SA", "11564", "11564-1234", "11564-1"],
])("%s: %s and %s, but not %s", (country, one, other, wrong) => {
  expect(isPostalCode(one, country)).toBe(true);
  expect(isPostalCode(other, country)).toBe(true);
  expect(isPostalCode(wrong, country)).toBe(false);
});

test("every example is right; an unlisted country takes any", () => {
  for (const country of [
    "FR",
    "BE",
    "LU",
    "CH",
    "DE",
    "AT",
    "ES",
    "PT",
    "IT",
    "NL",
    "IE",
    "GB",
    "US",
    "JP",
    "CA",
    "MT",
    "PL",
  ])
    expect([country, isPostalCode(postalExample(country) ?? "", country)]).toEqual([country, true]);
  expect(postalExample("QA")).toBeNull();
  expect(isPostalCode("anything", "QA")).toBe(true);
});

const known =
  "AT AU BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IT JP LT LU LV MC MT NL NO PL PT RO SA SE SG SI SK US";

test.each(known.split(" "))(
  "the example of %s is one, with and without its space, and nothing around it",
  (country) => {
    const example = postalExample(country) ?? "";
    expect(isPostalCode(example, country)).toBe(true);
    expect(isPostalCode(example.replace(" ", ""), country)).toBe(true);
    expect(isPostalCode("", country)).toBe(country === "IE");
    for (const wrong of [`#${example}`, `${example}#`, `${example.slice(0, -1)}#`, example.slice(0, -1)])
      expect([wrong, isPostalCode(wrong, country)]).toEqual([wrong, false]);
  },
);
