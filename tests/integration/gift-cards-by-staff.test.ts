import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { watchCart } from "@/tests/factories/delivered-order";
import { balanceOf, boughtCard, applyGiftCard, cartWithCard, codeInMail } from "@/tests/factories/gift-card";
import { paymentPage } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let staff: StaffMember;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
  staff = await staffMember(open, "clerk");
});
afterAll(() => open.close());

const wish = {
  amount: 7_500,
  name: "Ada Lovelace",
  email: "Ada@Example.com",
  locale: "en",
  message: "",
  reason: "Retard de la livraison",
};
const issue = (key: string, more: object = {}) =>
  staff.ask("POST", "/api/staff/gift-card-issue", { ...wish, key, ...more });
const bring = async (code: string) => applyGiftCard(await watchCart(open), { code });
const acts = (card: number) =>
  open.rows<{ field: string; after: string }>(
    "select field, after from audit_entries where entity = 'gift-cards' and document = $1 order by id",
    [String(card)],
  );

describe("a card issued by staff", () => {
  test("is created once for repeated requests, is mailed, and its code is hidden from staff", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => issue("decision-one")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [{ card }] = answers.map(({ body }) => body as { card: number }) as [{ card: number }];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await balanceOf(open, card)).toEqual({ sold: -7_500, available: 7_500 });
    expect(await acts(card)).toContainEqual({ field: "reason", after: wish.reason });
    await deliverMails(open.shop);
    const mails = await open.rows("select recipient, state from mails where key = $1", [`gift-card:${card}`]);
    expect(mails).toEqual([{ recipient: "ada@example.com", state: "sent" }]);
    const code = await codeInMail(open, card);
    const shown = await staff.ask("GET", `/api/gift-cards/${card}`);
    expect(JSON.stringify(shown.body)).not.toContain(code);
    expect((await bring(code)).status).toBe(200);
  });

  test.each([{ amount: 50 }, { amount: 100_001 }, { email: "none" }, { reason: " " }, { locale: "de" }])(
    "%o is refused",
    async (wrong) => {
      expect((await issue("decision-two", wrong)).status).toBe(400);
    },
  );
});

const block = (card: number, isBlocked: boolean) =>
  staff.ask("POST", "/api/staff/gift-card-block", { card, isBlocked, reason: "Signalée volée" });

describe("a blocked card", () => {
  test("is refused at the cart until it is unblocked; two concurrent requests are one", async () => {
    const { id, code } = await boughtCard(open);
    const answers = await Promise.all([block(id, true), block(id, true)]);
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
    expect(await balanceOf(open, id)).toEqual({ sold: -10_000, frozen: 10_000 });
    expect(await bring(code)).toMatchObject({ status: 422, body: { error: "frozen-card" } });
    expect((await block(id, false)).status).toBe(200);
    expect(await balanceOf(open, id)).toEqual({ sold: -10_000, available: 10_000 });
    expect((await bring(code)).status).toBe(200);
    expect(await acts(id)).toContainEqual({ field: "blocked", after: "true" });
  });

  test("has its mail retried after unblocking; an empty card can be blocked and unblocked too", async () => {
    const card = await boughtCard(open);
    // All of it is held for an order with an open page.
    await paymentPage(await cartWithCard(open, card));
    const held = { sold: -10_000, held: 10_000 };
    const mail = [`gift-card:${card.id}`];
    await open.rows("update mails set state = 'given-up', data = '{}' where key = $1", mail);
    expect((await block(card.id, true)).status).toBe(200);
    expect(await balanceOf(open, card.id)).toEqual(held);
    expect(await open.rows("select state from mails where key = $1", mail)).toEqual([{ state: "given-up" }]);
    expect((await block(card.id, false)).status).toBe(200);
    expect(await balanceOf(open, card.id)).toEqual(held);
    expect(await open.rows("select 1 from mails where key = $1 and state = 'given-up'", mail)).toEqual([]);
  });

  test("that does not exist can't be blocked", async () => {
    expect(await block(999_999, true)).toMatchObject({ status: 404, body: { error: "not-found" } });
  });

  test("a won dispute does not unblock it, nor can staff unblock a disputed one", async () => {
    const { id, order } = await boughtCard(open);
    const { freezeCards, thawCards } = await import("@/src/services/gift-cards/freeze-cards");
    const now = new Date();
    await block(id, true);
    await open.shop.store.transaction((tx) => freezeCards(tx, order.id, now));
    await open.shop.store.transaction((tx) => thawCards(tx, order.id, now));
    expect(await balanceOf(open, id)).toMatchObject({ frozen: 10_000 });
    await open.rows("update orders set is_disputed = true where id = $1", [order.id]);
    expect((await block(id, false)).status).toBe(200);
    expect(await balanceOf(open, id)).toMatchObject({ frozen: 10_000 });
    await open.shop.store.transaction((tx) => thawCards(tx, order.id, now));
    expect(await balanceOf(open, id)).toEqual({ sold: -10_000, available: 10_000 });
  });
});

describe("a card sent again", () => {
  const send = (card: number, email: string) =>
    staff.ask("POST", "/api/staff/gift-card-recipient", { card, name: "Grace", email });

  test("keeps its code for the same address and gets a new one for another", async () => {
    const { id, code } = await boughtCard(open);
    expect((await send(id, "ADA@example.com")).status).toBe(200);
    expect(await codeInMail(open, id)).toBe(code);
    expect((await send(id, "grace@example.com")).status).toBe(200);
    expect(await codeInMail(open, id)).not.toBe(code);
    expect((await bring(code)).status).not.toBe(200);
    const mails = await open.rows("select recipient from mails where key like $1 order by id", [
      `gift-card:${id}%`,
    ]);
    expect(mails.map(({ recipient }) => recipient)).toEqual([
      "ada@example.com",
      "ada@example.com",
      "grace@example.com",
    ]);
  });

  test("is not sent while it is blocked", async () => {
    const { id } = await boughtCard(open);
    await block(id, true);
    expect((await send(id, "grace@example.com")).status).toBe(409);
  });
});
