import { expect, test } from "vitest";
import { soldAhead } from "./sold-ahead";

const now = new Date("2026-11-23T09:00:00Z");
const run = {
  key: "distinction-horizon",
  shipsAt: "2027-03-15T00:00:00.000Z",
  closesAt: null,
  pieces: 60,
  isInvited: false,
};

test("an article is sold ahead by the run that has a public page and has not closed", () => {
  const page = "/montres/precommande/distinction-horizon";
  const ahead = { page, href: `${page}/1`, shipsAt: run.shipsAt, pieces: 60 };
  expect(soldAhead([run], now)).toEqual(ahead);
  expect(soldAhead([{ ...run, isInvited: true }, run], now)).toEqual(ahead);
  expect(soldAhead([{ ...run, closesAt: "2026-11-24T00:00:00.000Z" }], now)).toEqual(ahead);
});

test.each([
  [[]],
  [[{ ...run, isInvited: true }]],
  [[{ ...run, closesAt: "2026-11-23T09:00:00.000Z" }]],
  [[{ ...run, shipsAt: null }]],
])("and by no other: %j", (runs) => {
  expect(soldAhead(runs, now)).toBeNull();
});
