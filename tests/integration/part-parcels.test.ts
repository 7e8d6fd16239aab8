import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import { byHandDesk, placed } from "@/tests/factories/by-hand";
import { takeStep } from "@/tests/factories/delivered-order";
import { fillPaymentPage } from "@/tests/factories/shopper";
import { accountOf, staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let clerk: StaffMember;

beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
  Object.assign(open.shop, { undoTime: 60_000 });
});
afterAll(() => open.close());

const { place, stored, pageOf, paid, shownTo, mailKinds, act } = byHandDesk(() => ({ open, clerk }));

const part = (
  order: { readonly id: number },
  number: string,
  pieces: readonly object[],
  from = "in-workshop",
) => act("order-part", { order: order.id, from, parcel: { carrier: "dhl", trackingNumber: number }, pieces });
const one = [{ line: 0, quantity: 1 }];

/** Entries of the audit log about an order's parcels. */
const parcelChanges = (id: number) =>
  open.rows(
    "select by, before, after from audit_entries where entity = 'orders' and document = $1 and field = 'parcel' order by id",
    [String(id)],
  );
const timelineOf = async (id: number, event: string) =>
  (await stored(id)).timeline.filter((entry) => entry.event === event).map(({ detail }) => detail);

describe("a part of an order is dispatched first", () => {
  test("its buyer gets a mail with the contents and the rest; the last parcel ships the order", async () => {
    const order = await paid();
    await takeStep(clerk, order, "paid", "in-workshop");
    expect((await part(order, "123456", [{ line: 0, quantity: 3 }])).status).toBe(422);
    expect(
      await part(order, "123456", [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 1 },
      ]),
    ).toMatchObject({ status: 422, body: { error: "all-of-it" } });
    expect((await part(order, "123456", [{ line: 0, quantity: 1 }])).status).toBe(200);
    expect((await act("order-step-undo", { order: order.id, to: "part-sent" })).status).toBe(200);
    expect((await stored(order.id)).parts).toEqual([]);
    expect(await mailKinds(order.id)).not.toContain("order-parcel");

    expect((await part(order, "123456", [{ line: 0, quantity: 1 }])).status).toBe(200);
    expect((await part(order, "123456", [{ line: 0, quantity: 1 }])).body.error).toBe("number-used");
    const under = await shownTo(order.token);
    expect(under).toMatchObject({ state: "in-workshop", parcels: [{ pieces: [{ quantity: 1 }] }] });
    expect(under.toFollow.map(({ quantity }) => quantity)).toEqual([1, 1]);
    await takeStep(clerk, order, "in-workshop", "quality-control");
    await takeStep(clerk, order, "quality-control", "shipped");
    const sent = await shownTo(order.token);
    expect(sent.parcels.map(({ pieces }) => pieces.length)).toEqual([1, 2]);
    expect(sent.toFollow).toEqual([]);
    expect((await mailKinds(order.id)).filter((kind) => kind === "order-parcel")).toHaveLength(1);
    // Only the last parcel is undone.
    expect((await act("order-step-undo", { order: order.id, to: "shipped" })).status).toBe(200);
    expect(await stored(order.id)).toMatchObject({
      state: "quality-control",
      parts: [{ trackingNumber: "123456" }],
    });
  });
});

test("a part is dispatched from the state shown, with ready pieces, and the log has no tracking number", async () => {
  const order = await paid();
  expect((await part(order, "123456", one)).body.error).toBe("changed");
  expect((await part(order, "123456", one, "paid")).body.error).toBe("impossible");
  expect((await part({ id: 2_147_483_647 }, "123456", one)).status).toBe(404);
  await takeStep(clerk, order, "paid", "in-workshop");
  expect((await part(order, "123456", one)).status).toBe(200);
  const by = accountOf("clerk").email;
  expect(await parcelChanges(order.id)).toEqual([{ by, before: "", after: `dhl ${hiddenValue}` }]);
  expect(await timelineOf(order.id, "part-sent")).toEqual([`dhl 123456, ${by}`]);
  const [mail] = await open.rows<{ waits: boolean }>(
    "select next_attempt_at > now() + interval '50 seconds' as waits from mails where order_id = $1 and kind = 'order-parcel'",
    [order.id],
  );
  expect(mail).toEqual({ waits: true });
});

test("a dispatched parcel gets another number, and its buyer the mail again", async () => {
  const order = await paid();
  const correct = (trackingNumber: string, place?: number) =>
    act("order-parcel", {
      order: order.id,
      parcel: { carrier: "ups", trackingNumber },
      ...(place !== undefined && { part: place }),
    });
  await takeStep(clerk, order, "paid", "in-workshop");
  await part(order, "111111", one);
  await part(order, "222222", one);
  expect((await correct("333333")).body.error).toBe("not-sent");
  expect((await correct("333333", 2)).body.error).toBe("not-sent");
  expect((await correct("333333", 1)).status).toBe(200);
  const sent = async () => {
    const { parcel, parts } = await stored(order.id);
    return [...parts, ...(parcel ? [parcel] : [])].map(
      ({ carrier, trackingNumber }) => `${carrier} ${trackingNumber}`,
    );
  };
  expect(await sent()).toEqual(["dhl 111111", "ups 333333"]);
  await takeStep(clerk, order, "in-workshop", "quality-control");
  await takeStep(clerk, order, "quality-control", "shipped");
  expect((await correct("444444")).status).toBe(200);
  expect(await sent()).toEqual(["dhl 111111", "ups 333333", "ups 444444"]);
  const by = accountOf("clerk").email;
  const changed = await parcelChanges(order.id);
  expect(changed.filter(({ after }) => String(after).startsWith("ups"))).toEqual([
    { by, before: "dhl", after: `ups ${hiddenValue}` },
    { by, before: "colissimo", after: `ups ${hiddenValue}` },
  ]);
  expect(await timelineOf(order.id, "parcel")).toEqual([`ups 333333, ${by}`, `ups 444444, ${by}`]);
  const kinds = await mailKinds(order.id);
  expect(kinds.filter((kind) => kind === "order-parcel")).toHaveLength(3);
  expect(kinds.filter((kind) => kind === "order-shipped")).toHaveLength(2);
  await takeStep(clerk, order, "shipped", "delivered");
  expect((await correct("555555")).body.error).toBe("not-sent");
  expect((await correct("555555", 0)).body.error).toBe("not-sent");
});

describe("an exchange", () => {
  test("is a new order with its link; nothing is refunded before the pieces have arrived", async () => {
    const first = await paid();
    const exchange = { of: first.id, pieces: [{ line: 0, quantity: 1 }] };
    expect((await place({ exchange })).body.error).toBe("not-exchangeable");
    for (const [from, to] of [
      ["paid", "in-workshop"],
      ["in-workshop", "quality-control"],
      ["quality-control", "shipped"],
      ["shipped", "delivered"],
    ] as const)
      await takeStep(clerk, first, from, to);
    const lines = [{ sku: "DI0236", quantity: 1 }];
    const both = await Promise.all([
      place({ exchange: { of: first.id, pieces: [{ line: 0, quantity: 2 }] }, lines }),
      place({ exchange: { of: first.id, pieces: [{ line: 0, quantity: 2 }] }, lines }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = both.find(({ status }) => status === 200);
    const second = await stored(v.parse(placed, won?.body).order);
    const worth = first.lines[0]?.total ?? 0;
    const refund = (amount: number) =>
      act("refund", {
        order: first.id,
        amount,
        knownRefunded: 0,
        key: crypto.randomUUID(),
        reason: "exchange",
      });
    expect(await refund(first.total)).toMatchObject({ status: 409, body: { error: "awaits-return" } });
    await fillPaymentPage(await pageOf(second.token));
    await open.sandbox.idle();
    expect((await act("exchange-returned", { order: second.id })).status).toBe(200);
    expect((await act("exchange-returned", { order: second.id })).status).toBe(409);
    expect((await refund(worth)).status).toBe(200);
    await open.sandbox.idle();
    expect((await stored(first.id)).refundedAmount).toBe(worth);
    expect(await open.shop.store.books.creditNotesOf(first.id)).toMatchObject([{ amount: worth }]);
    expect((await stored(second.id)).receiptNumber).not.toBeNull();
  });
});
