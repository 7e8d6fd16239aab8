import { expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { catalogueVersion } from "./catalogue-version";

const { version: _version, ...parts } = catalogue;
const version = (change: Partial<typeof parts> = {}) => catalogueVersion({ ...parts, ...change });
const picture = { hash: "another", file: "another.webp" };
const first = <Option>(
  [option, ...others]: readonly Option[],
  change: Partial<Option>,
): readonly Option[] => [{ ...option!, ...change }, ...others];

test("a catalogue is the same whatever the order of its lists, their prices, texts and flags", () => {
  const dial = first(catalogue.dial, {
    price: catalogue.dial[0]!.price,
    label: { fr: "Autre" },
    enabled: false,
  });
  expect(version({ dial: dial.toReversed() })).toBe(version());
  expect(version({ basePrice: catalogue.dial[0]!.price })).toBe(version());
});

test.each<[string, Partial<typeof parts>]>([
  ["a key", { dial: first(catalogue.dial, { key: "NEW" }) }],
  ["a picture", { dial: first(catalogue.dial, { layer: picture }) }],
  ["no picture", { dial: first(catalogue.dial, { layer: undefined }) }],
  ["an open back", { caseColor: first(catalogue.caseColor, { backOpen: picture }) }],
  ["a closed back", { caseColor: first(catalogue.caseColor, { backClosed: picture }) }],
  ["an end link", { caseColor: first(catalogue.caseColor, { endLink: picture }) }],
  ["a magnified date", { dateColor: first(catalogue.dateColor, { magnified: picture }) }],
  ["another printing", { dial: first(catalogue.dial, { printing: picture }) }],
  ["a family", { strapColor: first(catalogue.strapColor, { family: "XX" }) }],
  ["the shadow", { common: { ...catalogue.common, shadow: picture } }],
  ["the glare", { common: { ...catalogue.common, glare: picture } }],
  ["the movement", { common: { ...catalogue.common, movement: picture } }],
  ["a part that is gone", { rotor: catalogue.rotor.slice(1) }],
])("%s makes it another", (_, change) => {
  expect(version(change)).not.toBe(version());
  expect(version(change)).toMatch(/^[0-9a-f]{16}$/);
});
