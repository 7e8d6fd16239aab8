import { expect, test } from "vitest";
import { drawings, manualDrawings } from "./manual-drawing";

test.each(manualDrawings)("%s keeps its figures inside its frame", (name) => {
  const { width, height, paths, labels } = drawings[name];
  expect(paths.length).toBeGreaterThan(0);
  for (const { x, y } of labels) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

test("midnight is on top of the ring, and noon below", () => {
  const { labels } = drawings["date-hours"];
  const at = (hour: string) => labels.find(({ text }) => text === hour);
  expect(at("0")?.y).toBeLessThan(at("12")?.y ?? 0);
  expect(at("6")?.x).toBeGreaterThan(at("18")?.x ?? 0);
});

test("the crown stands further out at each click", () => {
  const crowns = drawings.crown.paths.filter(({ path }) => path.endsWith("h30v56h-30z"));
  const offsets = crowns.map(({ path }, index) => Number(/^M(\d+)/.exec(path)?.[1]) - index * 200);
  expect(offsets).toEqual([94, 112, 130]);
});
