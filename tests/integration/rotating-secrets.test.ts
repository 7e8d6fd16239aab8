import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { sendCard } from "@/src/services/gift-cards/send-card";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { unsubscribe } from "@/src/services/newsletter/unsubscribe";
import { unsubscribeToken } from "@/src/services/newsletter/subscriber-token";
import { rekey } from "@/src/services/rekey";
import { cardKeys, shopKeys } from "@/src/server/runtime/keys";
import { balanceOf, boughtCard, cartWithCard, codeInMail } from "@/tests/factories/gift-card";
import { holdClock } from "@/tests/factories/held-clock";
import { orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { authenticatorCode, joinedAccount, staffClientOf } from "@/tests/factories/staff-client";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
});
afterAll(() => open.close());

const secretOf = (name: string) => name.padEnd(40, "-");
const [a, b, c] = ["a", "b", "c"].map(secretOf) as [string, string, string];

/** The same shop as it starts with these secrets. */
function startWith(secrets: Partial<Parameters<typeof cardKeys>[0]> & { readonly PAYLOAD_SECRET: string }) {
  const all = {
    PAYLOAD_SECRET_PREVIOUS: undefined,
    GIFT_CARD_SECRET: undefined,
    GIFT_CARD_SECRET_PREVIOUS: undefined,
    ...secrets,
  };
  Object.assign(open.shop, shopKeys(all), { cardKeys: cardKeys(all) });
}
const ledger = async () => {
  const [row] = await open.rows<{ sum: string }>("select sum(amount)::text as sum from gift_card_entries");
  return row?.sum;
};
afterEach(async () => {
  for (const table of ["limits", "mails"]) await open.rows(`delete from ${table}`);
});

const opens = async (code: string) => {
  const answer = await createShopper(open).post("/api/gift-card/check", { code });
  return answer.status;
};

describe("an older gift card", () => {
  test("is valid after its key was rotated, pays once, and its rest pays again after the rekey", async () => {
    startWith({ PAYLOAD_SECRET: a });
    const card = await boughtCard(open, "GC-500");
    startWith({ PAYLOAD_SECRET: b });
    expect(await opens(card.code)).toBe(404);

    startWith({ PAYLOAD_SECRET: b, GIFT_CARD_SECRET: c, GIFT_CARD_SECRET_PREVIOUS: a });
    // The same code twice in one cart is still one card.
    const shopper = await cartWithCard(open, card);
    await shopper.post("/api/gift-card/check", { code: card.code });
    expect((await shopper.cart()).giftCards).toMatchObject([{ spendable: 50_000 }]);
    const [paidByCard] = await Promise.all([
      paymentPage(shopper, { expectedTotal: 32_000, expectedDue: 0 }),
      rekey(open.shop),
    ]);
    await fillPaymentPage(paidByCard, { card_number: "", card_expiry: "", card_cvc: "", card_name: "" });
    await open.sandbox.idle();
    expect(await orderOfPage(open, paidByCard)).toMatchObject({ state: "paid", covered: "32000" });
    expect(await balanceOf(open, card.id)).toEqual({ sold: -50_000, spent: 32_000, available: 18_000 });

    // The previous secrets are no longer accepted.
    startWith({ PAYLOAD_SECRET: b, GIFT_CARD_SECRET: c });
    const again = await cartWithCard(open, card);
    expect((await again.cart()).giftCards).toMatchObject([{ spendable: 18_000 }]);
    const page = await paymentPage(again, { expectedTotal: 32_000, expectedDue: 14_000 });
    await fillPaymentPage(page);
    await open.sandbox.idle();
    expect(await orderOfPage(open, page)).toMatchObject({ state: "paid", covered: "18000" });
    expect(await balanceOf(open, card.id)).toEqual({ sold: -50_000, spent: 50_000 });
    expect(await ledger()).toBe("0");
  });

  test("is sent again with the same code before and after the rekey", async () => {
    startWith({ PAYLOAD_SECRET: a });
    const card = await boughtCard(open);
    startWith({ PAYLOAD_SECRET: a, GIFT_CARD_SECRET: c });
    for (const _ of ["before", "after"]) {
      expect(await codeInMail(open, card.id)).toBe(card.code);
      const sent = await sendCard(open.shop, {
        card: card.id,
        name: "Ada",
        email: "ada@example.com",
        by: "test",
      });
      expect(sent.ok).toBe(true);
      open.mailbox.clear();
      await deliverMails(open.shop);
      expect(open.mailbox.mails("ada@example.com")[0]?.text).toContain(card.code);
      await rekey(open.shop);
    }
    const [kept] = await open.rows<{ text: string }>(
      "select row_to_json(gift_cards)::text as text from gift_cards where id = $1",
      [card.id],
    );
    expect(kept?.text).not.toContain(card.code.replaceAll("-", "").slice(0, 20));
    expect(await rekey(open.shop)).toEqual({ cards: 0, secondFactors: 0, connections: 0, webhooks: 0 });
  });

  test("is not sent while its key is missing: the mail waits", async () => {
    startWith({ PAYLOAD_SECRET: a });
    const card = await boughtCard(open);
    await open.rows("delete from mails");
    startWith({ PAYLOAD_SECRET: b });
    await sendCard(open.shop, { card: card.id, name: "Ada", email: "ada@example.com", by: "test" });
    open.mailbox.clear();
    await deliverMails(open.shop);
    expect(open.mailbox.mails("ada@example.com")).toEqual([]);
    expect(await open.rows("select state from mails where kind = 'gift-card'")).toEqual([
      { state: "waiting" },
    ]);
  });
});

describe("other data of the previous secret", () => {
  test("a second factor and a recovery code work with the previous one; after the rekey without it", async () => {
    startWith({ PAYLOAD_SECRET: a });
    const account = { email: "eve@valcour.example", password: "Pluie sur les toits", role: "admin" };
    await joinedAccount(open, account);
    const client = staffClientOf(open);
    await client.signIn(account.email, account.password);
    const { password } = account;
    const { body } = await client.post("staff/second-factor/begin", { password });
    const { sealed, secret } = (body as { setup: { sealed: string; secret: string } }).setup;
    holdClock(open);
    const code = authenticatorCode(open.shop, secret, -1);
    const finished = await client.post("staff/second-factor/finish", { setup: sealed, code });
    const [recovery, second] = finished.body.recoveryCodes as string[];
    const signIn = (typed: string | undefined) =>
      staffClientOf(open).signIn(account.email, account.password, { code: typed });

    startWith({ PAYLOAD_SECRET: b, PAYLOAD_SECRET_PREVIOUS: a });
    expect(await signIn(authenticatorCode(open.shop, secret))).toMatchObject({ status: 200 });
    expect(await signIn(recovery)).toMatchObject({ status: 200 });
    expect(await rekey(open.shop)).toMatchObject({ secondFactors: 1 });

    startWith({ PAYLOAD_SECRET: b });
    expect(await signIn(authenticatorCode(open.shop, secret, 1))).toMatchObject({ status: 200 });
    // Only the hash of a recovery code is stored.
    expect(await signIn(second)).toMatchObject({ status: 401 });
  });

  test("the unsubscribe link of a newsletter works while that secret is accepted, and not afterwards", async () => {
    startWith({ PAYLOAD_SECRET: a });
    const [row] = await open.rows<{ id: number }>(
      `insert into subscribers (email, state, locale, consent_text, asked_at, asked_from)
       values ('ada@example.com', 'confirmed', 'fr', '1', now(), 'x') returning id`,
    );
    const token = unsubscribeToken(open.shop, row?.id ?? 0);
    startWith({ PAYLOAD_SECRET: b });
    expect(await unsubscribe(open.shop, token)).toMatchObject({ ok: false });
    startWith({ PAYLOAD_SECRET: b, PAYLOAD_SECRET_PREVIOUS: a });
    expect(await unsubscribe(open.shop, token)).toMatchObject({ ok: true });
  });
});
