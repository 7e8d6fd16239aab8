import { expect, test } from "vitest";
import { benchOrder } from "./bench-parts";
import { detailRows } from "./describe-watch";
import { selectionFields } from "./selection";

test("a build sheet names every part of a watch once", () => {
  expect(benchOrder.toSorted()).toEqual(detailRows.map(({ name }) => name).toSorted());
  const fields = detailRows.flatMap((row) => row.fields);
  expect(fields.toSorted()).toEqual(selectionFields.toSorted());
});
