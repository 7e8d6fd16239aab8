import { expect, test } from "vitest";
import type { Order } from "@/src/domain/order/order";
import type { OrderState } from "@/src/domain/order/order-state";
import type { Shop } from "@/src/services/shop";
import type { Transaction } from "@/src/store/store";
import { hasTimeLeft, reuseOrder } from "./reuse-order";

const now = new Date("2026-11-23T09:00:00Z");
const orderOf = (id: number, change: Partial<Order> = {}) =>
  ({
    id,
    state: "pending",
    sessionId: `page-${id}`,
    formerPage: null,
    sessionExpiresAt: new Date(now.getTime() + 3_600_000),
    covered: 0,
    coveredBy: [],
    ...change,
  }) as unknown as Order;

test.each([
  ["page", 300_001, true],
  ["page", 300_000, false],
  [null, 1_860_001, true],
  [null, 1_860_000, false],
])("with %s open and %i milliseconds left it is handed out: %s", (sessionId, left, has) => {
  const order = orderOf(1, { sessionId, sessionExpiresAt: new Date(now.getTime() + left) });
  expect(hasTimeLeft(order, now)).toBe(has);
});

async function reused(...known: readonly (readonly [hash: string, order: Order])[]) {
  const moved: string[] = [];
  const tx = {
    orders: {
      setOrderState: (id: number, to: OrderState, _: Date, why: string) => moved.push(`${id} ${to}: ${why}`),
    },
    stock: { settleStock: () => Promise.resolve([]), queueNotices: () => Promise.resolve(0) },
    mails: { queueOrderMail: () => Promise.resolve() },
  } as unknown as Transaction;
  const named = known.map(([contentHash, order]) => ({ contentHash, order }));
  const { same, superseded } = await reuseOrder({} as Shop, tx, named, "this", now);
  return { same: same?.id ?? null, superseded: superseded.map(({ id }) => id), moved };
}

test("one content is one order; pages of other contents are closed, orders without an opened page expire", async () => {
  expect(
    await reused(["other", orderOf(1)], ["this", orderOf(2)], ["other", orderOf(3, { sessionId: null })]),
  ).toEqual({ same: 2, superseded: [1], moved: ["3 expired: superseded"] });
});

test("an order detached from a page that may still be paid does not expire before that page is closed", async () => {
  const detached = { sessionId: null, formerPage: { provider: "stripe", sessionId: "former" } } as const;
  expect(await reused(["other", orderOf(1, detached)], ["this", orderOf(2)])).toEqual({
    same: 2,
    superseded: [1],
    moved: [],
  });
});

test("a page that is about to close is not reused; a settled order is unchanged", async () => {
  const late = { sessionExpiresAt: new Date(now.getTime() + 60_000) };
  expect(await reused(["this", orderOf(1, late)])).toEqual({ same: null, superseded: [1], moved: [] });
  expect(await reused(["this", orderOf(1, { ...late, state: "paid" })])).toEqual({
    same: 1,
    superseded: [],
    moved: [],
  });
  expect(await reused(["other", orderOf(1, { state: "paid" })])).toEqual({
    same: null,
    superseded: [],
    moved: [],
  });
});
