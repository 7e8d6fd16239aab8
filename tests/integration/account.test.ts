import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountResponse } from "@/src/domain/contracts/account";
import { skuResponse } from "@/src/domain/contracts/configurator";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
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

const accountOf = async (shopper: Shopper, locale = "fr") =>
  v.parse(accountResponse, (await shopper.get(`/api/account?locale=${locale}`)).body);
const skusIn = async (shopper: Shopper) =>
  Object.fromEntries((await shopper.cart()).items.map(({ product, quantity }) => [product, quantity]));
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

describe("the cart before the sign-in is kept", () => {
  test("in an account without a cart, in the same browser; its previous secret is invalid", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0140", 2);
    const token = shopper.cookies.get("cart");
    await signIn(open, email, shopper);
    expect(await skusIn(shopper)).toEqual({ DI0140: 2 });
    const copied = createShopper(open, new Map([["cart", token ?? ""]]));
    expect(await skusIn(copied)).toEqual({});
    await copied.add("GC-050");
    expect(await skusIn(shopper)).toEqual({ DI0140: 2 });
  });

  test("a change under the previous secret that waits for the sign-in does not reach it", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0140", 2);
    const copied = createShopper(open, new Map([["cart", shopper.cookies.get("cart") ?? ""]]));
    await signIn(open, email);
    const [customer] = await open.rows<{ id: number }>("select id from customers where email = $1", [email]);
    const renewed = open.shop.random(128);
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%update carts%'`;
    const change = await open.shop.store.transaction(async (tx) => {
      await tx.carts.claimCart(customer?.id ?? 0, shopper.cookies.get("cart") ?? "", renewed);
      const adding = copied.add("GC-050");
      while ((await open.rows(waiting)).length === 0);
      return { adding };
    });
    await change.adding;
    expect(await skusIn(createShopper(open, new Map([["cart", renewed]])))).toEqual({ DI0140: 2 });
    expect(await skusIn(copied)).toEqual({ "GC-050": 1 });
  });

  test("in an account with a cart: lines are kept, quantities add up, every browser sees it", async () => {
    const desk = createShopper(open);
    await desk.add("DI0140", 2);
    await desk.add("GC-050");
    await signIn(open, email, desk);
    const phone = createShopper(open);
    await phone.add("DI0140", 3);
    await phone.add("RE1070");
    await signIn(open, email, phone);
    const all = { DI0140: 5, "GC-050": 1, RE1070: 1 };
    expect(await skusIn(phone)).toEqual(all);
    expect(await skusIn(desk)).toEqual(all);
    await desk.add("DI05");
    expect(await skusIn(phone)).toEqual({ ...all, DI05: 1 });
  });

  test("without a cart, the account's own is shown", async () => {
    const desk = createShopper(open);
    await desk.add("DI0140");
    await signIn(open, email, desk);
    expect(await skusIn(await signIn(open, email))).toEqual({ DI0140: 1 });
  });

  test("additions during the sign-in are not lost", async () => {
    const desk = await signIn(open, email);
    await desk.add("GC-050");
    const phone = createShopper(open);
    await phone.add("DI0140");
    const tabs = Array.from({ length: 40 }, () => createShopper(open, new Map(phone.cookies)));
    const adding = Promise.all(tabs.map((tab) => tab.add("DI0140")));
    await signIn(open, email, phone);
    await adding;
    // Additions with the previous secret, after the sign-in, are in a separate cart, whose secret the browser was
    // given.
    const tokens = [phone, ...tabs].map(({ cookies }) => cookies.get("cart"));
    const [sum] = await open.rows<{ pieces: number }>(
      `select sum(quantity)::int as pieces from cart_lines
        where sku = 'DI0140' and cart_id in (select id from carts where token = any($1))`,
      [tokens],
    );
    expect(sum?.pieces).toBe(41);
    expect(await skusIn(phone)).toMatchObject({ "GC-050": 1 });
  });

  test("a cart begun by a call during the sign-in joins the customer's, under a secret of its own", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0140");
    await signIn(open, email, shopper);
    const late = createShopper(open);
    await late.add("GC-050");
    const begun = late.cookies.get("cart") ?? "";
    shopper.cookies.set("cart", begun);
    expect(await skusIn(shopper)).toEqual({ DI0140: 1, "GC-050": 1 });
    expect(shopper.cookies.get("cart")).not.toBe(begun);
    expect(await skusIn(late)).toEqual({});
  });

  test("another customer's cart is not taken over", async () => {
    const ada = createShopper(open);
    await ada.add("DI0140");
    await signIn(open, email, ada);
    const stranger = createShopper(open, new Map([["cart", ada.cookies.get("cart") ?? ""]]));
    await signIn(open, `other.${email}`, stranger);
    expect(await skusIn(stranger)).toEqual({});
    expect(await skusIn(ada)).toEqual({ DI0140: 1 });
  });

  test("and leaves this browser at sign-out, to return at the next sign-in", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0140");
    await signIn(open, email, shopper);
    const copied = createShopper(open, new Map([["cart", shopper.cookies.get("cart") ?? ""]]));
    expect(await skusIn(copied)).toEqual({ DI0140: 1 });
    await shopper.post("/api/auth/logout", {});
    expect(await skusIn(shopper)).toEqual({});
    expect(await skusIn(copied)).toEqual({});
    await signIn(open, email, shopper);
    expect(await skusIn(shopper)).toEqual({ DI0140: 1 });
  });

  test("a payment during the merge removes what it paid for from the merged cart", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0140");
    const page = await paymentPage(shopper);
    await signIn(open, email, shopper);
    const phone = createShopper(open);
    await phone.add("GC-050");
    await signIn(open, email, phone);
    await fillPaymentPage(page, { email });
    await expect.poll(() => skusIn(phone), { timeout: 15_000 }).toEqual({ "GC-050": 1 });
  });
});

describe("GET /api/account", () => {
  test("needs a session, and is never cached", async () => {
    expect(await createShopper(open).get("/api/account")).toMatchObject({
      status: 401,
      body: { error: "not-signed-in" },
    });
    const shopper = await signIn(open, email);
    const answer = await fetch(`${open.url}/api/account`, {
      headers: { cookie: `customer=${shopper.cookies.get("customer")}` },
    });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  test("orders, watches and addresses of this e-mail and no other's (scenario 20)", async () => {
    const shopper = await filledCart(open, { dial: "DI-GR" });
    const number = await paidOrder(shopper);
    const ada = await accountOf(await signIn(open, email.toUpperCase()));
    expect(ada.email).toBe(email);
    expect(ada.orders).toMatchObject([{ number, state: "paid", total: "320,00\u00A0€" }]);
    expect(ada.orders[0]?.href).toMatch(/^\/commandes\/[\w-]{22}$/);
    const receipt = ada.orders[0]?.receipt ?? "";
    expect(await createShopper(open).get(receipt)).toMatchObject({ status: 200 });
    expect(ada.watches).toMatchObject([{ order: number, isSellable: true, care: null }]);
    expect(ada.addresses).toEqual([["Ada Lovelace", "1 rue des Granges", "25000 Besançon", "France"]]);
    const other = await accountOf(await signIn(open, `other.${email}`));
    expect(other).toMatchObject({ orders: [], watches: [], addresses: [], saved: [] });
  });

  test("care begins with the delivery; the same watch can be ordered again", async () => {
    const shopper = await filledCart(open);
    const number = await paidOrder(shopper);
    await open.rows(
      `insert into orders_timeline (_order, _parent_id, id, at, event)
       select 99, id, gen_random_uuid()::text, '2026-11-20T10:00:00Z', 'delivered' from orders where number = $1`,
      [number],
    );
    const signed = await signIn(open, email);
    const [watch] = (await accountOf(signed, "en")).watches;
    expect(watch?.care).toEqual({ seals: "20 November 2028", service: "20 November 2031" });
    await signed.add(watch?.sku ?? "");
    expect(await skusIn(signed)).toMatchObject({ [watch?.sku ?? ""]: 1 });
  });
});

describe("saved watches", () => {
  test("are saved once, compared part by part, and removed", async () => {
    const shopper = await signIn(open, email);
    const [green, pink] = [await composed({ dial: "DI-GR" }), await composed({ dial: "DI-PI" })];
    for (const sku of [green, pink, green]) {
      expect(await shopper.post("/api/account/watches", { sku, isSaved: true })).toMatchObject({
        status: 200,
      });
    }
    const { saved } = await accountOf(shopper);
    expect(saved.map(({ sku }) => sku)).toEqual([pink, green]);
    expect(saved[0]?.price).toBe(32_000);
    expect(saved[0]?.parts.map(({ name }) => name)).toEqual(saved[1]?.parts.map(({ name }) => name));
    const differing = saved[0]?.parts.filter((part, row) => part.value !== saved[1]?.parts[row]?.value);
    expect(differing?.map(({ name }) => name)).toEqual(["Cadran"]);
    await shopper.post("/api/account/watches", { sku: pink, isSaved: false });
    expect((await accountOf(shopper)).saved.map(({ sku }) => sku)).toEqual([green]);
  });

  test.each(["DI0140", "BSPKWTCH-00000000000000000000000000", "x"])("%s cannot be kept", async (sku) => {
    const shopper = await signIn(open, email);
    expect(await shopper.post("/api/account/watches", { sku, isSaved: true })).toMatchObject({
      status: 400,
      body: { field: "sku" },
    });
  });

  test("need a session", async () => {
    const answer = await createShopper(open).post("/api/account/watches", {
      sku: await composed(),
      isSaved: true,
    });
    expect(answer.status).toBe(401);
  });
});

describe("the newsletter", () => {
  test("is chosen without another mail, with a proof of consent", async () => {
    const shopper = await signIn(open, email);
    expect((await accountOf(shopper)).isSubscribed).toBe(false);
    await shopper.post("/api/account/newsletter", { isSubscribed: true });
    expect((await accountOf(shopper)).isSubscribed).toBe(true);
    expect(
      await open.rows("select state, consent_text, confirmed_at from subscribers where email = $1", [email]),
    ).toEqual([{ state: "confirmed", consent_text: "2026-11", confirmed_at: expect.any(Date) }]);
    await shopper.post("/api/account/newsletter", { isSubscribed: false });
    expect((await accountOf(shopper)).isSubscribed).toBe(false);
  });
});

describe("requests of other origins change nothing (scenario 24)", () => {
  test.each(["watches", "newsletter", "erase", "erase-confirm"])("%s", async (path) => {
    const shopper = await signIn(open, email);
    const address = `/api/account/${path}`;
    const body = { sku: "x", isSaved: true, isSubscribed: true, token: "x" };
    expect((await shopper.post(address, body, { origin: "https://evil.example" })).status).toBe(403);
    expect((await shopper.post(address, body, { "content-type": "text/plain" })).status).toBe(415);
    expect((await shopper.get(address)).status).toBe(404);
  });
});
