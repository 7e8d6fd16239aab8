import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { expireCards } from "@/src/services/gift-cards/expire-cards";
import { paidOrder } from "@/tests/factories/delivered-order";
import {
  balanceOf,
  boughtCard,
  applyGiftCard,
  cartWithCard,
  codeInMail,
  type BoughtCard,
} from "@/tests/factories/gift-card";
import { orderOfPage, reloadOrder, type OrderView } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let staff: StaffMember;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
  staff = await staffMember(open, "clerk");
});
afterAll(() => open.close());

const paidWith = async (card: BoughtCard): Promise<OrderView> =>
  paidOrder(open, await cartWithCard(open, card));
const reload = (order: OrderView) => reloadOrder(open, order);
const refund = (order: OrderView, amount: number, knownRefunded: number, key: string = randomUUID()) =>
  staff.ask("POST", "/api/staff/refund", {
    order: order.id,
    amount,
    knownRefunded,
    key,
    reason: "Geste de la maison",
  });

describe("cards that were bought", () => {
  test("given back, they pay nothing any more; a refund that fails brings them back", async () => {
    const card = await boughtCard(open, "GC-100");
    const refunded = (await open.control("POST", `charges/${card.order.payment_intent}/refund`, {
      amount: 10_000,
    })) as { id: string };
    await open.sandbox.idle();
    expect(await balanceOf(open, card.id)).toEqual({});
    expect((await applyGiftCard(createShopper(open), card)).status).toBe(422);
    await open.control("POST", `refunds/${refunded.id}/fail`);
    await open.sandbox.idle();
    expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, available: 10_000 });
  });

  test("a spent card is not given back; the provider's own refund of it is the shop's loss", async () => {
    const card = await boughtCard(open, "GC-100");
    await paidWith(card);
    expect((await refund(card.order, 10_000, 0)).body).toMatchObject({ error: "card-spent" });
    await open.control("POST", `charges/${card.order.payment_intent}/refund`, { amount: 10_000 });
    await open.sandbox.idle();
    expect(await balanceOf(open, card.id)).toEqual({ spent: 10_000, missing: -10_000 });
  });

  test("a dispute freezes them, n of n, and its end thaws them (scenario 8)", async () => {
    const shopper = createShopper(open);
    await shopper.add("GC-050", 3);
    const order = await paidOrder(open, shopper);
    const ids = (
      await open.rows<{ id: number }>("select id from gift_cards where order_id = $1", [order.id])
    ).map(({ id }) => id);
    const dispute = (await open.control("POST", `charges/${order.payment_intent}/dispute`, {})) as {
      id: string;
    };
    await open.sandbox.idle();
    expect(await reload(order)).toMatchObject({ state: "held" });
    for (const id of ids) {
      expect(await balanceOf(open, id)).toEqual({ sold: -5_000, frozen: 5_000 });
      expect((await applyGiftCard(createShopper(open), { code: await codeInMail(open, id) })).status).toBe(
        422,
      );
    }
    await open.control("POST", `disputes/${dispute.id}/close`, { outcome: "won" });
    await open.sandbox.idle();
    for (const id of ids) expect(await balanceOf(open, id)).toEqual({ sold: -5_000, available: 5_000 });
  });

  test("withdrawn meanwhile, they stay frozen whatever becomes of the dispute", async () => {
    const card = await boughtCard(open, "GC-050");
    const dispute = (await open.control("POST", `charges/${card.order.payment_intent}/dispute`, {})) as {
      id: string;
    };
    await open.sandbox.idle();
    await createShopper(open).post("/api/withdrawal", { order: card.order.token });
    expect(await reload(card.order)).toMatchObject({ state: "withdrawn" });
    await open.control("POST", `disputes/${dispute.id}/close`, { outcome: "won" });
    await open.sandbox.idle();
    expect(await balanceOf(open, card.id)).toEqual({ sold: -5_000, frozen: 5_000 });
  });

  test("a dispute that is lost keeps them frozen", async () => {
    const card = await boughtCard(open, "GC-050");
    const dispute = (await open.control("POST", `charges/${card.order.payment_intent}/dispute`, {})) as {
      id: string;
    };
    await open.sandbox.idle();
    await open.control("POST", `disputes/${dispute.id}/close`, { outcome: "lost" });
    await open.sandbox.idle();
    expect(await balanceOf(open, card.id)).toEqual({ sold: -5_000, frozen: 5_000 });
  });

  test("frozen while it pays: the order waits for staff, and pays once staff says so", async () => {
    const card = await boughtCard(open, "GC-100");
    const shopper = await cartWithCard(open, card);
    const page = await paymentPage(shopper);
    await open.control("POST", `charges/${card.order.payment_intent}/dispute`, {});
    await open.sandbox.idle();
    await fillPaymentPage(page);
    await open.sandbox.idle();
    const order = await orderOfPage(open, page);
    expect(order).toMatchObject({ state: "held", held_reason: "gift-card", receipt_number: null });
    const step = { order: order.id, from: "held", to: "paid" };
    expect((await staff.ask("POST", "/api/staff/order-step", step)).status).toBe(200);
    expect((await reload(order)).receipt_number).toMatch(/^R-/);
    expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, spent: 10_000 });
  });

  test("a lost code is replaced: the old one opens nothing, the balance stays", async () => {
    const card = await boughtCard(open, "GC-100");
    await deliverMails(open.shop);
    expect((await staff.ask("POST", "/api/staff/gift-card-code", { card: card.id })).status).toBe(200);
    expect((await applyGiftCard(createShopper(open), card)).status).toBe(404);
    const code = await codeInMail(open, card.id);
    expect((await applyGiftCard(createShopper(open), { code })).body).toMatchObject({
      giftCards: [{ spendable: 10_000 }],
    });
  });

  test("after its last day a card pays nothing, and what was on it is written off once", async () => {
    const card = await boughtCard(open, "GC-100");
    await open.rows("update gift_cards set expires_at = now() - interval '2 days' where id = $1", [card.id]);
    expect((await applyGiftCard(createShopper(open), card)).body).toMatchObject({ error: "expired-card" });
    await Promise.all([expireCards(open.shop), expireCards(open.shop)]);
    expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, lapsed: 10_000 });
  });
});
