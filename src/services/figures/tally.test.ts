import { expect, test } from "vitest";
import type { DayFigure } from "@/src/domain/tracking/day-figure";
import { createTally } from "./tally";

const noon = new Date("2026-03-31T12:00:00Z");
const view = { kind: "view", subject: "/montres", locale: "fr" } as const;

test("what happens often is written once, by the day it is in Paris", async () => {
  const written: (readonly DayFigure[])[] = [];
  let now = noon;
  const tally = createTally({
    write: async (figures) => void written.push(figures),
    clock: () => now,
    report: () => {},
  });
  tally.count(view);
  tally.count(view);
  tally.count({ ...view, locale: "en" });
  // Half past midnight in Paris, still the day before in Greenwich.
  now = new Date("2026-03-31T22:30:00Z");
  tally.count(view);
  await tally.flush();
  expect(written).toEqual([
    [
      { ...view, day: "2026-03-31", count: 2 },
      { ...view, locale: "en", day: "2026-03-31", count: 1 },
      { ...view, day: "2026-04-01", count: 1 },
    ],
  ]);
  await tally.flush();
  expect(written).toHaveLength(1);
});

test("a database that is away loses nothing, and is told of once", async () => {
  const reports: unknown[] = [];
  const written: DayFigure[] = [];
  let isAway = true;
  const tally = createTally({
    write: async (figures) => {
      if (isAway) throw new Error("away");
      written.push(...figures);
    },
    clock: () => noon,
    report: (error) => reports.push(error),
  });
  tally.count(view);
  await tally.flush();
  tally.count(view);
  await tally.flush();
  isAway = false;
  await tally.flush();
  expect(reports).toHaveLength(1);
  expect(written).toEqual([{ ...view, day: "2026-03-31", count: 2 }]);
});

test("who makes up figures fills no memory", async () => {
  let size = 0;
  const tally = createTally({
    write: async (figures) => void (size = figures.length),
    clock: () => noon,
    report: () => {},
  });
  for (let page = 0; page < 5_000; page++) tally.count({ ...view, subject: `/${page}` });
  await tally.flush();
  expect(size).toBe(1_000);
});
