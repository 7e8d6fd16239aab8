import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { filledCart } from "@/tests/factories/filled-cart";
import { createShopper, fillPaymentPage, paymentPage, type Shopper } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

let index = 0;
let email = "";
beforeEach(async () => {
  email = `ada${(index += 1)}@example.com`;
  open.mailbox.clear();
  await open.rows("delete from limits");
});

const composed = async (changes: Partial<Selection> = {}) => {
  const { body } = await createShopper(open).post("/api/configurator/sku", {
    ...defaultSelection,
    ...changes,
  });
  return v.parse(skuResponse, body).sku;
};

/** A watch bought and paid with this e-mail. */
async function paidOrder(shopper: Shopper): Promise<string> {
  await fillPaymentPage(await paymentPage(shopper), { email });
  for (let tries = 0; tries < 100; tries += 1) {
    const [order] = await open.rows<{ number: string }>(
      "select number from orders where contact_email = $1 and state = 'paid' order by id desc",
      [email],
    );
    if (order) return order.number;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The order was not paid in ten seconds.");
}

describe("one's data", () => {
  test("is exported as a file with everything in it, and without other customers' data", async () => {
    const shopper = await filledCart(open);
    const number = await paidOrder(shopper);
    const signed = await signIn(open, email);
    await signed.add("GC-050");
    const { status, body } = await signed.get("/api/account/export");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { email },
      orders: [{ number, contact: { email, name: "Ada Lovelace" } }],
      cart: [{ sku: "GC-050", quantity: 1 }],
    });
    expect(JSON.stringify(body)).not.toContain(`ada${index - 1}@`);
    expect((await createShopper(open).get("/api/account/export")).status).toBe(401);
  });
});

describe("erasure", () => {
  const linkToken = async () => {
    await deliverMails(open.shop);
    const mail = open.mailbox.mails(email).find(({ text }) => text.includes("effacement"));
    return /effacement\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  };
  const press = (token: string) => createShopper(open).post("/api/account/erase-confirm", { token });

  test("waits for open orders", async () => {
    await paidOrder(await filledCart(open));
    const shopper = await signIn(open, email);
    expect(await shopper.post("/api/account/erase", {})).toMatchObject({
      status: 409,
      body: { error: "open-orders" },
    });
  });

  test("deletes everything but what accounting must keep", async () => {
    const number = await paidOrder(await filledCart(open));
    await open.rows(
      "update orders set state = 'delivered', staff_note = 'Ada a téléphoné' where number = $1",
      [number],
    );
    const shopper = await signIn(open, email);
    await shopper.add("GC-050");
    await shopper.post("/api/account/watches", { sku: await composed(), isSaved: true });
    await shopper.post("/api/account/newsletter", { isSubscribed: true });
    expect(await shopper.post("/api/account/erase", {})).toMatchObject({ status: 200 });
    const token = await linkToken();
    expect((await shopper.get("/api/account")).status).toBe(200);
    open.mailbox.clear();
    expect(await press(token)).toMatchObject({ status: 200 });
    expect((await shopper.get("/api/account")).status).toBe(401);
    const [order] = await open.rows("select * from orders where number = $1", [number]);
    expect(order).toMatchObject({
      total: "32000",
      receipt_number: expect.any(String),
      contact_email: null,
      staff_note: null,
    });
    expect(order?.contact_shipping_address).toMatchObject({ country: "FR", line1: null });
    for (const table of [
      "orders",
      "customers",
      "subscribers",
      "carts",
      "saved_watches",
      "customer_sessions",
    ]) {
      const rows = await open.rows(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(email);
    }
    expect(
      await open.rows("select 1 from orders where contact_name = 'Ada Lovelace' and number = $1", [number]),
    ).toEqual([]);
    await deliverMails(open.shop);
    expect(open.mailbox.mails(email)).toMatchObject([{ subject: "Votre compte est effacé" }]);
    expect(await press(token)).toMatchObject({ status: 200 });
  });

  test("needs a complete link, at most a day old", async () => {
    const shopper = await signIn(open, email);
    await shopper.post("/api/account/erase", {});
    const token = await linkToken();
    for (const wrong of ["", "1.abc.def", `9${token}`, `${token}x`]) {
      expect(await press(wrong)).toMatchObject({ status: 422, body: { error: "bad-link" } });
    }
    expect((await shopper.get("/api/account")).status).toBe(200);
  });
});
