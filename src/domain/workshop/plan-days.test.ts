import { expect, test } from "vitest";
import { planDays } from "./plan-days";

/** A Monday. */
const today = "2026-11-23";
const workshop = {
  perDay: { bespoke: 2, ready: null },
  closures: [{ from: "2026-11-26", until: "2026-11-27" }],
};
const build = (promised: string, quantity = 1, sort: "bespoke" | "ready" = "bespoke") => ({
  sort,
  promised,
  line: { quantity },
});

const plan = (...builds: ReturnType<typeof build>[]) =>
  planDays(builds, workshop, today).map(({ day, pieces, isOverfull }) => [day, pieces.bespoke, isOverfull]);

test("what is late is due today, what falls on a closed day on the working day before", () => {
  expect(plan(build("2026-11-29"), build("2026-11-02"), build("2026-11-30"))).toEqual([
    ["2026-11-23", 1, false],
    ["2026-11-25", 1, false],
    ["2026-11-30", 1, false],
  ]);
});

test("days follow each other, whatever the order in which pieces were bought", () => {
  expect(plan(build("2026-11-30"), build("2026-11-25"), build("2026-11-24")).map(([day]) => day)).toEqual([
    "2026-11-24",
    "2026-11-25",
    "2026-11-30",
  ]);
});

test("a day is overfull with its own sort alone", () => {
  const both = { ...workshop, perDay: { bespoke: 1, ready: 1 } };
  const days = planDays([build(today, 3), build("2026-11-24", 1, "ready")], both, today);
  expect(days.map(({ isOverfull }) => isOverfull)).toEqual([true, false]);
});

test("a day is overfull where all that is due up to it is more than can be built", () => {
  // Monday and Tuesday hold four.
  expect(plan(build("2026-11-23", 2), build("2026-11-24", 2))).toEqual([
    ["2026-11-23", 2, false],
    ["2026-11-24", 2, false],
  ]);
  expect(plan(build("2026-11-23", 3), build("2026-11-24", 2), build("2026-11-25"))).toEqual([
    ["2026-11-23", 3, true],
    ["2026-11-24", 2, true],
    ["2026-11-25", 1, false],
  ]);
});

test("a sort without a pace fills no day", () => {
  const [day] = planDays([build(today, 500, "ready")], workshop, today);
  expect(day).toMatchObject({ pieces: { bespoke: 0, ready: 500 }, isOverfull: false });
});
