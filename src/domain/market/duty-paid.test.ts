import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { sampleRates } from "@/tests/factories/sample-rates";
import { dutyPaid } from "./duty-paid";
import type { Border, Market } from "./market";

const border: Border = {
  payer: "buyer",
  dutyPercent: 0,
  taxPercent: 10,
  valuePercent: 60,
  dutyFreeBelow: minor(0),
  taxFreeBelow: minor(1_000_000),
  note: { fr: "" },
  dutyPaidPercent: 110,
};
const japan: Market = {
  currency: "JPY",
  countries: ["JP"],
  factor: 100,
  transitDays: null,
  payments: [],
  border,
};
const sale = { value: minor(5_408_000), sold: ["FR", "JP"], chargedAsShown: [], rates: sampleRates };

test("costs its share of the estimate, in whole yen, and in euros where these are charged", () => {
  // A tenth of 60 % of 54 080 yen is 3244.8; with a tenth more 3569.28.
  expect(dutyPaid(japan, sale)).toEqual({ shown: 357_000, charged: 2_113 });
  expect(dutyPaid(japan, { ...sale, chargedAsShown: ["JPY"] })).toEqual({ shown: 357_000, charged: 357_000 });
});

test.each([
  ["a market that does not offer it", { ...border, dutyPaidPercent: null }, {}],
  ["a border at which the shop pays anyway", { ...border, payer: "shop" as const }, {}],
  ["a value below which nothing is asked", border, { value: minor(1_600_000) }],
  ["a country the shop does not send to", border, { sold: ["FR"] }],
])("is not offered for %s", (_, changed, facts) => {
  expect(dutyPaid({ ...japan, border: changed }, { ...sale, ...facts })).toBeNull();
});
