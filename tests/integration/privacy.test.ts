import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { filledCart } from "@/tests/factories/filled-cart";
import { sendForm } from "@/tests/factories/form-sender";
import { addGift } from "@/tests/factories/gift-answers";
import { orderOfPage } from "@/tests/factories/order-view";
import { countProduct } from "@/tests/factories/count-stock";
import { createShopper, fillPaymentPage, paymentPage, type Shopper } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
beforeEach(() => open.rows("delete from limits"));

describe("data sent to the payment provider", () => {
  test("names article and price, and no recipient", async () => {
    const shopper = await filledCart(open);
    // Letters that do not occur in random identifiers.
    await addGift(shopper, { senderName: "Anaïs" });
    const note = "Le cadran est pour l'anniversaire d'Ada";
    const page = await paymentPage(shopper, { note });
    const { session_id: id } = await orderOfPage(open, page);
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` };
      const answer = await fetch(`${open.sandbox.url}/v1/checkout/sessions/${id}${path}`, { headers });
      expect(answer.status).toBe(200);
      return answer.text();
    };
    const lines = await ask("/line_items");
    expect(JSON.parse(lines)).toMatchObject({ data: [{ amount_total: 32_000 }, { amount_total: 5_000 }] });
    const told = `${lines} ${await ask("")} ${await (await fetch(page)).text()}`.toLowerCase();
    for (const secret of ["camille", "example.org", "anaïs", "meilleur goût", "anniversaire"]) {
      expect(told).not.toContain(secret);
    }
  });
});

/** Every table that still holds a word, with the number of rows. */
async function tablesWith(...words: string[]): Promise<Record<string, number>> {
  const tables = await open.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(50);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await open.rows<{ n: number }>(
      `select count(*)::int as n from "${name}" t where t::text ilike any($1)`,
      [words.map((word) => `%${word}%`)],
    );
    if (row && row.n > 0) found[name] = row.n;
  }
  return found;
}

describe("data left after a customer's erasure", () => {
  const email = "adelaide.zorneville@example.com";
  const bought = {
    email,
    card_name: "Adélaïde Zorneville",
    shipping_name: "Adélaïde Zorneville",
    shipping_line1: "17 chemin des Zornettes",
    phone: "+33699887766",
  };
  const everythingOfHers = [email, "zorneville", "99887766", "Zornettes"];

  async function buy(shopper: Shopper, changes: Record<string, string>): Promise<string> {
    const page = await paymentPage(shopper, { note: "Gravez Zorneville au dos" });
    await fillPaymentPage(page, changes);
    await open.sandbox.idle();
    return (await orderOfPage(open, page)).number;
  }

  async function eraseAccount(shopper: Shopper): Promise<void> {
    open.mailbox.clear();
    expect(await shopper.post("/api/account/erase", {})).toMatchObject({ status: 200 });
    await deliverMails(open.shop);
    const text = open.mailbox.mails(email).find((mail) => mail.text.includes("effacement"))?.text ?? "";
    const token = /effacement\?token=([\w.-]+)/.exec(text)?.[1] ?? "";
    expect(await createShopper(open).post("/api/account/erase-confirm", { token })).toMatchObject({
      status: 200,
    });
  }

  test("is in no table of the database, except for the mail that confirms it", async () => {
    const number = await buy(await filledCart(open), bought);
    await open.rows(
      "update orders set state = 'delivered', staff_note = 'Mme Zorneville a appelé' where number = $1",
      [number],
    );
    const giver = createShopper(open);
    await addGift(giver, {
      recipientName: "Camille",
      senderName: "Adélaïde Zorneville",
      message: "Ta Zorneville",
    });
    await buy(giver, bought);
    const friend = createShopper(open);
    await addGift(friend, { recipientName: "Adélaïde Zorneville", recipientEmail: email });
    await buy(friend, { email: "friend@example.com", card_name: "Blaise" });
    await open.rows("update orders set note = null where contact_email = 'friend@example.com'");
    await deliverMails(open.shop);

    const shopper = await signIn(open, email);
    await shopper.add("DI0136");
    await addGift(shopper, { senderName: "Zorneville" });
    await shopper.post("/api/account/newsletter", { isSubscribed: true });
    expect(await sendForm(open, "contact", { email, name: "Adélaïde Zorneville" })).toMatchObject({
      status: 200,
    });
    expect(
      await sendForm(open, "affiliation", {
        email,
        name: "Adélaïde Zorneville",
        site: "https://zorneville.example",
      }),
    ).toMatchObject({ status: 200 });
    const { id: item } = await countProduct(open, "RE1070", 0);
    const asked = { email, lang: "fr", query: `item=${item}` };
    expect(await shopper.post("/api/back-in-stock", asked)).toMatchObject({ status: 200 });
    const before = await tablesWith(...everythingOfHers);
    const tables = [
      "customers",
      "orders",
      "subscribers",
      "stock_notices",
      "requests",
      "affiliates",
      "gift_wishes",
    ];
    for (const table of tables) {
      expect(Object.keys(before)).toContain(table);
    }

    await eraseAccount(shopper);
    await deliverMails(open.shop);
    // Unused gift details are deleted at night (18.1).
    await purgeExpired({ ...open.shop, clock: () => new Date(Date.now() + 2 * 86_400_000) });
    expect(await tablesWith(...everythingOfHers)).toEqual({ mails: 1 });
    expect(open.mailbox.mails(email)[0]).toMatchObject({ subject: "Votre compte est effacé" });
    // Accounting keeps the sale, and the country for its tax.
    const [sale] = await open.rows(
      "select total::int, receipt_number, contact_billing_address ->> 'country' as country from orders where number = $1",
      [number],
    );
    expect(sale).toMatchObject({ total: 32_000, receipt_number: expect.any(String), country: "FR" });
    // A gift card stays valid for the holder of its code.
    const cards = await open.rows("select value::int from gift_cards");
    expect(cards).toEqual([{ value: 5_000 }, { value: 5_000 }]);
  });

  test("deletes nothing of other customers", async () => {
    const other = await signIn(open, "blaise@example.com");
    await other.post("/api/account/newsletter", { isSubscribed: true });
    await other.add("DI0136");
    await paidOrder(open, await watchCart(open));
    await sendForm(open, "contact", { email: "blaise@example.com", name: "Blaise" });
    await deliverMails(open.shop);
    const before = await tablesWith("blaise@example.com", "Ada Lovelace");
    const shopper = await signIn(open, email);
    await eraseAccount(shopper);
    expect(await tablesWith("blaise@example.com", "Ada Lovelace")).toEqual(before);
    expect((await other.cart()).items).toHaveLength(1);
  });
});
