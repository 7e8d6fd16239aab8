import { afterAll, beforeAll, expect, test } from "vitest";
import { daysAfter, parisDay } from "@/src/domain/calendar/paris-day";
import { locales } from "@/src/domain/locale/locale";
import { readMessages } from "@/src/i18n/messages";
import { flattenTexts } from "@/src/i18n/text-tree";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { readOrder } from "@/src/services/orders/read-order";
import { moveTo, paidOrder } from "@/tests/factories/delivered-order";
import { filledCart } from "@/tests/factories/filled-cart";
import { pdfText } from "@/tests/factories/pdf-text";
import { createShopper, paymentPage } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

/** One test for each article, so that an owner can show it. What a browser does is tested in tests/e2e: consent, buy, without-script. */

let open: OpenShop;
let clerk: StaffMember;
beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
});
afterAll(() => open.close());

test("directive 98/6/EC, article 6a: a reduction names the lowest price of the thirty days before", async () => {
  const productOf = async () =>
    (await open.shop.store.content.products()).find(({ sku }) => sku === "DI0136");
  const before = await productOf();
  const { docs } = await open.payload.find({
    collection: "products",
    where: { sku: { equals: "DI0136" } },
  });
  const id = docs[0]?.id ?? 0;
  await open.payload.update({ collection: "products", id, data: { discount: 10 } });
  expect(await productOf()).toMatchObject({ discount: 10, lowestPrice: before?.price });
  await open.payload.update({ collection: "products", id, data: { discount: 0 } });
  expect(await productOf()).toMatchObject({ discount: 0, lowestPrice: null });
});

test("directive 2002/58/EC, article 5(3): unasked, the shop sets the cookie of the cart alone", async () => {
  const shopper = createShopper(open);
  await shopper.cart();
  expect([...shopper.cookies.keys()]).toEqual([]);
  await shopper.add("DI0136");
  expect([...shopper.cookies.keys()]).toEqual(["cart"]);
});

test("directive 2011/83/EU, article 8(2): the button of the cart names the obligation to pay", async () => {
  const words = await Promise.all(
    locales.map(async (locale) =>
      new Map(flattenTexts(await readMessages(locale, ["cart"]))).get("cart.pay.full"),
    ),
  );
  expect(words).toEqual([
    "Commander avec obligation de paiement",
    "Order with obligation to pay",
    "Pedido con obligación de pago",
    "注文を確定して支払う",
  ]);
});

test("directive 2011/83/EU, articles 8(7), 9 and 11a: the contract comes by mail, and fourteen days begin with the delivery", async () => {
  const order = await paidOrder(open);
  await deliverMails(open.shop);
  const mail = open.mailbox.mails().find(({ subject }) => subject.includes(order.number));
  expect(mail?.text).toContain(`/commandes/${order.token}#retractation`);
  expect(mail?.text).toMatch(/14\sjours/);
  const terms = mail?.attachments.findIndex(({ contentType }) => contentType === "application/pdf");
  const file = await fetch(`${open.mailbox.webUrl}/mails/${mail?.id}/attachments/${terms}`);
  expect(pdfText(new Uint8Array(await file.arrayBuffer()))).toContain("Formulaire type de rétractation");
  expect(await readOrder(open.shop, order.token)).toMatchObject({
    withdrawal: { status: "open", until: null },
  });
  await moveTo(clerk, order, "delivered");
  const delivered = await readOrder(open.shop, order.token);
  const { withdrawal } = delivered ?? {};
  if (withdrawal?.status !== "open" || withdrawal.until === null)
    throw new Error("A delivered order can be withdrawn from.");
  expect(withdrawal.until >= daysAfter(parisDay(open.shop.clock()), 14)).toBe(true);
});

test("directive (EU) 2015/2366, article 97: cards are entered on the provider's page, and the shop keeps no number", async () => {
  const page = await paymentPage(await filledCart(open));
  expect(new URL(page).origin).toBe(open.sandbox.url);
  const columns = await open.rows(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(card_number|pan$|cvc|cvv)'`,
  );
  expect(columns).toEqual([]);
});

test("directive (EU) 2024/1799: a repair under guarantee prolongs it by twelve months, once", async () => {
  const order = await paidOrder(open, await filledCart(open, { warranty: "36_months" }));
  const repair = (quantity = 1) =>
    clerk.ask("POST", "/api/staff/order-repair", { order: order.id, pieces: [{ line: 0, quantity }] });
  expect(await repair()).toMatchObject({ status: 409, body: { error: "no-pieces" } });
  await moveTo(clerk, order, "delivered");
  expect(await repair(2)).toMatchObject({ status: 409 });
  expect(await repair()).toMatchObject({ status: 200 });
  expect(await repair()).toMatchObject({ status: 409 });
  expect(await readOrder(open.shop, order.token)).toMatchObject({
    lines: [{ quantity: 1, watch: { guarantee: 36, repaired: { pieces: 1, guarantee: 48 } } }],
  });
});
