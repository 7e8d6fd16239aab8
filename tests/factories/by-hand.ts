import * as v from "valibot";
import { orderPageResponse } from "@/src/domain/contracts/order-page";
import type { OpenShop } from "@/tests/setup/open-shop";
import { createShopper, fillPaymentPage } from "./shopper";
import type { StaffMember } from "./staff-member";

export const homeAddress = {
  name: "Ada Lovelace",
  line1: "1 rue des Granges",
  line2: "",
  postalCode: "25000",
  city: "Besançon",
  country: "FR",
};
/** What an order by hand is for, unless a test says so. */
export const twoWatches = [
  { sku: "DI0136", quantity: 2 },
  { sku: "DI0236", quantity: 1 },
];

/** Fields of an order by a clerk. */
export const wish = (changes = {}) => ({
  locale: "en",
  currency: "EUR",
  lines: twoWatches,
  promoCode: null,
  note: "Engrave nothing",
  ...changes,
});

/** The answer to an order that was made. */
export const placed = v.object({ order: v.number(), number: v.string() });

/** A clerk who creates orders, and actions of a buyer. @param desk called once the shop is open */
export function byHandDesk(desk: () => { readonly open: OpenShop; readonly clerk: StaffMember }) {
  const price = (changes = {}) => desk().clerk.ask("POST", "/api/staff/by-hand-draft", wish(changes));

  async function place(changes: Record<string, unknown> = {}) {
    const { lines, promoCode } = { ...wish(), ...changes };
    const draft = await price({ lines, promoCode });
    return desk().clerk.ask("POST", "/api/staff/by-hand-order", {
      ...wish({ lines, promoCode }),
      email: "ada@example.com",
      name: "Ada Lovelace",
      phone: "+33 6 12 34 56 78",
      address: homeAddress,
      expectedTotal: draft.body.total,
      key: crypto.randomUUID(),
      exchange: null,
      ...changes,
    });
  }

  async function stored(id: number) {
    const found = await desk().open.shop.store.orders.findOrder("id", id);
    if (!found) throw new Error("The order is gone.");
    return found;
  }

  async function written(changes: Record<string, unknown> = {}) {
    const { status, body } = await place(changes);
    if (status !== 200) throw new Error(`Nothing was written: ${JSON.stringify(body)}`);
    return stored(v.parse(placed, body).order);
  }

  const payLink = (token: string) => createShopper(desk().open).post("/api/pay-link", { order: token });

  async function pageOf(token: string): Promise<string> {
    const { status, body } = await payLink(token);
    if (status !== 200) throw new Error(`The link answered ${status}: ${JSON.stringify(body)}`);
    return v.parse(v.object({ url: v.string() }), body).url;
  }

  async function paid(changes: Record<string, unknown> = {}) {
    const order = await written(changes);
    await fillPaymentPage(await pageOf(order.token));
    await desk().open.sandbox.idle();
    return stored(order.id);
  }

  const shownTo = async (token: string) =>
    v.parse(orderPageResponse, (await createShopper(desk().open).get(`/api/order?order=${token}`)).body);

  const mailKinds = async (id: number) =>
    (await desk().open.rows("select kind from mails where order_id = $1 order by id", [id])).map(
      ({ kind }) => kind,
    );

  const act = (path: string, body: object) => desk().clerk.ask("POST", `/api/staff/${path}`, body);

  return { price, place, stored, written, payLink, pageOf, paid, shownTo, mailKinds, act };
}
