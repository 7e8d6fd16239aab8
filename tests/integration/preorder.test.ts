import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { preorderResponse } from "@/src/domain/contracts/preorder-offer";
import { startPreorder } from "@/src/services/preorder/start-preorder";
import { expirePage, mailsOf, orderOfPage } from "@/tests/factories/order-view";
import { preorderContact } from "@/tests/factories/preorder-contact";
import { createShopper, fillPaymentPage, type Shopper } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const order = (email: string, changes: Record<string, unknown> = {}) => ({
  offer: "distinction-horizon",
  key: `key-of-${email}`.replaceAll(/[^A-Za-z0-9-]/g, "-").padEnd(20, "-"),
  strap: "STR-LE-BL",
  box: "WITHOUT",
  lang: "fr",
  expectedDeposit: 38_000,
  contact: preorderContact(email),
  ...changes,
});

const url = v.object({ url: v.string() });

const send = (email: string, changes?: Record<string, unknown>, shopper: Shopper = createShopper(open)) =>
  shopper.post("/api/preorder/checkout", order(email, changes));

async function pageOf(email: string, changes?: Record<string, unknown>): Promise<string> {
  const { status, body } = await send(email, changes);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return v.parse(url, body).url;
}

const offerNow = async (key = "distinction-horizon", shopper = createShopper(open)) =>
  v.parse(preorderResponse, (await shopper.get(`/api/preorder/offer?offer=${key}&locale=fr`)).body);

const setOffer = (data: Record<string, unknown>, key = "distinction-horizon") =>
  open.payload.update({
    collection: "preorder-offers",
    where: { key: { equals: key } },
    data,
    // As the shop itself writes.
    overrideAccess: true,
  });

const placeOf = async (page: string) => {
  const { id } = await orderOfPage(open, page);
  const [place] = await open.rows<{ number: number }>(
    "select number::int as number from pre_orders where order_id = $1",
    [id],
  );
  return place?.number;
};

describe("a numbered place", () => {
  test("from the form to the receipt", async () => {
    const page = await pageOf("ines@example.com", { box: "WITH", expectedDeposit: 43_000 });
    const pending = await orderOfPage(open, page);
    expect(pending).toMatchObject({
      state: "pending",
      total: "43000",
      cart_id: null,
      contact_email: "ines@example.com",
      contact_shipping_address: { line1: "3 rue du Lycée", city: "Besançon", country: "FR" },
    });
    const [line] = await open.rows<{ title: string; details: string[]; href: string }>(
      "select title, details, href from orders_lines where _parent_id = $1",
      [pending.id],
    );
    expect(line).toMatchObject({
      title: "Distinction Horizon, série numérotée",
      href: "/montres/precommande/distinction-horizon/3",
    });
    expect(line?.details[0]).toMatch(/^Pièce n°\s\d+ sur 60$/);
    expect(line?.details.at(-1)).toBe("Expédition prévue le 15 mars 2027");
    const { left } = await offerNow();
    await fillPaymentPage(page);
    await open.sandbox.idle();
    const paid = await orderOfPage(open, page);
    expect(paid).toMatchObject({ state: "paid", receipt_number: expect.stringMatching(/^R-/) });
    expect(await mailsOf(open, paid)).toMatchObject([{ kind: "order-confirmation" }]);
    expect((await offerNow()).left).toBe(left);
  });

  test("sent 20 times at once it is one order, one page and one number (scenario 5)", async () => {
    const { left } = await offerNow();
    const pages = await Promise.all(Array.from({ length: 20 }, () => pageOf("vingt@example.com")));
    expect(new Set(pages).size).toBe(1);
    expect((await offerNow()).left).toBe(left - 1);
  });

  test("above the limit no number is held for further forms; the held one stays", async () => {
    await open.rows("delete from limits");
    const page = await pageOf("often@example.com");
    await open.rows("update limits set used = 1000");
    const { left } = await offerNow();
    const again = { key: "another-form-of-the-same" };
    const refused = { status: 429, body: { error: "too-many" } };
    for (const _ of [1, 2, 3]) expect(await send("often@example.com", again)).toMatchObject(refused);
    expect(await Promise.all([1, 2, 3].map(() => send("often@example.com", again)))).toMatchObject(
      [1, 2, 3].map(() => refused),
    );
    expect((await offerNow()).left).toBe(left);
    expect(await pageOf("often@example.com")).toBe(page);
    await open.rows("delete from limits");
  });

  test("an expired page releases its number for the next one (scenario 4)", async () => {
    const page = await pageOf("tard@example.com");
    const number = await placeOf(page);
    const { left } = await offerNow();
    await expirePage(open, page);
    expect((await offerNow()).left).toBe(left + 1);
    expect(await placeOf(await pageOf("suivant@example.com"))).toBe(number);
  });

  test("another strap with the same form keeps the run: the first page is closed", async () => {
    const first = await pageOf("change@example.com");
    const { left } = await offerNow();
    const second = await pageOf("change@example.com", { strap: "STR-RU-BU" });
    expect((await offerNow()).left).toBe(left);
    expect(await placeOf(second)).toBe(await placeOf(first));
    expect(await fillPaymentPage(first)).toBeNull();
  });

  test("one piece per person: paid once, refused the second time", async () => {
    await fillPaymentPage(await pageOf("double@example.com"));
    await open.sandbox.idle();
    expect(await send("Double@example.com", { key: "another-form-of-her" })).toMatchObject({
      status: 422,
      body: { error: "one-each" },
    });
  });

  test("two windows of one person, both paid: the second is held for staff", async () => {
    const one = await pageOf("deux@example.com", { key: "window-number-one" });
    const two = await pageOf("deux@example.com", { key: "window-number-two" });
    await fillPaymentPage(one);
    await fillPaymentPage(two);
    await open.sandbox.idle();
    const states = [await orderOfPage(open, one), await orderOfPage(open, two)];
    expect(states.map(({ state }) => state).toSorted()).toEqual(["held", "paid"]);
    expect(states.map(({ held_reason: reason }) => reason)).toContain("second-place");
  });

  test("a late payment with a reassigned number is held for staff", async () => {
    const late = await pageOf("retard@example.com");
    const number = await placeOf(late);
    const { number: name } = await orderOfPage(open, late);
    await open.rows("update orders set state = 'expired' where number = $1", [name]);
    expect(await placeOf(await pageOf("rapide@example.com"))).toBe(number);
    await fillPaymentPage(late);
    await open.sandbox.idle();
    expect(await orderOfPage(open, late)).toMatchObject({ state: "held", held_reason: "place-taken" });
  });

  test("a number put back on sale by staff is sold again", async () => {
    const page = await pageOf("retour@example.com");
    const { id } = await orderOfPage(open, page);
    const { left } = await offerNow();
    await open.payload.update({
      collection: "pre-orders",
      where: { order: { equals: id } },
      data: { released: true },
    });
    expect((await offerNow()).left).toBe(left + 1);
  });
});

test("50 parallel buyers of the last 3 pieces: 3 orders, 3 numbers, no other charge", async () => {
  const taken = 60 - (await offerNow()).left;
  await setOffer({ pieces: taken + 3 });
  try {
    // Above the limits of one network address, the only one of a test.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        startPreorder(open.shop, {
          ...order(`parallel${index}@example.com`),
          choice: { strap: "STR-LE-BL", box: "WITHOUT" },
          terms: null,
          locale: "fr",
          currency: "EUR",
          pass: null,
        }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    expect(new Set(refused)).toEqual(new Set(["sold-out"]));
    const numbers = await open.rows<{ number: number }>(
      `select place.number::int as number from pre_orders place join orders holder on holder.id = place.order_id
        where holder.contact_email like 'parallel%'`,
    );
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(3);
    expect(await offerNow()).toMatchObject({ left: 0, stage: "sold-out" });
  } finally {
    await setOffer({ pieces: 60 });
  }
});

describe("what a browser sends is not believed (scenario 12)", () => {
  test.each([
    ["a lower amount", { expectedDeposit: 1 }, 422, "price-changed"],
    ["terms of another day", { terms: "2019-01" }, 422, "terms-changed"],
    ["a strap that is not offered", { strap: "STR-PR-si" }, 422, "unknown-choice"],
    ["a box that does not exist", { box: "GOLD" }, 422, "unknown-choice"],
    ["a run that does not exist", { offer: "no-such-run" }, 404, "unknown-offer"],
    ["a run behind a word", { offer: "avant-premiere" }, 404, "unknown-offer"],
    [
      "a country we do not send to",
      { contact: { ...preorderContact("loin@example.com"), country: "AQ" } },
      422,
      "not-sent-there",
    ],
    ["an e-mail that is none", { contact: preorderContact("nulle part") }, 400, "invalid"],
    ["no key", { key: "court" }, 400, "invalid"],
  ])("%s", async (_, changes, status, error) => {
    const answer = await send("menteur@example.com", changes);
    expect(answer).toMatchObject({ status, body: { error } });
  });

  test("a run that has not opened, or has closed, accepts no order", async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    for (const dates of [{ opensAt: tomorrow }, { closesAt: yesterday }]) {
      await setOffer({ opensAt: null, closesAt: null, ...dates });
      expect(await send("jour@example.com")).toMatchObject({ status: 422, body: { error: "not-open" } });
    }
    await setOffer({ opensAt: null, closesAt: null });
  });
});

test("a deposit: the order is of the deposit, and its line shows the rest", async () => {
  await setOffer({ depositPercent: 30 });
  try {
    const page = await pageOf("acompte@example.com", { expectedDeposit: 11_400 });
    const { id, total } = await orderOfPage(open, page);
    expect(total).toBe("11400");
    const [line] = await open.rows<{ details: string[] }>(
      "select details from orders_lines where _parent_id = $1",
      [id],
    );
    expect(line?.details.map((text) => text.replaceAll(/\s/g, " "))).toContain(
      "Acompte de 30 % · reste 266,00 € avant l’expédition",
    );
  } finally {
    await setOffer({ depositPercent: 100 });
  }
});
