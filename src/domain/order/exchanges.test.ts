import { expect, test } from "vitest";
import { awaitsReturn } from "./exchanges";
import type { OrderState } from "./order-state";

const exchange = { of: 1, pieces: [{ line: 0, quantity: 1 }], returnedAt: null };
const arrived = { ...exchange, returnedAt: new Date("2026-11-23T10:00:00Z") };

test.each<[string, OrderState, typeof exchange | typeof arrived | null, boolean]>([
  ["an order that takes the place of nothing", "in-workshop", null, false],
  ["one whose pieces have not come back", "in-workshop", exchange, true],
  ["one that was sent before they came", "shipped", exchange, true],
  ["one whose pieces are here", "in-workshop", arrived, false],
  ["one that came to nothing", "expired", exchange, false],
])("%s", (_, state, taken, awaits) => expect(awaitsReturn({ state, exchange: taken })).toBe(awaits));
