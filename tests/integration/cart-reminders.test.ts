import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { loadLeftCarts, type LeftCartsPage } from "@/src/services/reminders/load-left-carts";
import { remindOfCarts } from "@/src/services/reminders/remind-of-carts";
import { countProduct } from "@/tests/factories/count-stock";
import { createShopper, fillPaymentPage, paymentPage, type Shopper } from "@/tests/factories/shopper";
import { mailedCode, signIn } from "@/tests/factories/signed-in";
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
  await open.rows("update customers set cart_mail_at = null");
});

const inHours = (hours: number) => ({
  ...open.shop,
  clock: () => new Date(Date.now() + hours * 3_600_000),
});

/** Signs in with the box ticked, in a language. */
async function agreeing(shopper: Shopper, lang = "fr"): Promise<Shopper> {
  await shopper.post("/api/auth/login", { email, lang });
  const code = await mailedCode(open, email);
  const { status } = await shopper.post("/api/auth/confirm-email", { email, code, lang, cartMail: true });
  expect(status).toBe(200);
  open.mailbox.clear();
  return shopper;
}

/** A customer who agreed and has two watches in the cart. */
async function withCart(lang = "fr"): Promise<Shopper> {
  const shopper = createShopper(open);
  await shopper.add("DI0136", 2);
  return agreeing(shopper, lang);
}

async function remindIn(hours: number): Promise<readonly string[]> {
  await remindOfCarts(inHours(hours));
  await deliverMails(inHours(hours));
  return open.mailbox.mails(email).map(({ subject }) => subject ?? "");
}

const linkIn = (pattern: RegExp) => pattern.exec(open.mailbox.mails(email)[0]?.text ?? "")?.[1] ?? "";
const openToken = () => linkIn(/rappel\?token=([\w.-]+)/);
const openWith = (shopper: Shopper, token: string) =>
  shopper.post("/api/cart/open", { query: `token=${token}` });

const skusIn = async (shopper: Shopper) =>
  Object.fromEntries((await shopper.cart()).items.map(({ product, quantity }) => [product, quantity]));

describe("a reminder is sent", () => {
  test.each([
    ["fr", "Votre panier est toujours là", "/panier/rappels"],
    ["en", "Your cart is still here", "/en/panier/rappels"],
    ["es", "Tu carrito sigue aquí", "/es/panier/rappels"],
    ["jp", "カートはそのまま残っています", "/jp/panier/rappels"],
  ])("in %s, after a day, with what lies in the cart", async (lang, subject, path) => {
    await withCart(lang);
    expect(await remindIn(23.9)).toEqual([]);
    expect(await remindIn(24.1)).toEqual([subject]);
    const [mail] = open.mailbox.mails(email);
    expect(mail?.text).toContain(`${open.url}${path}?token=`);
    expect(mail?.text).toMatch(/Distinction|ディスティンクション/);
    const raw = await (await fetch(`${open.mailbox.webUrl}/mails/${mail?.id}/raw`)).text();
    expect(raw.replace(/\r?\n[ \t]+/g, " ")).toContain(`List-Unsubscribe: <${open.url}/api/cart/one-click`);
  });

  test("once, for any number of job runs and nodes", async () => {
    await withCart();
    await Promise.all(Array.from({ length: 6 }, () => remindOfCarts(inHours(25))));
    expect(await remindIn(26)).toHaveLength(1);
    expect(await remindIn(48)).toHaveLength(1);
  });

  test("with the available articles only", async () => {
    const shopper = await withCart();
    await shopper.add("DI0240");
    await countProduct(open, "DI0240", 0);
    expect(await remindIn(25)).toHaveLength(1);
    const text = open.mailbox.mails(email)[0]?.text ?? "";
    expect(text).toContain("Distinction 01");
    expect(text).not.toContain("Distinction 02");
  });

  test.each<[name: string, prepare: (shopper: Shopper) => Promise<unknown>]>([
    ["without consent", async (shopper) => shopper.post("/api/account/cart-mail", { isAgreed: false })],
    ["that is empty", async (shopper) => shopper.post("/api/cart/delete", { sku: "DI0136" })],
    ["that was ordered", async (shopper) => order(shopper)],
    ["that is being paid", async (shopper) => paymentPage(shopper)],
  ])("never for a cart %s", async (_, prepare) => {
    await prepare(await withCart());
    expect(await remindIn(25)).not.toContain("Votre panier est toujours là");
  });

  test("not after a sign-in without the box ticked", async () => {
    const shopper = createShopper(open);
    await shopper.add("DI0136");
    await signIn(open, email, shopper);
    open.mailbox.clear();
    expect(await remindIn(25)).toEqual([]);
  });

  test("nor of a cart older than a week", async () => {
    await withCart();
    expect(await remindIn(7 * 24 + 1)).toEqual([]);
  });

  test("nor when the order came before the mail was sent", async () => {
    const shopper = await withCart();
    await remindOfCarts(inHours(25));
    await order(shopper);
    await deliverMails(inHours(25));
    expect(open.mailbox.mails(email).map(({ subject }) => subject)).not.toContain(
      "Votre panier est toujours là",
    );
  });
});

async function order(shopper: Shopper): Promise<void> {
  await fillPaymentPage(await paymentPage(shopper), { email });
  await open.sandbox.idle();
}

describe("the link", () => {
  test("opens the customer's cart in another browser, without signing in", async () => {
    await withCart();
    await remindIn(25);
    const phone = createShopper(open);
    await phone.add("RE1070");
    expect(await openWith(phone, openToken())).toMatchObject({
      status: 200,
      body: { url: `${open.url}/panier` },
    });
    expect(await skusIn(phone)).toEqual({ DI0136: 2, RE1070: 1 });
    expect((await phone.get("/api/account")).status).toBe(401);
  });

  test("does not affect a browser with another signed-in customer", async () => {
    await withCart();
    await remindIn(25);
    const token = openToken();
    const stranger = createShopper(open);
    await stranger.add("RE1070");
    await signIn(open, `other.${email}`, stranger);
    expect((await openWith(stranger, token)).status).toBe(422);
    expect(await skusIn(stranger)).toEqual({ RE1070: 1 });
  });

  test("is invalid once the customer has been erased", async () => {
    await withCart();
    await remindIn(25);
    const token = openToken();
    await open.rows("delete from customer_sessions");
    await open.rows("delete from customers where email = $1", [email]);
    const phone = createShopper(open);
    await phone.add("RE1070");
    expect((await openWith(phone, token)).status).toBe(422);
    expect(await skusIn(phone)).toEqual({ RE1070: 1 });
  });

  test("is valid for a week, and only unchanged", async () => {
    await withCart();
    await remindIn(25);
    const token = openToken();
    const { openCart } = await import("@/src/services/reminders/open-cart");
    const visitor = { cart: null, session: null };
    expect(await openCart(inHours(7 * 24 - 1), token, visitor)).not.toBeNull();
    expect(await openCart(inHours(7 * 24 + 1), token, visitor)).toBeNull();
    for (const wrong of ["", "x", token.slice(0, -1), token.replace(/^\d+/, "1")]) {
      expect(await openCart(open.shop, wrong, visitor)).toBeNull();
    }
  });
});

test("staff sees abandoned carts, newest first, in pages of 25", async () => {
  for (const table of ["cart_lines", "carts"]) await open.rows(`delete from ${table}`);
  await open.rows(
    `with left_cart as (
       insert into carts (token, updated_at)
       select 'left-' || n, now() - interval '1 hour' * (n + 1) from generate_series(1, 27) n returning id, token)
     insert into cart_lines (cart_id, sku, quantity, price_seen)
     select id, 'DI0136', split_part(token, '-', 2)::int, 31000 from left_cart`,
  );
  const first = await loadLeftCarts(open.shop, null, true);
  const second = await loadLeftCarts(open.shop, first.next, true);
  const counted = (page: LeftCartsPage) => page.carts.map(({ lines }) => lines[0]?.quantity);
  expect(counted(first)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  expect(counted(second)).toEqual([26, 27]);
  expect(second.next).toBeNull();
});

describe("consent is withdrawn", () => {
  test.each(["/api/cart/one-click?token=", "form"])("with one click: %s", async (way) => {
    const shopper = await withCart();
    await remindIn(25);
    const token = linkIn(/rappels\?token=([\w.-]+)/);
    const { status } =
      way === "form"
        ? await createShopper(open).post("/api/cart/no-reminder", { query: `token=${token}` })
        : await createShopper(open).post(`${way}${token}`, "List-Unsubscribe=One-Click");
    expect(status).toBe(200);
    const { body } = await shopper.get("/api/account");
    expect(body).toMatchObject({ hasCartMail: false });
    const wrong = await createShopper(open).post("/api/cart/no-reminder", { query: "token=1.x" });
    expect(wrong).toMatchObject({ status: 422, body: { error: "bad-link" } });
  });

  test("in the account, where it can also be given, with its proof", async () => {
    const shopper = await signIn(open, email);
    await shopper.post("/api/account/cart-mail", { isAgreed: true });
    const [row] = await open.rows<Record<string, unknown>>("select * from customers where email = $1", [
      email,
    ]);
    expect(row).toMatchObject({ cart_mail_text: "2026-11" });
    expect(row?.cart_mail_at).toBeInstanceOf(Date);
    expect(JSON.stringify(row)).not.toMatch(/127\.0\.0\.1|::1/);
    expect((await shopper.get("/api/account/export")).body).toMatchObject({
      cartReminders: { agreedAt: expect.any(String) },
    });
  });
});
