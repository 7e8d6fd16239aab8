import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderPageResponse } from "@/src/domain/contracts/order-page";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { moveTo, paidOrder } from "@/tests/factories/delivered-order";
import type { OrderView } from "@/tests/factories/order-view";
import { createShopper } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let staff: StaffMember;
beforeAll(async () => {
  open = await openShop();
  staff = await staffMember(open, "admin");
});
afterAll(() => open.close());

const moved = {
  name: "Ada King",
  line1: "12 quai Veil-Picard",
  line2: "",
  postalCode: "25000",
  city: "Besançon",
  country: "FR",
};

const correct = (order: OrderView, address: object = moved) =>
  staff.ask("POST", "/api/staff/order-address", { order: order.id, ...address });

async function deliveryOf({ token }: OrderView) {
  const { body } = await createShopper(open).get(`/api/order?order=${token}`);
  return v.parse(orderPageResponse, body).delivery;
}

test("an address is corrected before dispatch, and the buyer is informed of the new one", async () => {
  const order = await paidOrder(open);
  expect((await correct(order)).status).toBe(200);
  expect(await deliveryOf(order)).toEqual(["Ada King", "12 quai Veil-Picard", "25000 Besançon", "France"]);
  await deliverMails(open.shop);
  const told = open.mailbox
    .mails("ada@example.com")
    .find(({ subject }) => subject.includes("Nouvelle adresse"));
  expect(told?.text).toContain("12 quai Veil-Picard");
  const timeline = await open.rows<{ event: string; detail: string }>(
    "select event, detail from orders_timeline where _parent_id = $1 and event = 'address'",
    [order.id],
  );
  expect(timeline).toEqual([{ event: "address", detail: "admin@valcour.example" }]);
});

test.each([
  ["a country the shop does not send to", { country: "AQ" }, 422],
  ["a post code that country does not write", { postalCode: "2500" }, 422],
  ["an address without the state that its country needs", { country: "US", postalCode: "10118" }, 422],
  ["a country that is none", { country: "France" }, 400],
  ["no street", { line1: "  " }, 400],
  ["more than a label holds", { city: "x".repeat(81) }, 400],
])("%s is refused, and nothing changes", async (_, wrong, status) => {
  const order = await paidOrder(open);
  expect((await correct(order, { ...moved, ...wrong })).status).toBe(status);
  expect(await deliveryOf(order)).toContain("1 rue des Granges");
});

test("a state is kept, and a country without post codes needs none", async () => {
  const order = await paidOrder(open);
  const there = {
    line1: "350 Fifth Avenue",
    city: "New York",
    state: "NY",
    postalCode: "10118",
    country: "US",
  };
  expect((await correct(order, { ...moved, ...there })).status).toBe(200);
  expect(await deliveryOf(order)).toEqual([
    "Ada King",
    "350 Fifth Avenue",
    "New York, NY 10118",
    "États-Unis",
  ]);
  const gulf = { line1: "Street 850", city: "Doha", postalCode: "", country: "QA" };
  expect((await correct(order, { ...moved, ...gulf })).status).toBe(200);
  expect(await deliveryOf(order)).toEqual(["Ada King", "Street 850", "Doha", "Qatar"]);
});

test("a dispatched order keeps its address", async () => {
  const order = await paidOrder(open);
  await moveTo(staff, order, "shipped");
  expect((await correct(order)).status).toBe(409);
  expect(await deliveryOf(order)).toContain("1 rue des Granges");
});
