import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { changeSettings } from "@/tests/factories/change-settings";
import { paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { boughtCard, applyGiftCard } from "@/tests/factories/gift-card";
import { orderOfPage, type OrderView } from "@/tests/factories/order-view";
import { pdfText } from "@/tests/factories/pdf-text";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
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

describe("tax of countries outside the Union", () => {
  /** A watch of €310, sent there. */
  async function receiptFrom(country: string, address: Record<string, string>) {
    const page = await paymentPage(await watchCart(open));
    await fillPaymentPage(page, { ...address, shipping_country: country, billing_country: country });
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    const receipt = await fetch(`${open.url}/api/receipt?order=${order.token}`);
    return { vat: await frozen(order), text: pdfText(new Uint8Array(await receipt.arrayBuffer())) };
  }
  const toLondon = () =>
    receiptFrom("GB", {
      shipping_city: "London",
      shipping_postal_code: "SW1A 1AA",
      billing_postal_code: "SW1A 1AA",
    });
  const toZurich = () =>
    receiptFrom("CH", { shipping_city: "Zürich", shipping_postal_code: "8001", billing_postal_code: "8001" });
  const toTokyo = () =>
    receiptFrom("JP", {
      shipping_city: "千代田区",
      shipping_state: "東京都",
      shipping_postal_code: "100-0001",
    });

  /** Changes rows of the delivered table, as an administrator does it. */
  async function changeRows(changes: Record<string, object>) {
    const { vat } = await open.payload.findGlobal({ slug: "shop-settings" });
    const rates = vat.rates.map((row) => ({ ...row, ...changes[row.country] }));
    await changeSettings(open, { vat: { ...vat, rates } });
  }

  test("is in no price as delivered, because the shop is registered nowhere", async () => {
    for (const receipt of [await toLondon(), await toZurich(), await toTokyo()]) {
      expect(receipt.vat).toMatchObject({ vat_percent: "0", vat_amount: "0" });
      expect(receipt.text).toContain("Exportation");
    }
  });

  test("is in the price and on the receipt where the shop is registered, within the limit of the row", async () => {
    await changeRows({
      GB: { registration: "GB 123 4567 89", limitAmount: 30_000 },
      CH: { registration: "CHE-123.456.789" },
    });
    const [london, zurich] = [await toLondon(), await toZurich()];
    expect(london.vat).toMatchObject({ vat_country: "GB", vat_percent: "20", vat_amount: "5167" });
    expect(london.text).toMatch(/TVA 20\s%/);
    expect(zurich.vat).toMatchObject({ vat_country: "CH", vat_percent: "8.1", vat_amount: "2323" });
    expect(zurich.text).toMatch(/TVA 8,1\s%/);
  });

  test("is left to the border above the limit", async () => {
    await changeRows({ GB: { registration: "GB 123 4567 89", limitAmount: 13_500 } });
    const london = await toLondon();
    expect(london.vat).toMatchObject({ vat_country: "GB", vat_percent: "0", vat_amount: "0" });
    expect(london.text).toContain("Exportation");
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
