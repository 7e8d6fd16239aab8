import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderPageResponse } from "@/src/domain/contracts/order-page";
import { reviewsResponse } from "@/src/domain/contracts/reviews";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { reviewToken } from "@/src/services/reviews/review-token";
import { moveTo, paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { sendForm } from "@/tests/factories/form-sender";
import { type OrderView } from "@/tests/factories/order-view";
import { createShopper } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let clerk: StaffMember;
beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
});
afterAll(() => open.close());
beforeEach(async () => {
  open.mailbox.clear();
  await open.rows("delete from limits");
  // Mails of earlier tests are not counted.
  await open.rows("delete from mails");
});

const page = (token: string) => createShopper(open).get(`/api/order?order=${token}`);
const read = async ({ token }: OrderView) => v.parse(orderPageResponse, (await page(token)).body);
describe("reviews", () => {
  const text = "Portée trois semaines, avance de quatre secondes par jour.";
  const send = (token: string, changes = {}) =>
    sendForm(open, "review", { rating: "4", text, author: "Ada", query: `review=${token}`, ...changes });
  const shown = async (watch: string) =>
    v.parse(reviewsResponse, (await createShopper(open).get(`/api/reviews?watch=${watch}`)).body);

  test("a delivered watch is reviewed once, moderated by staff, then shown as a verified purchase", async () => {
    const order = await paidOrder(open, await watchCart(open));
    await moveTo(clerk, order, "delivered");
    const [invitation] = (await read(order)).reviews;
    const token = invitation?.path.split("/").at(-1) ?? "";
    expect(await Promise.all([send(token), send(token), send(token)])).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 200 })),
    );
    const rows = await open.rows<{ id: number; status: string }>("select id, status from customer_reviews");
    expect(rows).toMatchObject([{ status: "pending" }]);
    expect(await shown("DI01")).toEqual({ count: 0, average: null, reviews: [] });
    await deliverMails(open.shop);
    const { company } = await open.shop.store.loadSettings();
    const mails = open.mailbox.mails(company.email);
    expect(mails).toHaveLength(1);
    for (const said of ["Portée trois semaines", "Ada", order.number]) expect(mails[0]?.text).toContain(said);
    const marketer = await staffMember(open, "marketer");
    await marketer.ask("PATCH", `/api/customer-reviews/${rows[0]?.id}`, { status: "published", text: "x" });
    expect(await shown("DI01")).toMatchObject({
      count: 1,
      average: 4,
      reviews: [{ watch: "DI01", rating: 4, text, author: "Ada", isVerified: true }],
    });
    expect((await shown("DI02")).count).toBe(0);
  });

  test("before delivery, for another watch or with an invented token no review is accepted", async () => {
    const order = await paidOrder(open, await watchCart(open));
    const token = (watch: string) => reviewToken(open.shop, { orderId: order.id, watch });
    expect(await send(token("DI01"))).toMatchObject({ status: 422, body: { error: "bad-link" } });
    await moveTo(clerk, order, "delivered");
    const forged = [
      token("DI02"),
      token("DI01").replace(/^\d+/, String(order.id + 1)),
      token("DI01").slice(0, -1),
      `${order.id}~DI01~`,
      `${order.id}~DI01`,
      "",
    ];
    for (const guess of forged) expect(await send(guess)).toMatchObject({ status: 422 });
    expect(await open.rows("select 1 from customer_reviews where order_id = $1", [order.id])).toEqual([]);
  });

  test.each([
    [{ rating: "6" }, "rating", "choice"],
    [{ rating: "" }, "rating", "required"],
    [{ text: "Bien." }, "text", "short"],
    [{ text: "x".repeat(2_001) }, "text", "long"],
    [{ author: "x".repeat(61) }, "author", "long"],
  ])("%j is told on its field", async (changes, field, error) => {
    expect(await send("x", changes)).toMatchObject({ status: 422, body: { fields: { [field]: error } } });
  });
});
