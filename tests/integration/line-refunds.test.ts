import { afterAll, beforeAll, expect, test } from "vitest";
import { creditedPieces } from "@/src/domain/books/credited-pieces";
import { lineLedger } from "@/src/domain/order/line-ledger";
import { composePapers } from "@/src/services/orders/draw-papers";
import { loadDesk } from "@/src/services/orders/load-desk";
import { moveByStaff } from "@/src/services/orders/move-by-staff";
import { withdrawPieces } from "@/src/services/orders/withdraw-pieces";
import { byHandDesk } from "@/tests/factories/by-hand";
import { countProduct } from "@/tests/factories/count-stock";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let clerk: StaffMember;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
  clerk = await staffMember(open, "clerk");
});
afterAll(() => open.close());
const { act, paid, place, stored, shownTo } = byHandDesk(() => ({ open, clerk }));

const two = { lines: [{ sku: "DI0136", quantity: 2 }] };
const one = [{ line: 0, quantity: 1 }];

async function sent(id: number) {
  const parcel = { carrier: "dhl", trackingNumber: `JD${100_000 + id}` } as const;
  const way = ["paid", "in-workshop", "quality-control", "shipped"] as const;
  for (const [step, from] of way.slice(0, -1).entries()) {
    const to = way[step + 1]!;
    const by = "clerk@valcour.example";
    const moved = await moveByStaff(open.shop, { orderId: id, from, to, parcel, by });
    if (!moved.ok) throw new Error(`The order did not become ${to}: ${moved.error}`);
  }
}

const refund = async (id: number, wish: object) => {
  const { refundedAmount, refundedToCards } = await stored(id);
  const answer = await act("refund", {
    order: id,
    knownRefunded: refundedAmount + refundedToCards,
    key: crypto.randomUUID(),
    reason: "Back in the workshop",
    ...wish,
  });
  await open.sandbox.idle();
  return answer;
};

test("an exchange by hand and withdrawals at the same moment never take a piece twice", async () => {
  const order = await paid(two);
  await sent(order.id);
  const exchange = { of: order.id, pieces: one };
  await Promise.all([
    withdrawPieces(open.shop, order.token, one),
    place({ ...two, exchange }),
    withdrawPieces(open.shop, order.token, one),
    place({ ...two, exchange }),
  ]);
  const exchanges = await open.shop.store.orders.findExchangesOf(order.id);
  const [line] = lineLedger(await stored(order.id), exchanges);
  const named = (await stored(order.id)).timeline.filter(({ event }) => event === "part-withdrawn").length;
  const isWhole = (await stored(order.id)).state === "withdrawn";
  expect(exchanges.length + named + (isWhole ? 1 : 0)).toBe(2);
  expect(line).toMatchObject({ standing: 0, bought: 2, sent: 2 });
});

test("a part that is withdrawn before it left waits for its money, and is neither built nor packed", async () => {
  const order = await paid({
    lines: [
      { sku: "DI0136", quantity: 2 },
      { sku: "DI0236", quantity: 1 },
    ],
  });
  const { ready } = await open.shop.store.workshop.countToBuild();
  expect((await withdrawPieces(open.shop, order.token, one)).ok).toBe(true);
  expect((await open.shop.store.workshop.countToBuild()).ready).toBe(ready - 1);
  const queue = async () => {
    const view = { queue: "refunds", search: "", sort: "oldest", after: null } as const;
    return (await loadDesk(open.shop, view)).orders.find((found) => found.order.id === order.id);
  };
  const price = order.lines[0]!.unit;
  expect(await queue()).toMatchObject({ due: { amount: price }, ledger: [{ withdrawn: 1, toSend: 1 }, {}] });
  for (const kind of ["build-sheets", "packing-slips"] as const) {
    const [paper] = await composePapers(open.shop, { kind, ids: [order.id], pieces: null }, "en");
    expect(paper?.pieces.map(({ quantity }) => quantity.replaceAll(/\D/g, ""))).toEqual(["1", "1"]);
  }
  expect((await shownTo(order.token)).lines.map(({ marks }) => marks.length)).toEqual([1, 0]);

  expect((await refund(order.id, { amount: price, pieces: one })).status).toBe(200);
  expect(await queue()).toBeUndefined();
  const after = await stored(order.id);
  const [note] = await open.shop.store.books.creditNotesOf(order.id);
  expect(creditedPieces(after, note?.number ?? "")).toEqual(one);
});

test("each piece is refunded once, and not while its return is awaited; it goes into stock where staff says so", async () => {
  const { id: item } = await countProduct(open, "DI0136", 5);
  const onHand = async () =>
    (
      await open.rows<{ count: number }>("select on_hand::int as count from stock_items where id = $1", [
        item,
      ])
    )[0]?.count;
  const order = await paid(two);
  await sent(order.id);
  const price = order.lines[0]!.unit;
  const second = await place({ ...two, exchange: { of: order.id, pieces: one } });
  expect(second.status).toBe(200);
  const before = await onHand();
  const both = [{ line: 0, quantity: 2 }];
  expect((await refund(order.id, { amount: price, pieces: both })).body.error).toBe("no-pieces");
  expect((await refund(order.id, { amount: price + 1, pieces: one })).body.error).toBe("too-much");
  const given = await refund(order.id, { amount: price, pieces: one, isRestocked: true });
  expect(given.status).toBe(200);
  expect(await onHand()).toBe((before ?? 0) + 1);
  expect((await refund(order.id, { amount: price, pieces: one })).body.error).toBe("no-pieces");
  const again = await place({ ...two, exchange: { of: order.id, pieces: one } });
  expect(again.body.error).toBe("not-exchangeable");
  expect((await act("exchange-returned", { order: second.body.order })).status).toBe(200);
  expect((await refund(order.id, { amount: price, pieces: one })).status).toBe(200);
  expect((await stored(order.id)).state).toBe("refunded");
});
