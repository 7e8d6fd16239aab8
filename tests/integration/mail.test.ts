import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { dispatchDay } from "@/src/domain/workshop/dispatch-day";
import { orderFigures } from "@/src/services/mail-templates/order-figures";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { filledCart } from "@/tests/factories/filled-cart";
import { mailsOf, orderOfPage, type OrderView } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
beforeEach(() => {
  open.mailbox.setMode("ok");
  open.mailbox.clear();
});

async function paidOrder(checkout = {}, form = {}): Promise<OrderView> {
  const page = await paymentPage(await filledCart(open), checkout);
  await fillPaymentPage(page, form);
  await open.sandbox.idle();
  return orderOfPage(open, page);
}

const hoursLater = (hours: number) => ({
  ...open.shop,
  clock: () => new Date(Date.now() + hours * 3_600_000),
});

describe("the outbox (scenario 27)", () => {
  test("ten nodes delivering at once send each mail once", async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => paidOrder()));
    await Promise.all(Array.from({ length: 10 }, () => deliverMails(open.shop)));
    const subjects = open.mailbox.mails().map((mail) => mail.subject);
    expect(subjects.toSorted()).toEqual(orders.map(({ number }) => `Votre commande ${number}`).toSorted());
  });

  test.each(["tempfail", "drop"] as const)("a server that answers %s gets it later, once", async (mode) => {
    const order = await paidOrder();
    open.mailbox.setMode(mode);
    await deliverMails(open.shop);
    expect(await mailsOf(open, order)).toMatchObject([{ state: "waiting" }]);
    open.mailbox.setMode("ok");
    await deliverMails(open.shop);
    expect(open.mailbox.mails()).toEqual([]);
    await deliverMails(hoursLater(1));
    await deliverMails(hoursLater(2));
    expect(open.mailbox.mails().map((mail) => mail.subject)).toEqual([`Votre commande ${order.number}`]);
    expect(await mailsOf(open, order)).toMatchObject([{ state: "sent" }]);
  });

  test("120 mails, five nodes and a server that fails repeatedly: none lost, none twice", async () => {
    const address = (place: number) => `reader${place}@example.com`;
    const places = Array.from({ length: 120 }, (_, place) => place);
    for (const place of places) {
      const mail = { kind: "account-erased", locale: "fr", token: "" } as const;
      await open.shop.store.mails.queueMail({ key: `many:${place}`, to: address(place), mail }, new Date());
    }
    const fiveNodes = (hours: number) =>
      Promise.all(Array.from({ length: 5 }, () => deliverMails(hoursLater(hours))));
    for (const [hours, mode] of (["tempfail", "drop", "tempfail", "drop", "tempfail"] as const).entries()) {
      open.mailbox.setMode(mode, 30);
      await fiveNodes(hours * 2);
    }
    open.mailbox.setMode("ok");
    await fiveNodes(12);
    const received = open.mailbox.mails().flatMap((mail) => mail.recipients);
    expect(received.toSorted()).toEqual(places.map(address).toSorted());
  }, 60_000);

  test("a permanent refusal is left to staff, with the server's message", async () => {
    const order = await paidOrder();
    open.mailbox.setMode("reject");
    await deliverMails(open.shop);
    const [mail] = await open.rows<{ state: string; last_error: string }>(
      "select * from mails where order_id = $1",
      [order.id],
    );
    expect(mail?.state).toBe("given-up");
    expect(mail?.last_error).toContain("550");
  });

  test("a mail of a node that died while sending is not lost", async () => {
    const order = await paidOrder();
    const now = new Date();
    await open.shop.store.mails.claimDueMail(now, new Date(now.getTime() + 120_000));
    await deliverMails(open.shop);
    expect(open.mailbox.mails()).toEqual([]);
    await deliverMails(hoursLater(1));
    expect(await mailsOf(open, order)).toMatchObject([{ state: "sent" }]);
  });
});

describe("contents of a mail", () => {
  test.each([
    ["fr", "Votre commande", "Montre sur mesure"],
    ["en", "Your order", "Bespoke watch"],
    ["es", "Tu pedido", "Reloj a medida"],
    ["jp", "ご注文", "オーダーメイドウォッチ"],
  ] as const)("%s: lines, total, the exact charge and the receipt", async (locale, subject, title) => {
    const order = await paidOrder({ __nextLocale: locale, currency: "USD" });
    await deliverMails(open.shop);
    const [mail] = open.mailbox.mails("ada@example.com");
    const { leadDays } = await open.shop.store.loadSettings();
    const leaves = new Date(`${dispatchDay(parisDay(new Date()), leadDays, [])}T12:00:00Z`);
    const dispatch = orderFigures({ locale, chargeCurrency: "EUR" }).day(leaves);
    expect(mail?.subject).toContain(subject);
    expect(mail?.attachments.map(({ contentType }) => contentType)).toContain("application/pdf");
    for (const body of [mail?.html ?? "", mail?.text ?? ""]) {
      expect(body).toContain(title);
      expect(body).toContain(`${open.url}/api/receipt?order=${order.token}`);
      expect(body).toContain(locale === "en" ? "€320.00" : "320,00\u00A0€");
      expect(body).toContain("345");
      expect(body).toContain(dispatch);
    }
  });

  test("input stays text, and adds neither header nor recipient", async () => {
    const note = '<img src=x onerror="alert(1)">\r\nBcc: mallory@example.com\r\n\r\nSecond body';
    await paidOrder({ note }, { card_name: "A\r\nBcc: mallory@example.com", shipping_name: "B\nX-Evil: 1" });
    await deliverMails(open.shop);
    const mails = open.mailbox.mails();
    expect(mails.map((mail) => mail.recipients)).toEqual([["ada@example.com"]]);
    expect(mails[0]?.html).not.toContain("<img src=x");
    expect(mails[0]?.html).toContain("&lt;img src=x");
  });
});

describe("the receipt", () => {
  test("a PDF with the secret of the order, nothing without it", async () => {
    const { token, receipt_number: number } = await paidOrder();
    const answer = await fetch(`${open.url}/api/receipt?order=${token}`);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toContain(`${number}.pdf`);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const stranger = createShopper(open);
    for (const path of ["/api/receipt", "/api/order-status"]) {
      expect(await stranger.get(`${path}?order=${"A".repeat(22)}`)).toMatchObject({ status: 404 });
      expect(await stranger.get(`${path}?order=1`)).toMatchObject({ status: 400, body: { field: "order" } });
      expect(await stranger.get(path)).toMatchObject({ status: 400, body: { field: "order" } });
    }
  });

  test("none before the payment", async () => {
    const { token } = await orderOfPage(open, await paymentPage(await filledCart(open)));
    expect(await createShopper(open).get(`/api/receipt?order=${token}`)).toMatchObject({ status: 404 });
    expect(await createShopper(open).get(`/api/order-status?order=${token}`)).toMatchObject({
      status: 200,
      body: { state: "pending", isPaid: false, receipt: null },
    });
  });
});
