import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parisDay } from "@/src/domain/calendar/paris-day";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { findOption } from "@/src/domain/watch/find-option";
import { sendDays } from "@/src/domain/gift/gift-details";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { surpriseProposals } from "@/src/services/gift/surprise-proposals";
import { eraseAccount } from "@/tests/factories/erased-account";
import { addGift, giftAnswers, madeSku, surpriseAnswers } from "@/tests/factories/gift-answers";
import { orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { skuOfAmount } from "@/src/services/gift/sku-of-amount";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
beforeEach(() => open.rows("delete from limits"));

const gift = {
  recipientName: "Camille",
  recipientEmail: "camille@example.org",
  senderName: "Paul",
  message: "Choisis toi-même,\ntu as meilleur goût.",
  sendOn: null,
};

describe("a gift card with a recipient", () => {
  test("is in the cart with its details, in the shopper's language, and keeps the price", async () => {
    const shopper = createShopper(open);
    const { last } = sendDays(parisDay(new Date()));
    const sku = await addGift(shopper, { sendOn: last });
    expect(sku).toMatch(/^GC-050~[\w-]{22}$/);
    const { items } = await shopper.cart();
    expect(items).toMatchObject([
      {
        product: sku,
        quantity: 1,
        kind: "gift-card",
        price: 5_000,
        isSellable: true,
        gift: { ...gift, sendOn: last },
      },
    ]);
    expect(items[0]?.details).toContain("Pour Camille");
    const { body } = await shopper.get("/api/cart/retrieve?locale=en");
    expect(JSON.stringify(body)).toContain("By email to camille@example.org, on");
  });

  test("for two recipients are two lines, each with its quantity; the plain card is a third", async () => {
    const shopper = createShopper(open);
    const [camille, lou] = [await addGift(shopper), await addGift(shopper, { recipientName: "Lou" })];
    await shopper.add(camille, 2);
    await shopper.add("GC-050");
    const lines = async () =>
      (await shopper.cart()).items.map(({ product, quantity }) => [product, quantity]);
    expect(await lines()).toEqual([
      [camille, 3],
      [lou, 1],
      ["GC-050", 1],
    ]);
    await shopper.post("/api/cart/delete", { sku: camille });
    expect(await lines()).toEqual([
      [lou, 1],
      ["GC-050", 1],
    ]);
  });

  const [past, tooFar] = ["2026-01-01", "2999-01-01"];
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["a missing recipient", { recipientName: " " }, { recipientName: "required" }],
    ["a missing sender", { senderName: "" }, { senderName: "required" }],
    ["an address without an end", { recipientEmail: "camille@" }, { recipientEmail: "email" }],
    ["a message too long", { message: "x".repeat(501) }, { message: "long" }],
    ["a day that is over", { sendOn: past }, { sendOn: "day" }],
    ["a day too far", { sendOn: tooFar }, { sendOn: "day" }],
    ["no day", { sendOn: "2027-02-30" }, { sendOn: "day" }],
    ["an amount that is not sold", { sku: "GC-055" }, { sku: "choice" }],
    ["something that is no gift card", { sku: "DI0140" }, { sku: "choice" }],
    ["a surprise, which has tastes", { sku: "SURPWTCH-25000" }, { sku: "choice" }],
    ["two things", { senderName: "", message: "x".repeat(501) }, { senderName: "required", message: "long" }],
  ])("%s is an error of its field", async (_, changes, fields) => {
    expect(await createShopper(open).post("/api/gift", giftAnswers(changes))).toMatchObject({
      status: 422,
      body: { error: "invalid", fields },
    });
  });

  test("without an address or a day it goes to the buyer, at once", async () => {
    const shopper = createShopper(open);
    await addGift(shopper, { recipientEmail: "", sendOn: "" });
    expect((await shopper.cart()).items[0]?.gift).toEqual({ ...gift, recipientEmail: null });
  });

  test.each(["GC-050~AAAAAAAAAAAAAAAAAAAAAA", "GC-050~", "GC-055", "~AAAAAAAAAAAAAAAAAAAAAA"])(
    "%s is no article",
    async (sku) => {
      expect(await createShopper(open).post("/api/cart/add", { sku, quantity: 1 })).toMatchObject({
        status: 400,
        body: { field: "sku" },
      });
    },
  );

  test("details of a surprise cannot be added to a card, nor to a watch", async () => {
    const shopper = createShopper(open);
    const wish = madeSku(await shopper.post("/api/surprise", surpriseAnswers())).split("~")[1] ?? "";
    for (const sku of [`GC-050~${wish}`, `DI0140~${wish}`]) {
      expect((await shopper.post("/api/cart/add", { sku, quantity: 1 })).status).toBe(400);
    }
  });

  test("is kept at sign-in", async () => {
    const desk = await signIn(open, "gift@example.com");
    const first = await addGift(desk);
    const phone = createShopper(open);
    const second = await addGift(phone, { recipientName: "Lou" });
    await signIn(open, "gift@example.com", phone);
    expect((await phone.cart()).items.map(({ product }) => product).toSorted()).toEqual(
      [first, second].toSorted(),
    );
  });
});

describe("a gift watch and a surprise", () => {
  test("a gift watch has a recipient too", async () => {
    const shopper = createShopper(open);
    await addGift(shopper, { form: "gift-watch", sku: "GW1" });
    expect((await shopper.cart()).items).toMatchObject([{ kind: "gift-watch", price: 32_000, gift }]);
  });

  test("a surprise keeps its tastes", async () => {
    const shopper = createShopper(open);
    await shopper.add(madeSku(await shopper.post("/api/surprise", surpriseAnswers())));
    expect((await shopper.cart()).items).toMatchObject([
      {
        kind: "surprise-watch",
        price: 25_000,
        tastes: { avoided: ["vert", "bleu"], diameter: "36mm", strap: "leather", mood: null },
      },
    ]);
  });

  test.each<[Record<string, string>, Record<string, string>]>([
    [{ avoided: "vert,mauve" }, { avoided: "choice" }],
    [{ diameter: "42mm" }, { diameter: "choice" }],
    [{ sku: "SURPWTCH-26000" }, { sku: "choice" }],
    [{ sku: "GC-050" }, { sku: "choice" }],
    [{ avoided: "argent,creme,gris,brun,rose,rouge,vert,bleu,noir" }, { avoided: "choice" }],
    [{ sku: "SURPWTCH-100000", strap: "leather", diameter: "36mm" }, { strap: "choice" }],
  ])("%o is told on its field", async (changes, fields) => {
    expect(await createShopper(open).post("/api/surprise", surpriseAnswers(changes))).toMatchObject({
      status: 422,
      body: { fields },
    });
  });
});

describe("after the order", () => {
  test("the order keeps a copy; the payment provider gets none of it", async () => {
    const shopper = createShopper(open);
    const sku = await addGift(shopper);
    await shopper.add(madeSku(await shopper.post("/api/surprise", surpriseAnswers())));
    const page = await paymentPage(shopper);
    const order = await orderOfPage(open, page);
    const lines = await open.rows<{ sku: string; gift: unknown; tastes: unknown }>(
      "select sku, gift, tastes from orders_lines where _parent_id = $1 order by _order",
      [order.id],
    );
    expect(lines).toMatchObject([
      { sku, gift, tastes: null },
      { gift: null, tastes: { strap: "leather" } },
    ]);
    const kept = await open.shop.store.orders.findOrder("token", order.token);
    expect(kept?.lines[0]?.gift).toEqual(gift);
    expect(await (await fetch(page)).text()).not.toContain("Camille");
  });

  test("a cart of codes needs no delivery address", async () => {
    const shopper = createShopper(open);
    await addGift(shopper);
    const order = await orderOfPage(open, await paymentPage(shopper));
    await fillPaymentPage(await paymentPage(shopper), {
      shipping_name: "",
      shipping_line1: "",
      email: "paul@example.com",
    });
    await open.sandbox.idle();
    await expect
      .poll(async () => (await open.shop.store.orders.findOrder("number", order.number))?.state)
      .toBe("paid");
    expect((await shopper.cart()).items).toEqual([]);
  });
});

describe("the workshop", () => {
  test("gets the same proposal each time, in the tastes of the buyer and worth what was paid", async () => {
    const shopper = createShopper(open);
    const sku = madeSku(await shopper.post("/api/surprise", surpriseAnswers({ sku: "SURPWTCH-60000" })));
    await shopper.add(sku, 2);
    const view = await orderOfPage(open, await paymentPage(shopper));
    const order = await open.shop.store.orders.findOrder("token", view.token);
    const [line] = order?.lines ?? [];
    if (!order || !line) throw new Error("The order has no line.");
    const proposals = await surpriseProposals(open.shop, order, line);
    expect(proposals).toHaveLength(2);
    expect(proposals).toEqual(await surpriseProposals(open.shop, order, line));
    const catalogue = await open.shop.store.loadCatalogue();
    for (const { selection, price, missed } of proposals) {
      expect(checkSelection(selection, catalogue)).toEqual([]);
      expect(selection).toMatchObject({ caseDiameter: "36mm", strapStyle: "LE" });
      expect(["vert", "bleu"]).not.toContain(findOption(catalogue, selection, "dial")?.color);
      expect(price).toBeGreaterThanOrEqual(60_000);
      expect(missed).toEqual([]);
    }
    expect(await surpriseProposals(open.shop, order, { ...line, kind: "watch" })).toEqual([]);
  });
});

describe("gift details of a customer", () => {
  test("are in the export, and deleted with the account: given by them and about them", async () => {
    const email = "erased@example.com";
    const paul = await signIn(open, email);
    await addGift(paul);
    const page = await paymentPage(paul);
    await fillPaymentPage(page, { email });
    await open.sandbox.idle();
    await expect.poll(async () => (await orderOfPage(open, page)).state).toBe("paid");
    const ordered = await orderOfPage(open, page);
    await addGift(paul, { recipientName: "Zoé" });
    const friend = createShopper(open);
    await addGift(friend, { recipientName: "Paul", recipientEmail: email });
    const received = await orderOfPage(open, await paymentPage(friend));
    const { body } = await paul.get("/api/account/export");
    expect(body).toMatchObject({
      orders: [{ lines: [{ gift }] }],
      cart: [{ sku: "GC-050", gift: { recipientName: "Zoé" } }],
    });
    await open.rows("update orders set state = 'delivered' where id = $1", [ordered.id]);
    expect(await eraseAccount(open, email)).toBe("erased");
    const left = await open.rows("select gift, details from orders_lines where _parent_id = any($1)", [
      [ordered.id, received.id],
    ]);
    expect(left).toEqual([
      { gift: null, details: [] },
      { gift: null, details: [] },
    ]);
    expect(await open.rows("select 1 from gift_wishes where gift ->> 'recipientName' = 'Zoé'")).toEqual([]);
  });
});

describe("unused gift details are deleted", () => {
  const wishes = async () => (await open.rows<{ wish_id: string }>("select wish_id from gift_wishes")).length;

  test("a day after their creation, unless in a cart or an open order", async () => {
    await open.rows("delete from orders_lines");
    await open.rows("delete from cart_lines");
    await open.rows("delete from gift_wishes");
    const [kept, dropped, ordered] = [createShopper(open), createShopper(open), createShopper(open)];
    await addGift(kept);
    const sku = await addGift(dropped);
    await dropped.post("/api/cart/delete", { sku });
    const orderedSku = await addGift(ordered);
    const order = await orderOfPage(open, await paymentPage(ordered));
    await ordered.post("/api/cart/delete", { sku: orderedSku });
    await purgeExpired(open.shop);
    expect(await wishes()).toBe(3);
    await open.rows("update gift_wishes set created_at = now() - interval '2 days'");
    await purgeExpired(open.shop);
    expect(await wishes()).toBe(2);
    await open.rows("update orders set state = 'expired' where id = $1", [order.id]);
    await purgeExpired(open.shop);
    expect(await wishes()).toBe(1);
    expect((await kept.cart()).items).toHaveLength(1);
  });
});

test("an amount of whole euros is the article with that price; any other stays as entered", async () => {
  const find = (kind: "gift-card" | "surprise-watch", written: string) =>
    skuOfAmount(open.shop, kind, written);
  expect(await find("gift-card", "50")).toBe("GC-050");
  expect(await find("surprise-watch", "250")).toBe("SURPWTCH-25000");
  for (const written of ["GC-050", "5e1", "50 ", "0x32", "55"])
    expect(await find("gift-card", written)).toBe(written);
});
