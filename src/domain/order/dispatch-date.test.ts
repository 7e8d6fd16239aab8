import { expect, test } from "vitest";
import { nothingGivenUp } from "@/tests/factories/nothing-given-up";
import { catalogue } from "@/tests/factories/selection";
import { minor } from "@/src/domain/money/minor";
import { defaultSelection } from "@/src/domain/watch/selection";
import { dispatchDate } from "./dispatch-date";
import type { OrderLine } from "./order";

const line = (changes: Partial<OrderLine>): OrderLine => ({
  sku: "X",
  kind: "watch",
  title: "",
  details: [],
  quantity: 1,
  fullUnit: minor(0),
  unit: minor(0),
  discount: 0,
  total: minor(0),
  shownTotal: minor(0),
  image: null,
  href: null,
  selection: null,
  gift: null,
  tastes: null,
  ...changes,
});

const paidAt = new Date("2026-11-21T10:00:00Z");
const leaves = (...lines: OrderLine[]) =>
  dispatchDate({ ...nothingGivenUp, lines, paidAt, state: "in-workshop", promisedDays: null }, catalogue, 12)
    ?.toISOString()
    .slice(0, 10);
const workshop = line({ kind: "bespoke", selection: { ...defaultSelection, dial: "ART-COMET1" } });

test("a stocked watch leaves after the base days", () => {
  expect(leaves(line({}))).toBe("2026-12-03");
});

test("the slowest watch decides: a workshop dial takes 20 days more", () => {
  expect(leaves(line({}), workshop)).toBe("2026-12-23");
});

test("a surprise may turn out to have a workshop dial", () => {
  expect(leaves(line({ kind: "surprise-watch" }))).toBe("2026-12-23");
});

test("gift cards do not travel, unpaid orders have no date", () => {
  expect(leaves(line({ kind: "gift-card" }), line({ kind: "gift-watch" }))).toBeUndefined();
  expect(
    dispatchDate(
      { ...nothingGivenUp, lines: [line({})], paidAt: null, state: "pending", promisedDays: null },
      catalogue,
      12,
    ),
  ).toBeNull();
});

test("a dial that is not sold makes no surprise wait", () => {
  const stocked = catalogue.dial.map((dial) => ({ ...dial, enabled: dial.leadDays === 0 }));
  const order = {
    ...nothingGivenUp,
    lines: [line({ kind: "surprise-watch" })],
    paidAt,
    state: "paid",
    promisedDays: null,
  } as const;
  const day = dispatchDate(order, { ...catalogue, dial: stocked }, 12);
  expect(day?.toISOString().slice(0, 10)).toBe("2026-12-03");
});

test("a pre-order leaves on its offer's day, which was written down with it or stands in its own line", () => {
  expect(leaves(line({ kind: "pre-order" }))).toBeUndefined();
  const order = { ...nothingGivenUp, lines: [line({ kind: "pre-order" })], paidAt, promisedDays: 90 };
  const day = dispatchDate({ ...order, state: "paid" }, catalogue, 12);
  expect(day?.toISOString().slice(0, 10)).toBe("2027-02-19");
});

test.each(["paid", "held", "in-workshop", "quality-control"] as const)(
  "what is %s is waited for",
  (state) => {
    expect(
      dispatchDate(
        { ...nothingGivenUp, lines: [line({})], paidAt, state, promisedDays: null },
        catalogue,
        12,
      ),
    ).not.toBeNull();
    expect(
      dispatchDate(
        { ...nothingGivenUp, lines: [line({})], paidAt: null, state, promisedDays: null },
        catalogue,
        12,
      ),
    ).toBeNull();
  },
);

test.each(["shipped", "delivered", "withdrawn", "refunded"] as const)(
  "nothing is still to leave: %s",
  (state) => {
    expect(
      dispatchDate(
        { ...nothingGivenUp, lines: [line({})], paidAt, state, promisedDays: null },
        catalogue,
        12,
      ),
    ).toBeNull();
  },
);

test("what was promised stays, whatever the catalogue says today", () => {
  const order = { ...nothingGivenUp, lines: [line({})], paidAt, state: "paid", promisedDays: 30 } as const;
  expect(dispatchDate(order, catalogue, 12)?.toISOString().slice(0, 10)).toBe("2026-12-21");
});

test("nothing leaves of what was withdrawn from before", () => {
  const order = { ...nothingGivenUp, lines: [line({})], paidAt, state: "paid", promisedDays: null } as const;
  const timeline = [{ at: paidAt, event: "part-withdrawn", detail: "1x1" }];
  expect(dispatchDate({ ...order, timeline }, catalogue, 12)).toBeNull();
});
