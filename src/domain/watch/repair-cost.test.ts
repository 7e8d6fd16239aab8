import { expect, test } from "vitest";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { choose } from "./choose";
import { priceWatch } from "./price-watch";
import { repairDifference } from "./repair-cost";
import { defaultSelection, selectionFields, type SelectionField } from "./selection";

const catalogue = seedCatalogue(() => undefined);
const diver = choose(defaultSelection, "caseType", "SU", catalogue).selection;
const starts = [defaultSelection, diver, choose(diver, "complication", "gmt", catalogue).selection];

const choices = starts.flatMap((before) =>
  selectionFields.flatMap((field) =>
    catalogue[field].map(({ key }) => [before, field, choose(before, field, key, catalogue)] as const),
  ),
);

test("what followed a choice costs what the sum grows by beyond the choice itself", () => {
  const costs: number[] = [];
  for (const [before, field, { selection: after, repairs }] of choices) {
    const change = { before, after };
    const cost = (changed: SelectionField) => repairDifference(change, changed, catalogue).price;
    const changed = new Set([field, ...repairs.map((repair) => repair.field)]);
    // A strap belongs to its family: its price may change where its color has the same name.
    const sum = [...changed, ...(changed.has("strapColor") ? [] : (["strapColor"] as const))];
    expect(sum.reduce((total, one) => total + cost(one), 0)).toBe(
      priceWatch(after, catalogue).total - priceWatch(before, catalogue).total,
    );
    costs.push(...repairs.map((repair) => cost(repair.field)));
  }
  expect(costs.some((cost) => cost > 0)).toBe(true);
  expect(costs.some((cost) => cost < 0)).toBe(true);
});
