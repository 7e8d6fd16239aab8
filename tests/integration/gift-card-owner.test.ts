import { afterAll, beforeAll, expect, test } from "vitest";
import { eraseAccount } from "@/tests/factories/erased-account";
import { balanceOf, boughtCard } from "@/tests/factories/gift-card";
import { createShopper } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
});
afterAll(() => open.close());

test("the owner of a card gets it by mail with a card to print, finds it in the account, and loses only the names on erasure", async () => {
  const card = await boughtCard(open, "GC-100");
  const email = `owner${card.id}@example.com`;
  await open.rows(
    "update gift_cards set recipient_email = $2, recipient_name = 'Camille', sender_name = 'Paul' where id = $1",
    [card.id, email],
  );
  await open.rows("update mails set recipient = $2 where key = $1", [`gift-card:${card.id}`, email]);
  const owner = await signIn(open, email);
  const [mail] = open.mailbox.mails(email).filter(({ text }) => text.includes(card.code));
  expect(mail?.attachments.map(({ contentType }) => contentType)).toEqual(["image/png", "application/pdf"]);
  expect(mail?.text).toContain(`/carte-cadeaux/${card.code}`);

  const { body } = await owner.get("/api/account?locale=fr");
  expect(body).toMatchObject({
    giftCards: [
      { recipient: "Camille", left: expect.stringContaining("100"), href: `/carte-cadeaux/${card.code}` },
    ],
  });
  const giver = await signIn(open, "ada@example.com");
  expect(JSON.stringify((await giver.get("/api/account?locale=fr")).body)).not.toContain(card.code);
  const exported = await owner.get("/api/account/export");
  expect(exported.body).toMatchObject({ giftCards: [{ balanceInHundredths: { available: 10_000 } }] });
  expect(JSON.stringify(exported.body)).not.toContain(`"seed"`);

  expect(await eraseAccount(open, email)).toBe("erased");
  const [row] = await open.rows(
    "select recipient_name, recipient_email, sender_name, message from gift_cards where id = $1",
    [card.id],
  );
  expect(Object.values(row ?? {})).toEqual([null, null, null, null]);
  expect(await balanceOf(open, card.id)).toEqual({ sold: -10_000, available: 10_000 });
});

test("who erases the account before the day of a card gets it all the same", async () => {
  const card = await boughtCard(open, "GC-050");
  const email = "early@example.com";
  const inDays = new Date(Date.now() + 30 * 86_400_000);
  await open.rows("update gift_cards set recipient_email = $2, send_at = $3 where id = $1", [
    card.id,
    email,
    inDays,
  ]);
  await open.rows("update mails set recipient = $2, state = 'waiting', next_attempt_at = $3 where key = $1", [
    `gift-card:${card.id}`,
    email,
    inDays,
  ]);
  await signIn(open, email);
  expect(await eraseAccount(open, email)).toBe("erased");
  expect(await open.rows("select recipient_email from gift_cards where id = $1", [card.id])).toEqual([
    { recipient_email: email },
  ]);
  expect(await open.rows("select state from mails where key = $1", [`gift-card:${card.id}`])).toEqual([
    { state: "waiting" },
  ]);
});

test("the balance form leads to its page; another code leads nowhere", async () => {
  const card = await boughtCard(open, "GC-050");
  const shopper = createShopper(open);
  const ask = (code: string) => shopper.post("/api/gift-card-balance", { code, lang: "jp" });
  expect((await ask(card.code.toLowerCase().replaceAll("-", " "))).body).toEqual({
    url: `/jp/carte-cadeaux/${card.code}`,
  });
  expect((await ask("0000-0000")).status).toBe(404);
});
