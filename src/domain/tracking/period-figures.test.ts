import { expect, test } from "vitest";
import { conversion, firstDays, periodFigures } from "./period-figures";

const today = "2026-03-31";

test("a period ends today, and the one before it is as long", () => {
  expect(firstDays(today, 7)).toEqual({ first: "2026-03-25", before: "2026-03-18" });
});

test("days without anything are there too, and each period adds up", () => {
  const figures = periodFigures(
    today,
    3,
    [
      { day: "2026-03-26", kind: "view", subject: "/", count: 5 },
      { day: "2026-03-29", kind: "view", subject: "/", count: 2 },
      { day: "2026-03-31", kind: "view", subject: "/montres", count: 3 },
      { day: "2026-03-31", kind: "view", subject: "/", count: 4 },
      { day: "2026-03-30", kind: "cart", subject: "DI05", count: 1 },
      { day: "2026-03-30", kind: "no-hit", subject: "tourbillon", count: 2 },
    ],
    [
      { day: "2026-03-27", created: 1, paid: 1, revenue: 31_000 },
      { day: "2026-03-31", created: 3, paid: 2, revenue: 64_000 },
    ],
  );
  expect(figures.days).toEqual(["2026-03-29", "2026-03-30", "2026-03-31"]);
  expect(figures.series).toEqual({
    views: { values: [2, 0, 7], total: 9, before: 5 },
    additions: { values: [0, 1, 0], total: 1, before: 0 },
    created: { values: [0, 0, 3], total: 3, before: 1 },
    paid: { values: [0, 0, 2], total: 2, before: 1 },
    revenue: { values: [0, 0, 64_000], total: 64_000, before: 31_000 },
  });
  // The period before does not rank.
  expect(figures.ranked.view).toEqual([
    { subject: "/", count: 6 },
    { subject: "/montres", count: 3 },
  ]);
  expect(figures.ranked["no-hit"]).toEqual([{ subject: "tourbillon", count: 2 }]);
  expect(conversion(figures)).toBe(67);
});

test("nothing created converts to nothing", () => {
  expect(conversion(periodFigures(today, 7, [], []))).toBeNull();
});

test("what was counted most comes first, each kind apart, equals by their names; the period before does not count", () => {
  const counted = (["view", "ad-view", "campaign", "cart", "no-hit"] as const).flatMap((kind) =>
    [
      { day: "2026-11-21", subject: `${kind} b`, count: 2 },
      { day: "2026-11-22", subject: `${kind} a`, count: 2 },
      { day: "2026-11-22", subject: `${kind} c`, count: 3 },
      { day: "2026-11-21", subject: `${kind} d`, count: 1 },
      { day: "2026-11-22", subject: `${kind} d`, count: 4 },
      { day: "2026-11-20", subject: `${kind} e`, count: 9 },
    ].map((figure) => ({ ...figure, kind })),
  );
  const { ranked } = periodFigures("2026-11-22", 2, counted, []);
  for (const kind of ["view", "ad-view", "campaign", "cart", "no-hit"] as const) {
    expect(ranked[kind]).toEqual([
      { subject: `${kind} d`, count: 5 },
      { subject: `${kind} c`, count: 3 },
      { subject: `${kind} a`, count: 2 },
      { subject: `${kind} b`, count: 2 },
    ]);
  }
});
