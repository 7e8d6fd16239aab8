import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderPageResponse } from "@/src/domain/contracts/order-page";
import { orderStatusResponse } from "@/src/domain/contracts/order";
import { receiptDocument } from "@/src/services/mail-templates/receipt-document";
import { askToErase } from "@/src/services/account/erase-account";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { formToken } from "@/src/services/forms/form-token";
import { sendForm } from "@/tests/factories/form-sender";
import { orderOfPage, type OrderView } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

let index = 0;
let email = "";
beforeEach(async () => {
  email = `donor${(index += 1)}@example.com`;
  open.mailbox.clear();
  await open.rows("delete from limits");
});

const url = v.object({ url: v.string() });

const give = (changes: Record<string, unknown> = {}) =>
  sendForm(open, "donation", { email, amount: "50", name: "Ada Lovelace", message: "", ...changes });

async function pageOf(changes: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await give(changes);
  expect(status).toBe(200);
  return v.parse(url, body).url;
}

/** A paid donation. */
async function given(changes: Record<string, unknown> = {}): Promise<OrderView> {
  const page = await pageOf(changes);
  await fillPaymentPage(page, { email, card_name: "A. Card" });
  await open.sandbox.idle();
  return orderOfPage(open, page);
}

const orderOf = async ({ number }: OrderView) => {
  const order = await open.shop.store.orders.findOrder("number", number);
  if (!order) throw new Error(`${number} is not there.`);
  return order;
};

describe("POST /api/donation", () => {
  test.each([
    ["", "required"],
    ["4", "number"],
    ["5001", "number"],
    ["12.50", "number"],
    ["-20", "number"],
    ["1e3", "number"],
  ])("%s euros: %s", async (amount, error) => {
    expect(await give({ amount })).toMatchObject({ status: 422, body: { fields: { amount: error } } });
  });

  test.each(["5", "5000"])("%s euros are taken, to the cent", async (amount) => {
    const order = await orderOf(await given({ amount, name: "" }));
    expect(order).toMatchObject({
      state: "paid",
      total: Number(amount) * 100,
      chargeCurrency: "EUR",
      lines: [{ sku: "DONATION", kind: "donation", href: "/dons" }],
      // Without a name in the form, that of the payment page is used.
      contact: { email, name: "A. Card" },
    });
  });

  test("sent ten times at once it is one donation, with another amount the previous page is closed", async () => {
    const token = formToken({ ...open.shop, clock: () => new Date(Date.now() - 9_000) });
    const pages = await Promise.all(Array.from({ length: 5 }, () => pageOf({ token })));
    expect(new Set(pages).size).toBe(1);
    await pageOf({ token, amount: "150" });
    const states = await open.rows<{ state: string; total: number }>(
      "select state, total::int as total from orders where contact_email = $1 order by id",
      [email],
    );
    expect(states).toEqual([
      { state: "expired", total: 5_000 },
      { state: "pending", total: 15_000 },
    ]);
  });

  test("from two people or two forms, each is a donation of its own", async () => {
    const tokenOf = (ago: number) => formToken({ ...open.shop, clock: () => new Date(Date.now() - ago) });
    const [one, other] = [tokenOf(9_000), tokenOf(8_000)];
    const asked = [{ token: one }, { token: one, email: "bob@example.com" }, { token: other }];
    const pages = await Promise.all(asked.map(pageOf));
    expect(new Set(pages).size).toBe(3);
  });

  test("the shown terms are the ones it is given under", async () => {
    const { termsVersion } = await open.shop.store.loadSettings();
    expect(await give({ terms: "2019-01" })).toMatchObject({ status: 422, body: { error: "terms-changed" } });
    expect(await orderOf(await given({ terms: termsVersion }))).toMatchObject({ termsVersion });
  });

  test("a payment page that does not open is reported, and nothing is charged", async () => {
    await open.control("PUT", "faults", {
      api: [{ match: "POST /v1/checkout/sessions", status: 503, stage: "before", times: 4 }],
    });
    try {
      expect(await give()).toMatchObject({ status: 503, body: { error: "payment-unavailable" } });
    } finally {
      await open.control("DELETE", "faults");
    }
  });
});

describe("a donation", () => {
  test("is no sale: no tax, no parcel, no day of dispatch, no withdrawal", async () => {
    const order = await given();
    const { token } = await orderOf(order);
    const page = v.parse(
      orderPageResponse,
      (await createShopper(open).get(`/api/order?order=${token}`)).body,
    );
    expect(page).toMatchObject({
      isDonation: true,
      hasParcel: false,
      dispatch: null,
      withdrawal: { status: "none" },
      vat: { percent: 0, amount: 0 },
    });
    const status = (await createShopper(open).get(`/api/order-status?order=${token}`)).body;
    expect(v.parse(orderStatusResponse, status)).toMatchObject({ isPaid: true, isDonation: true });
    const staff = await staffMember(open, "admin");
    const moved = await staff.ask("POST", "/api/staff/order-step", {
      order: order.id,
      from: "paid",
      to: "in-workshop",
    });
    expect(moved.status).toBe(422);
    const { status: refused } = await createShopper(open).post("/api/withdrawal", { order: token });
    expect(refused).toBe(422);
  });

  test.each([
    ["fr", "Votre don", "Total donné", "n’est pas un reçu fiscal"],
    ["en", "Your donation", "Total given", "not a tax receipt"],
    ["es", "Tu donación", "Total donado", "no es un recibo fiscal"],
    ["jp", "ご寄付", "ご寄付の合計", "税控除の証明書にはなりません"],
  ])("has a mail and a receipt of its own in %s", async (lang, subject, total, note) => {
    const order = await orderOf(await given({ lang }));
    await deliverMails(open.shop);
    const [mail] = open.mailbox.mails(email);
    expect(mail?.subject).toContain(subject);
    expect(mail?.text).toContain(note);
    expect(mail?.text).not.toMatch(/TVA comprise|14 jours|VAT included|14 days|14 días|14日/);
    const { settings, words } = await open.shop.store.loadSnapshot();
    const receipt = receiptDocument(order, order.receiptNumber ?? "", settings, words[order.locale]);
    expect(receipt.sums.map(({ label }) => label)).toEqual([total]);
    expect(receipt.parties[1]?.lines).toEqual(["Ada Lovelace", email]);
    const { status } = await createShopper(open).get(`/api/receipt?order=${order.token}`);
    expect(status).toBe(200);
  });

  test("with a message is shown to staff, who owe an answer; without one it is not", async () => {
    await given();
    await given({ message: "Pour le Lépine du tiroir." });
    await deliverMails(open.shop);
    const { company } = await open.shop.store.loadSettings();
    const notices = open.mailbox
      .mails(company.email)
      .filter(({ subject }) => subject?.startsWith("Un mot avec le don"));
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain("Pour le Lépine du tiroir.");
  });

  test("does not prevent the erasure of an account", async () => {
    await given();
    const shopper = await signIn(open, email);
    const [row] = await open.rows<{ id: number }>("select id from customers where email = $1", [email]);
    const { body } = await shopper.get("/api/account");
    expect(body).toMatchObject({ watches: [], orders: [{ state: "paid" }] });
    const customer = { id: row?.id ?? 0, email, locale: "fr", createdAt: new Date() } as const;
    expect(await askToErase(open.shop, customer)).toMatchObject({ ok: true });
  });
});
