import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { filledCart } from "@/tests/factories/filled-cart";
import { sendForm } from "@/tests/factories/form-sender";
import { orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { accountOf, staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let staff: StaffMember;
beforeAll(async () => {
  open = await openShop();
  staff = await staffMember(open, "clerk");
});
afterAll(() => open.close());
beforeEach(() => open.rows("delete from limits"));

/** Address at the payment page, address typed later, and stored form. */
const addresses = [
  ["o'brien@example.com", "O'Brien@example.com", "o'brien@example.com"],
  ["r&d@example.com", "r&d@example.com", "r&d@example.com"],
  ["a..b.@docomo.example", "a..b.@docomo.example", "a..b.@docomo.example"],
  ["Jean@xn--bcher-kva.example", "jean@bücher.example", "jean@xn--bcher-kva.example"],
  ["ivan@пример.рф", "ivan@xn--e1afmkfd.xn--p1ai", "ivan@xn--e1afmkfd.xn--p1ai"],
] as const;

describe.each(addresses)("who pays with %s and later types %s", (paid, typed, kept) => {
  test("finds the order, signs in, sends a form and subscribes", async () => {
    const page = await paymentPage(await filledCart(open));
    await fillPaymentPage(page, { email: paid });
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    const shopper = createShopper(open);
    const found = await shopper.post("/api/search-order", { order: order.number, email: typed, lang: "en" });
    expect(found).toMatchObject({ status: 200, body: { url: `/en/commandes/${order.token}` } });
    expect((await shopper.post("/api/auth/login", { email: typed, lang: "en" })).status).toBe(200);
    expect((await sendForm(open, "contact", { email: typed })).status).toBe(200);
    expect((await sendForm(open, "newsletter", { email: typed })).status).toBe(200);
    expect((await shopper.post("/api/offer", { email: typed, lang: "en" })).status).toBe(200);
    expect(
      await open.rows(
        `select (select count(*)::int from sign_in_codes where email = $1) as codes,
                (select count(*)::int from requests where email = $1) as requests,
                (select count(*)::int from subscribers where email = $1) as subscriptions,
                (select count(*)::int from orders where contact_email = $1) as orders`,
        [kept],
      ),
    ).toEqual([{ codes: 1, requests: 1, subscriptions: 1, orders: 1 }]);
    // The desk finds the order by the address, and saves it.
    const listed = await staff.ask(
      "GET",
      `/api/orders?where[or][0][contact.email][like]=${encodeURIComponent(typed)}`,
    );
    const [{ id }] = (listed.body as { docs: [{ id: number }] }).docs;
    expect((await staff.ask("PATCH", `/api/orders/${id}`, { trackingNumber: "" })).status).toBe(200);
  });
});

test("an address of staff follows the shop's rules, and is stored in comparable form", async () => {
  const admin = await staffMember(open, "admin");
  const [clerk] = await open.rows<{ id: number }>("select id from users where role = 'clerk'");
  const { password: currentPassword } = accountOf("admin");
  const change = (email: string) => admin.ask("PATCH", `/api/users/${clerk?.id}`, { email, currentPassword });
  expect(await change("none")).toMatchObject({
    status: 400,
    body: { errors: [{ data: { errors: [{ path: "email" }] } }] },
  });
  expect(await change("R&D@Bücher.example")).toMatchObject({
    status: 200,
    body: { doc: { email: "r&d@xn--bcher-kva.example" } },
  });
});
