import { expect, test } from "vitest";
import type { Judgement } from "@/src/domain/order/judge-payment";
import type { OrderState } from "@/src/domain/order/order-state";
import { holdIfOutOfStock } from "./hold-if-out-of-stock";

const judged = (state: OrderState, to: OrderState, lacks = true) => {
  const stock = { lacksPieces: (id: number) => Promise.resolve(id === 7 && lacks) };
  const judgement: Judgement = { state: to, mismatch: null };
  return holdIfOutOfStock(
    { stock } as unknown as Parameters<typeof holdIfOutOfStock>[0],
    { id: 7, state },
    judgement,
  );
};

test.each<[OrderState, OrderState]>([
  ["expired", "paid"],
  ["failed", "paid"],
  ["expired", "processing"],
])("from %s to %s, with its pieces gone meanwhile, it is held for staff", async (from, to) => {
  expect(await judged(from, to)).toEqual({ state: "held", mismatch: "stock" });
  expect(await judged(from, to, false)).toEqual({ state: to, mismatch: null });
});

test.each<[OrderState, OrderState]>([
  ["pending", "paid"],
  ["processing", "paid"],
  ["pending", "expired"],
  ["expired", "held"],
  ["expired", "failed"],
])("from %s to %s its pieces are not asked for again", async (from, to) => {
  expect(await judged(from, to)).toEqual({ state: to, mismatch: null });
});
