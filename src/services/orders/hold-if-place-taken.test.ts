import { expect, test } from "vitest";
import type { OrderedKind } from "@/src/domain/cart/article-kind";
import type { Judgement } from "@/src/domain/order/judge-payment";
import type { Order } from "@/src/domain/order/order";
import type { OrderState } from "@/src/domain/order/order-state";
import { holdIfPlaceTaken } from "./hold-if-place-taken";

const judged = (
  state: OrderState,
  judgement: Judgement,
  dispute: "place-taken" | "second-place" | null = "place-taken",
  kind: OrderedKind = "pre-order",
) => {
  const lines = [{ kind: "watch" }, { kind }] as unknown as Order["lines"];
  const order = { id: 7, state, lines };
  const preorders = { disputedPlace: (id: number) => Promise.resolve(id === 7 ? dispute : null) };
  return holdIfPlaceTaken(
    { preorders } as unknown as Parameters<typeof holdIfPlaceTaken>[0],
    order,
    judgement,
  );
};

const paid: Judgement = { state: "paid", mismatch: null };

test("a payment for a place that another buyer holds is held for staff", async () => {
  expect(await judged("expired", paid)).toEqual({ state: "held", mismatch: "place-taken" });
  expect(await judged("pending", paid, "second-place")).toEqual({ state: "held", mismatch: "second-place" });
  const promised: Judgement = { state: "processing", mismatch: null };
  expect(await judged("pending", promised)).toEqual({ state: "held", mismatch: "place-taken" });
});

test.each<[string, OrderState, Judgement, null | "place-taken", OrderedKind]>([
  ["a free place", "pending", paid, null, "pre-order"],
  ["an order without a place", "pending", paid, "place-taken", "watch"],
  ["one that was paid before", "paid", paid, "place-taken", "pre-order"],
  ["one that was held before", "held", paid, "place-taken", "pre-order"],
  ["a page that has ended", "pending", { state: "expired", mismatch: null }, "place-taken", "pre-order"],
  ["another amount", "pending", { state: "held", mismatch: "amount" }, "place-taken", "pre-order"],
])("%s stays what the payment says", async (_, state, judgement, dispute, kind) => {
  expect(await judged(state, judgement, dispute, kind)).toEqual(judgement);
});
