import { expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { benchOrder, benchParts } from "./bench-parts";
import { detailRows } from "./describe-watch";
import { defaultSelection, selectionFields } from "./selection";

test("a build sheet names every part of a watch once", () => {
  expect(benchOrder.toSorted()).toEqual(detailRows.map(({ name }) => name).toSorted());
  const fields = detailRows.flatMap((row) => row.fields);
  expect(fields.toSorted()).toEqual(selectionFields.toSorted());
});

test("what a watchmaker takes from the drawer: key and name of today, in the order it is built", () => {
  const sheet = benchParts({ ...defaultSelection, dial: "GONE-1" }, catalogue, "en");
  const named = (key: string, of: readonly { key: string; label: { en?: string } }[]) => ({
    key,
    name: of.find((option) => option.key === key)?.label.en,
  });
  expect(sheet.slice(0, 2)).toEqual([
    { part: "complication", choices: [named("date", catalogue.complication)] },
    { part: "dial", choices: [{ key: "GONE-1", name: "GONE-1" }] },
  ]);
  // A smooth bezel has no insert, and a watch with a date no GMT hand.
  expect(sheet.map(({ part }) => part)).not.toContain("bezelInsert");
  const { caseType, caseColor, caseDiameter } = defaultSelection;
  const caseKeys = sheet.find(({ part }) => part === "case")?.choices.map(({ key }) => key);
  expect(caseKeys).toEqual(expect.arrayContaining([caseType, caseColor, caseDiameter]));
});
