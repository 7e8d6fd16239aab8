import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { monthOf } from "@/src/domain/calendar/month";
import type { JournalLine } from "@/src/domain/books/journal";
import { loadMonth } from "@/src/services/books/load-month";
import { readJournal } from "@/src/services/books/write-journal";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { labelFile } from "@/src/services/orders/label-file";
import { orderOfPage, reloadOrder } from "@/tests/factories/order-view";
import { pdfText } from "@/tests/factories/pdf-text";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
  const { docs } = await open.payload.find({ collection: "markets", where: { currency: { equals: "USD" } } });
  const [market] = docs;
  if (!market) throw new Error("There is no market of USD.");
  const border = { ...market.border, dutyPaidPercent: 110 };
  await open.payload.update({ collection: "markets", id: market.id, data: { border } });
});
afterAll(() => open.close());

const inNewYork = {
  shipping_name: "Ada Lovelace",
  shipping_line1: "350 Fifth Avenue",
  shipping_city: "New York",
  shipping_state: "NY",
  shipping_postal_code: "10118",
  shipping_country: "US",
  billing_country: "US",
  billing_postal_code: "10118",
};

async function offered(sku: string) {
  const shopper = createShopper(open);
  await shopper.add(sku);
  return { shopper, duties: (await shopper.cart()).duties };
}

describe("duties and taxes paid in advance", () => {
  test("are offered in the cart of markets that do, and not with what is sent by mail", async () => {
    const { duties } = await offered("DI0236");
    expect(Object.keys(duties)).toEqual(["USD"]);
    expect(duties.USD?.notice).toMatch(/payés avec la commande/);
    expect((await offered("GC-050")).duties).toEqual({});
  });

  test("are a line of the order, in receipt and mail, and of a parcel for which the sender pays", async () => {
    const { shopper, duties } = await offered("DI0236");
    const paid = duties.USD?.charged ?? 0;
    expect(paid).toBeGreaterThan(0);
    const page = await paymentPage(shopper, {
      __nextLocale: "en",
      currency: "USD",
      expectedTotal: 31_000 + paid,
      expectedDue: 31_000 + paid,
      dutyPaid: true,
    });
    await fillPaymentPage(page, inNewYork);
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    expect(order).toMatchObject({ state: "paid", charge_currency: "EUR", total: String(31_000 + paid) });
    const lines = await open.rows(
      "select kind, total::int from orders_lines where _parent_id = $1 order by _order",
      [order.id],
    );
    expect(lines).toEqual([
      { kind: "watch", total: 31_000 },
      { kind: "duties", total: paid },
    ]);
    expect((await shopper.cart()).items).toEqual([]);

    await deliverMails(open.shop);
    const mail = open.mailbox.mails("ada@example.com").find(({ text }) => text.includes(order.number));
    expect(mail?.text).toContain("Duties and taxes on arrival, paid in advance");
    expect(mail?.text).toContain("United States: duties and taxes are paid with the order");
    const receipt = await fetch(`${open.url}/api/receipt?order=${order.token}`);
    expect(pdfText(new Uint8Array(await receipt.arrayBuffer()))).toContain("Duties and taxes on arrival");
    expect(await labelFile(open.shop, [order.id])).toMatch(/,DDP\r\n/);
  });

  test("are asked for at the price that was shown, and are given back alone", async () => {
    const { shopper, duties } = await offered("DI0136");
    const paid = duties.USD?.charged ?? 0;
    const total = { currency: "USD", dutyPaid: true, expectedTotal: 31_000 };
    expect(await shopper.checkout(total)).toMatchObject({ status: 422, body: { error: "price-changed" } });
    const page = await paymentPage(shopper, { ...total, expectedTotal: 31_000 + paid });
    await fillPaymentPage(page, inNewYork);
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    const clerk = await staffMember(open, "clerk");
    const refund = await clerk.ask("POST", "/api/staff/refund", {
      order: order.id,
      amount: paid,
      knownRefunded: 0,
      reason: "duties",
      key: "duties-refund-0001",
      pieces: [{ line: 1, quantity: 1 }],
    });
    expect(refund).toMatchObject({ status: 200 });
    await open.sandbox.idle();
    expect(await reloadOrder(open, order)).toMatchObject({ state: "paid", refunded_amount: String(paid) });

    // In the books they are owed to the carrier, and no sale.
    const month = await loadMonth(open.shop, monthOf(open.shop.clock()));
    expect(month.rates).toMatchObject([{ country: "US", percent: 0, sold: 62_000, refunded: 0 }]);
    const lines: JournalLine[] = [];
    for await (const part of readJournal(open.shop, monthOf(open.shop.clock()))) lines.push(...part);
    const own = lines.filter((line) => line.order === order.number);
    expect(own.map(({ operation, account, gross }) => [operation, account, gross])).toEqual([
      ["sale", "goods", 31_000],
      ["sale", "duties", paid],
      ["refund", "duties", -paid],
    ]);
    const [note] = await open.shop.store.books.creditNotesOf(order.id);
    const drawn = await fetch(`${open.url}/api/credit-note?order=${order.token}&note=${note?.number}`);
    expect(pdfText(new Uint8Array(await drawn.arrayBuffer()))).toContain("Droits et taxes de la commande");
  });
});
