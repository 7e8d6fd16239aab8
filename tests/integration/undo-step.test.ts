import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { withdrawalOf } from "@/src/domain/order/withdrawal";
import { moveTo, paidOrder, takeStep } from "@/tests/factories/delivered-order";
import type { OrderView } from "@/tests/factories/order-view";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let clerk: StaffMember;
/** Offset of the clock. */
let later = 0;
beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
  Object.assign(open.shop, { undoTime: 60_000, clock: () => new Date(Date.now() + later) });
});
beforeEach(() => {
  later = 0;
});
afterAll(() => open.close());

const undo = (order: OrderView, to: string) =>
  clerk.ask("POST", "/api/staff/order-step-undo", { order: order.id, to });
const mails = (order: OrderView) =>
  open.rows(
    "select kind, state from mails where order_id = $1 and kind <> 'order-confirmation' order by id",
    [order.id],
  );
const stored = async (order: OrderView) => {
  const found = await open.shop.store.orders.findOrder("id", order.id);
  if (!found) throw new Error("The order is gone.");
  return found;
};

test("a step is undone before its mail is sent, with its parcel", async () => {
  const order = await paidOrder(open);
  await moveTo(clerk, order, "shipped");
  expect(await mails(order)).toHaveLength(3);
  await deliverMails(open.shop);
  expect((await mails(order)).map(({ state }) => state)).toEqual(["waiting", "waiting", "waiting"]);
  expect(await undo(order, "shipped")).toMatchObject({ status: 200, body: { state: "quality-control" } });
  const back = await stored(order);
  expect(back).toMatchObject({ state: "quality-control", parcel: null });
  expect(await open.rows("select carrier, tracking_number from orders where id = $1", [order.id])).toEqual([
    { carrier: null, tracking_number: null },
  ]);
  expect(back.timeline.map(({ event }) => event)).not.toContain("shipped");
  expect(back.timeline.at(-1)).toMatchObject({
    event: "undone",
    detail: "shipped, clerk@valcour.example",
  });
  expect((await mails(order)).map(({ kind }) => kind)).toEqual([
    "order-in-workshop",
    "order-quality-control",
  ]);
  // A repeated request, and the previous step: the order has changed since.
  expect((await undo(order, "shipped")).status).toBe(409);
  expect((await undo(order, "quality-control")).status).toBe(409);
  const acts = await open.rows("select before, after from audit_entries where document = $1 order by id", [
    String(order.id),
  ]);
  expect(acts.at(-1)).toEqual({ before: "shipped", after: "quality-control" });
  // It can be taken again, and is mailed then.
  expect((await takeStep(clerk, order, "quality-control", "shipped")).status).toBe(200);
  expect((await mails(order)).map(({ kind }) => kind)).toContain("order-shipped");
});

test("after the minute the step stays and its mail is sent", async () => {
  const order = await paidOrder(open);
  await moveTo(clerk, order, "in-workshop");
  later = 60_000;
  expect(await undo(order, "in-workshop")).toMatchObject({ status: 409, body: { error: "too-late" } });
  await deliverMails(open.shop);
  expect(await mails(order)).toEqual([{ kind: "order-in-workshop", state: "sent" }]);
});

test("the shown step is undone, with only its own mail", async () => {
  const order = await paidOrder(open);
  await moveTo(clerk, order, "in-workshop");
  expect(await undo(order, "shipped")).toMatchObject({ status: 409, body: { error: "moved" } });
  expect((await stored(order)).state).toBe("in-workshop");
  // A copy requested by staff meanwhile is a mail of its own.
  await open.rows(
    `insert into mails (key, kind, recipient, data, state, attempts, next_attempt_at, order_id)
     select key || ':again-1', kind, recipient, data, state, attempts, now(), order_id
       from mails where order_id = $1 and kind = 'order-in-workshop'`,
    [order.id],
  );
  expect((await undo(order, "in-workshop")).status).toBe(200);
  const left = await open.rows<{ key: string }>(
    "select key from mails where order_id = $1 and kind = 'order-in-workshop'",
    [order.id],
  );
  expect(left).toEqual([{ key: expect.stringMatching(/:again-1$/) }]);
});

test("two concurrent requests undo one step", async () => {
  const order = await paidOrder(open);
  await moveTo(clerk, order, "in-workshop");
  const both = await Promise.all([undo(order, "in-workshop"), undo(order, "in-workshop")]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await stored(order)).state).toBe("paid");
});

test("an undone withdrawal leaves no trace; a later event blocks the undo", async () => {
  const order = await paidOrder(open);
  await takeStep(clerk, order, "paid", "withdrawn");
  expect((await undo(order, "withdrawn")).status).toBe(200);
  expect(withdrawalOf(await stored(order), new Date())).toEqual({ status: "open", until: null });
  expect(await mails(order)).toEqual([]);
  await moveTo(clerk, order, "in-workshop");
  await open.shop.store.orders.addToTimeline(order.id, new Date(), "refund", null);
  expect(await undo(order, "in-workshop")).toMatchObject({ status: 409, body: { error: "moved" } });
});
