import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { boughtCard, applyGiftCard } from "@/tests/factories/gift-card";
import type { OrderView } from "@/tests/factories/order-view";
import { createShopper } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let staff: StaffMember;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
  staff = await staffMember(open, "clerk");
});
afterAll(() => open.close());

interface Frozen extends Record<string, unknown> {
  readonly vat_country: string;
  readonly vat_percent: string;
  readonly vat_amount: string;
  readonly voucher_total: string;
}

const frozen = async ({ id }: OrderView): Promise<Frozen> => {
  const [row] = await open.rows<Frozen>(
    "select vat_country, vat_percent, vat_amount, voucher_total from orders where id = $1",
    [id],
  );
  return row!;
};
const notesOf = ({ id }: OrderView) =>
  open.rows<{ number: string; amount: number; vat: number }>(
    "select number, amount::int as amount, vat_amount::int as vat from credit_notes where order_id = $1 order by id",
    [id],
  );
const refund = (order: OrderView, amount: number, knownRefunded: number) =>
  staff.ask("POST", "/api/staff/refund", {
    order: order.id,
    amount,
    knownRefunded,
    key: randomUUID(),
    reason: "Geste",
  });

describe("tax by country of delivery (specification 9.8)", () => {
  test("is stored with the payment, and later changes of rates or address do not affect it", async () => {
    const order = await paidOrder(open, await watchCart(open));
    const before = await frozen(order);
    expect(before).toMatchObject({ vat_country: "FR", vat_percent: "20", voucher_total: "0" });
    expect(Number(before.vat_amount)).toBe(Math.round(Number(order.total) / 6));
    const corrected = await staff.ask("POST", "/api/staff/order-address", {
      order: order.id,
      name: "Ada",
      line1: "Unter den Linden 1",
      line2: "",
      postalCode: "10117",
      city: "Berlin",
      country: "DE",
    });
    expect(corrected.status).toBe(200);
    await open.rows("update shop_settings_vat_rates set percent = 21 where country = 'FR'");
    try {
      expect(await frozen(order)).toEqual(before);
      const page = await createShopper(open).get(`/api/order?order=${order.token}`);
      expect(page.body).toMatchObject({
        vat: { country: "FR", percent: 20, amount: Number(before.vat_amount) },
      });
    } finally {
      await open.rows("update shop_settings_vat_rates set percent = 20 where country = 'FR'");
    }
  });

  test("a gift card has none, and what it pays for has it in full", async () => {
    const card = await boughtCard(open, "GC-100");
    expect(await frozen(card.order)).toMatchObject({
      vat_amount: "0",
      vat_percent: "0",
      voucher_total: "10000",
    });
    const shopper = await watchCart(open);
    await applyGiftCard(shopper, card);
    const spent = await paidOrder(open, shopper);
    expect(Number(spent.covered)).toBe(10_000);
    expect(Number((await frozen(spent)).vat_amount)).toBe(Math.round(Number(spent.total) / 6));
  });
});

describe("credit notes (specification 13.7)", () => {
  test("each refund has its own, with the tax of the order; repeated events add none", async () => {
    const order = await paidOrder(open, await watchCart(open));
    const total = Number(order.total);
    expect((await refund(order, 5_000, 0)).status).toBe(200);
    await open.sandbox.idle();
    expect((await refund(order, total - 5_000, 5_000)).status).toBe(200);
    await open.sandbox.idle();
    const { applyCharge } = await import("@/src/services/orders/apply-charge");
    await applyCharge(open.shop, order.payment_intent ?? "");
    const notes = await notesOf(order);
    expect(notes.map(({ amount }) => amount)).toEqual([5_000, total - 5_000]);
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(Number((await frozen(order)).vat_amount));
    for (const { number } of notes) expect(number).toMatch(/^A-\d{4}-\d{5}$/);
  });

  test("is served as a PDF with the order's secret, and linked on the order's page; a refund mail is sent", async () => {
    const order = await paidOrder(open, await watchCart(open));
    await refund(order, 1_000, 0);
    await open.sandbox.idle();
    const [note] = await notesOf(order);
    const path = `/api/credit-note?order=${order.token}&note=${note?.number}`;
    const drawn = await fetch(`${open.url}${path}`);
    expect(drawn.status).toBe(200);
    expect((await drawn.text()).slice(0, 5)).toBe("%PDF-");
    const other = await paidOrder(open, await watchCart(open));
    const foreign = `/api/credit-note?order=${other.token}&note=${note?.number}`;
    expect((await fetch(`${open.url}${foreign}`)).status).toBe(404);
    const page = await createShopper(open).get(`/api/order?order=${order.token}`);
    expect(page.body).toMatchObject({ creditNotes: [{ number: note?.number, amount: 1_000, href: path }] });
    await deliverMails(open.shop);
    const mails = await open.rows(
      "select 1 from mails where order_id = $1 and kind = 'order-refunded' and state = 'sent'",
      [order.id],
    );
    expect(mails).toHaveLength(1);
  });

  test("a refund that fails later is reversed by a negative one", async () => {
    const order = await paidOrder(open, await watchCart(open));
    await open.control("PUT", "faults", { failRefunds: 1 });
    await refund(order, 5_000, 0);
    await open.sandbox.idle();
    await open.control("DELETE", "faults");
    const notes = await notesOf(order);
    expect(notes.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(0);
  });
});
