import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findOutcome } from "@/src/services/forms/submit-once";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { createBrowser, type Browser } from "@/tests/factories/form-post";
import { holdClock } from "@/tests/factories/held-clock";
import { signIn } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let browser: Browser;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.rows("delete from limits");
  await open.rows("delete from form_outcomes");
  browser = createBrowser(open);
});

const ownCart = { status: 303, location: "/panier/sans-script" };
const watch = { sku: "DI0136", quantity: "1" };
const outcome = () => findOutcome(open.shop, browser.cookies.get("form") ?? null);
const quantities = async (who: Browser = browser) =>
  Object.fromEntries((await who.cart()).items.map(({ product, quantity }) => [product, quantity]));

/** The fields of a form of the configurator: missing ones are not sent. */
const composed = (changes: Partial<Selection> = {}) =>
  Object.fromEntries(
    Object.entries({ ...defaultSelection, ...changes }).flatMap(([name, key]) =>
      key === null ? [] : [[name, key]],
    ),
  );

/** Parts of the cart's first line. */
async function composedParts() {
  const [item] = (await browser.cart()).items;
  const { dial, case_type, case_color, case_diameter, strap_style } = item?.bespoke_data ?? {};
  return { quantity: item?.quantity, dial, case_type, case_color, case_diameter, strap_style };
}

describe("a form that changes the cart redirects to the cart", () => {
  test("adding, in the language of its page", async () => {
    expect(await browser.send("/api/cart/add?locale=fr", watch)).toMatchObject(ownCart);
    expect(await quantities()).toEqual({ DI0136: 1 });
    const { location } = await browser.send("/api/cart/add?locale=jp", { ...watch, sku: "DI05" });
    expect(location).toBe("/jp/panier/sans-script");
  });

  test("setting a quantity, taking out a line", async () => {
    await browser.send("/api/cart/add", watch);
    const three = { sku: "DI0136", quantity: "3", overwrite: "true" };
    expect(await browser.send("/api/cart/add", three)).toMatchObject(ownCart);
    expect(await quantities()).toEqual({ DI0136: 3 });
    expect(await browser.send("/api/cart/delete", { sku: "DI0136" })).toMatchObject(ownCart);
    expect(await quantities()).toEqual({});
  });

  test.each([
    ["an article that is unknown", { sku: "NO-SUCH", quantity: "1" }, "invalid"],
    ["no quantity", { sku: "DI0136", quantity: "many" }, "invalid"],
  ])("refusing %s, with the reason", async (_, fields, error) => {
    expect(await browser.send("/api/cart/add", fields)).toMatchObject(ownCart);
    expect(await outcome()).toMatchObject({ path: "/api/cart/add", isDone: false, error });
    expect(await quantities()).toEqual({});
  });

  test("a request of another origin changes nothing", async () => {
    const { status } = await browser.send("/api/cart/add", watch, { origin: "https://elsewhere.example" });
    expect(status).toBe(403);
    expect(await quantities()).toEqual({});
  });
});

describe("sent twice", () => {
  let pass: (time: number) => void;
  beforeEach(() => {
    pass = holdClock(open);
  });

  test("by a browser with a cart: one piece", async () => {
    await browser.add("DI05");
    await Promise.all([browser.send("/api/cart/add", watch), browser.send("/api/cart/add", watch)]);
    expect(await quantities()).toEqual({ DI05: 1, DI0136: 1 });
  });

  test("by a browser without one: one piece, whichever cart it keeps", async () => {
    await Promise.all([browser.send("/api/cart/add", watch), browser.send("/api/cart/add", watch)]);
    expect(await quantities()).toEqual({ DI0136: 1 });
  });

  test("by a customer without one: one piece", async () => {
    const shopper = await signIn(open, "twice@example.com");
    for (const [name, value] of shopper.cookies) browser.cookies.set(name, value);
    await Promise.all([browser.send("/api/cart/add", watch), browser.send("/api/cart/add", watch)]);
    expect(await quantities()).toEqual({ DI0136: 1 });
  });

  test("during the answer: one piece", async () => {
    await browser.add("DI0136");
    await browser.send("/api/cart/delete", { sku: "DI0136" });
    const unanswered = new Map(browser.cookies);
    await browser.send("/api/cart/add", watch);
    for (const [name, value] of unanswered) browser.cookies.set(name, value);
    await browser.send("/api/cart/add", watch);
    expect(await quantities()).toEqual({ DI0136: 1 });
  });

  test("a second one on purpose counts", async () => {
    await browser.send("/api/cart/add", watch);
    pass(1_000);
    await browser.send("/api/cart/add", watch);
    expect(await quantities()).toEqual({ DI0136: 2 });
  });

  test("two articles one after the other are two", async () => {
    await browser.send("/api/cart/add", watch);
    await browser.send("/api/cart/add", { ...watch, sku: "DI05" });
    await browser.send("/api/cart/add", watch);
    expect(await quantities()).toEqual({ DI0136: 2, DI05: 1 });
  });
});

describe("the form of the configurator", () => {
  test("buys the watch its page opens with", async () => {
    expect(await browser.send("/api/configurator/add?locale=fr", composed())).toMatchObject(ownCart);
    expect(await composedParts()).toMatchObject({ quantity: 1, dial: "DI", case_type: "SM" });
  });

  test("buys the choices, and their consequences", async () => {
    await browser.send("/api/configurator/add", composed({ caseType: "SU", caseColor: "CAS-SM-rg" }));
    expect(await composedParts()).toMatchObject({
      case_type: "SU",
      case_color: "CAS-SU-rg",
      case_diameter: "40mm",
    });
  });

  test("buys the watch of the address, with the choices on the page", async () => {
    await browser.send("/api/configurator/add", composed({ caseDiameter: "40mm" }), {
      referer: `${open.url}/configurator?dial=ART-WAVE&strapStyle=JU`,
    });
    expect(await composedParts()).toMatchObject({
      dial: "ART-WAVE",
      strap_style: "JU",
      case_diameter: "40mm",
    });
  });
});

describe("the form that pays", () => {
  const pay = (changes: Record<string, string> = {}) =>
    browser.send("/api/checkout?locale=fr", {
      __nextLocale: "fr",
      currency: "EUR",
      note: "Avant le 24",
      expectedTotal: "31000",
      expectedDue: "31000",
      ...changes,
    });

  test("redirects to the provider's page, once for any number of clicks", async () => {
    await browser.add("DI0136");
    const [one, other] = await Promise.all([pay(), pay()]);
    expect(one?.status).toBe(303);
    expect(one?.location).toMatch(/\/c\/pay\//);
    expect(other?.location).toBe(one?.location);
    const [orders] = await open.rows<{ n: number }>(
      "select count(*)::int as n from orders where note = 'Avant le 24'",
    );
    expect(orders?.n).toBe(1);
  });

  test("with another total than shown returns to the cart, with the note", async () => {
    await browser.add("DI0136");
    expect(await pay({ expectedTotal: "100" })).toMatchObject(ownCart);
    expect(await outcome()).toMatchObject({ error: "price-changed", values: { note: "Avant le 24" } });
  });
});

describe("the form of a promo code", () => {
  test("applies a valid one to the cart; another one returns with the input", async () => {
    expect(await browser.send("/api/promo/use?locale=fr", { code: " nobody " })).toMatchObject(ownCart);
    expect(await outcome()).toMatchObject({ error: "unknown-code", values: { code: " nobody " } });
    await open.payload.create({
      collection: "promo-codes",
      data: {
        code: "FORMULAIRE",
        kind: "percent",
        percent: 10,
        automatic: false,
        enabled: true,
        _status: "published",
      },
    });
    await browser.add("DI0136");
    expect(await browser.send("/api/promo/use?locale=fr", { code: "formulaire" })).toMatchObject(ownCart);
    expect((await browser.cart()).promo).toMatchObject({ code: "FORMULAIRE", percent: 10 });
  });
});

describe("a gift's form adds it to the cart", () => {
  const words = { recipientName: "Grace", senderName: "Ada", message: "", recipientEmail: "", sendOn: "" };
  const first = async () => (await browser.cart()).items.map(({ kind, price }) => ({ kind, price }));

  test("a card", async () => {
    const card = { ...words, form: "gift-card", lang: "fr", sku: "GC-100" };
    expect(await browser.send("/api/gift", card)).toMatchObject(ownCart);
    expect(await first()).toEqual([{ kind: "gift-card", price: 10_000 }]);
  });

  test("a surprise, by its amount", async () => {
    const surprise = { form: "surprise-watch", lang: "fr", sku: "650", diameter: "", strap: "", mood: "" };
    expect(await browser.send("/api/surprise", surprise)).toMatchObject(ownCart);
    expect(await first()).toEqual([{ kind: "surprise-watch", price: 65_000 }]);
  });

  test("not with errors: its page shows them", async () => {
    const card = { ...words, form: "gift-card", lang: "fr", sku: "GC-100", recipientName: "" };
    expect(await browser.send("/api/gift", card)).toMatchObject({ status: 303, location: "/formulaire" });
    expect(await outcome()).toMatchObject({ errors: { recipientName: "required" } });
    expect(await first()).toEqual([]);
  });
});

test("a promo code is removed, and the page it was entered on is shown again", async () => {
  browser.cookies.set("promo", "WELCOME");
  const referer = `${open.url}/en/montres?ligne=distinction`;
  const { location } = await browser.send("/api/promo/clear", {}, { referer });
  expect(location).toBe("/en/montres?ligne=distinction");
  expect(browser.cookies.has("promo")).toBe(false);
});
