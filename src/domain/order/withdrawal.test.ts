import { describe, expect, test } from "vitest";
import type { Order } from "./order";
import { progressOf } from "./progress";
import { withdrawalOf } from "./withdrawal";

type Facts = Parameters<typeof withdrawalOf>[0];

const line = (kind: Order["lines"][number]["kind"]) => ({ kind }) as Order["lines"][number];
const order = (changes: Partial<Facts>): Facts => ({
  state: "delivered",
  paidAt: new Date("2026-11-02T10:00:00Z"),
  lines: [line("bespoke")],
  timeline: [{ at: new Date("2026-11-18T22:59:00Z"), event: "delivered" }],
  ...changes,
});
const at = (time: string) => new Date(time);

describe("withdrawalOf", () => {
  test.each<[string, Facts, string, ReturnType<typeof withdrawalOf>]>([
    ["unpaid", order({ state: "pending", timeline: [] }), "2026-11-02T10:00:00Z", { status: "none" }],
    ["refunded", order({ state: "refunded" }), "2026-11-20T10:00:00Z", { status: "none" }],
    [
      "paid, not yet there",
      order({ state: "shipped", timeline: [] }),
      "2027-03-01T10:00:00Z",
      { status: "open", until: null },
    ],
    ["held", order({ state: "held", timeline: [] }), "2026-11-20T10:00:00Z", { status: "open", until: null }],
    // Delivered at 23:59 in Paris.
    ["last minute", order({}), "2026-12-02T22:59:59Z", { status: "open", until: "2026-12-02" }],
    ["one minute later", order({}), "2026-12-02T23:00:00Z", { status: "closed", until: "2026-12-02" }],
    [
      "a gift card, from its payment",
      order({ state: "paid", lines: [line("gift-card")], timeline: [] }),
      "2026-11-16T12:00:00Z",
      { status: "open", until: "2026-11-16" },
    ],
    [
      "a gift card beside a watch waits for the watch",
      order({ state: "paid", lines: [line("gift-card"), line("watch")], timeline: [] }),
      "2027-01-01T12:00:00Z",
      { status: "open", until: null },
    ],
  ])("%s", (_, facts, now, expected) => {
    expect(withdrawalOf(facts, at(now))).toEqual(expected);
  });

  test("once done it stays done, refunded or not", () => {
    const timeline = [{ at: at("2026-11-20T08:15:00Z"), event: "withdrawn" }];
    for (const state of ["withdrawn", "refunded"] as const) {
      expect(withdrawalOf(order({ state, timeline }), at("2027-11-20T08:15:00Z"))).toEqual({
        status: "done",
        at: at("2026-11-20T08:15:00Z"),
      });
    }
  });
});

describe("progressOf", () => {
  const events = (...names: string[]) =>
    names.map((event, hour) => ({ event, at: new Date(hour * 3_600_000) }));

  test.each<[Order["state"], string[], number]>([
    ["pending", ["pending"], -1],
    ["paid", ["pending", "paid"], 0],
    ["shipped", ["paid", "in-workshop", "quality-control", "shipped"], 3],
    // Control sends it back to the bench.
    ["in-workshop", ["paid", "in-workshop", "quality-control", "in-workshop"], 1],
    ["held", ["paid", "in-workshop", "dispute", "held"], 1],
    ["withdrawn", ["paid", "in-workshop", "quality-control", "shipped", "delivered", "withdrawn"], 4],
    ["refunded", ["paid", "refund", "refunded"], 0],
    ["failed", ["pending", "processing", "failed"], -1],
  ])("%s has come %j: %i", (state, names, reached) => {
    const progress = progressOf({ state, timeline: events(...names) });
    expect(progress.reached).toBe(reached);
    expect(progress.times.filter((time) => time !== null)).toHaveLength(reached + 1);
  });
});
