import { afterAll, beforeAll, expect, test } from "vitest";
import { loadSettings } from "@/src/store/content/load-settings";
import { readClosing } from "@/src/store/content/read-closing";
import { filledCart } from "@/tests/factories/filled-cart";
import { paymentPage } from "@/tests/factories/shopper";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

test("a shop that its editors close takes no orders and keeps the carts", async () => {
  const marketer = await staffMember(open, "marketer");
  const set = async (maintenance: object) => {
    const answer = await marketer.ask("POST", "/api/globals/shop-settings?locale=fr", { maintenance });
    expect(answer).toMatchObject({ status: 200 });
  };
  const shopper = await filledCart(open);
  const until = "2030-05-04T08:00:00.000Z";
  expect(await readClosing(open.payload.db.pool)).toBeNull();
  await set({ enabled: true, until, text: "Nous changeons la lampe." });
  expect(await readClosing(open.payload.db.pool)).toEqual({ until: new Date(until) });
  expect((await loadSettings(open.payload)).maintenance).toEqual({
    isClosed: true,
    until,
    text: { fr: "Nous changeons la lampe." },
  });
  expect(await shopper.checkout()).toMatchObject({ status: 503, body: { error: "shop-closed" } });
  expect((await shopper.cart()).items).toHaveLength(1);
  await set({ enabled: false });
  expect(await readClosing(open.payload.db.pool)).toBeNull();
  expect(await paymentPage(shopper)).toContain(open.sandbox.url);
});
