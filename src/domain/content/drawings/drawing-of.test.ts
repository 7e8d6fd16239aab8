import { expect, test } from "vitest";
import { caseMeasures, largestCase } from "@/src/domain/watch/case-measures";
import { pageDrawings } from "@/src/domain/content/page-drawing";
import { outline } from "./case-outline";
import { drawingOf } from "./drawing-of";

test.each(pageDrawings)("%s keeps its figures and numbers inside its frame", (name) => {
  for (const { width, height, paths, labels = [], marks = [] } of drawingOf(name).panels) {
    expect(paths.every(({ path }) => !path.includes("NaN"))).toBe(true);
    for (const { x, y } of [...labels, ...marks]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  }
});

test("the watch is drawn with the measures it is sold with", () => {
  const { lugToLug, lugWidth } = caseMeasures(largestCase);
  expect(outline.flank * 2).toBeCloseTo(largestCase, 0);
  expect(outline.tip.y * 2).toBe(lugToLug);
  expect(Math.round(outline.inner * 2)).toBe(lugWidth);
  const texts = drawingOf("watch").panels[0]?.labels?.map(({ text }) => text);
  expect(texts).toEqual([`⌀ ${largestCase}`, String(lugToLug), String(lugWidth), "11.8"]);
});

test("five years have sixty months, ten waxings, two checks and one opening", () => {
  const marks = drawingOf("five-years").panels.map(({ paths }) =>
    paths.flatMap(({ as, path }) => (as === "mark" ? (path.match(/M/g)?.length ?? 0) : [])),
  );
  expect(marks).toEqual([[1], [60], [10], [2], [1]]);
});
