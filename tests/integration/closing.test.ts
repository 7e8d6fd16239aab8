import { createLocalReq } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishClosing } from "@/src/server/runtime/publish-closing";
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

/** What the switch does when the checks have passed. */
async function openAgain() {
  await open.shop.store.launchChecks.setClosed(false, new Date());
  await publishClosing(await createLocalReq({}, open.payload));
}

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
  await openAgain();
  expect(await readClosing(open.payload.db.pool)).toBeNull();
  expect(await paymentPage(shopper)).toContain(open.sandbox.url);
});

test("the form of the settings does not open a closed shop", async () => {
  const marketer = await staffMember(open, "marketer");
  const save = (data: object, query = "") =>
    marketer.ask("POST", `/api/globals/shop-settings?locale=fr${query}`, data);
  const closed = { maintenance: { enabled: true }, _status: "published" };
  const opened = { maintenance: { enabled: false } };
  expect(await save(closed)).toMatchObject({ status: 200 });
  const refused = {
    status: 400,
    body: { errors: [{ data: { errors: [{ path: "maintenance.enabled" }] } }] },
  };
  expect(await save({ ...opened, _status: "published" })).toMatchObject(refused);
  // A draft that says otherwise is no way around.
  expect(await save({ ...opened, _status: "draft" }, "&draft=true")).toMatchObject({ status: 200 });
  expect(await save({ _status: "published" })).toMatchObject(refused);
  expect(await readClosing(open.payload.db.pool)).not.toBeNull();
  expect(await save(closed)).toMatchObject({ status: 200 });
  expect(await save({ leadDays: 14, _status: "published" })).toMatchObject({ status: 200 });
  await openAgain();
  expect(await save({ ...opened, _status: "published" })).toMatchObject({ status: 200 });
});
