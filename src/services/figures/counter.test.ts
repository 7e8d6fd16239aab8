import { expect, test } from "vitest";
import type { DayFigure } from "@/src/domain/tracking/day-figure";
import { createCounter } from "./counter";

const noon = new Date("2026-03-31T12:00:00Z");
const view = { kind: "view", subject: "/montres", locale: "fr" } as const;

test("repeated events are written as one figure, by the day in Paris", async () => {
  const written: (readonly DayFigure[])[] = [];
  let now = noon;
  const counter = createCounter({
    write: async (figures) => void written.push(figures),
    clock: () => now,
    report: () => {},
  });
  counter.count(view);
  counter.count(view);
  counter.count({ ...view, locale: "en" });
  // Half past midnight in Paris, still the day before in UTC.
  now = new Date("2026-03-31T22:30:00Z");
  counter.count(view);
  await counter.flush();
  expect(written).toEqual([
    [
      { ...view, day: "2026-03-31", count: 2 },
      { ...view, locale: "en", day: "2026-03-31", count: 1 },
      { ...view, day: "2026-04-01", count: 1 },
    ],
  ]);
  await counter.flush();
  expect(written).toHaveLength(1);
});

test("an unavailable database loses no figures and is reported once", async () => {
  const reports: unknown[] = [];
  const written: DayFigure[] = [];
  let isAway = true;
  const counter = createCounter({
    write: async (figures) => {
      if (isAway) throw new Error("away");
      written.push(...figures);
    },
    clock: () => noon,
    report: (error) => reports.push(error),
  });
  counter.count(view);
  await counter.flush();
  counter.count(view);
  await counter.flush();
  isAway = false;
  await counter.flush();
  expect(reports).toHaveLength(1);
  expect(written).toEqual([{ ...view, day: "2026-03-31", count: 2 }]);
});

test("invented figures cannot fill the memory", async () => {
  let size = 0;
  const counter = createCounter({
    write: async (figures) => void (size = figures.length),
    clock: () => noon,
    report: () => {},
  });
  for (let page = 0; page < 5_000; page++) counter.count({ ...view, subject: `/${page}` });
  await counter.flush();
  expect(size).toBe(1_000);
});
