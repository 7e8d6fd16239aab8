import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findOutcome } from "@/src/services/forms/submit-once";
import { createBrowser, type Browser } from "@/tests/factories/form-post";
import { preorderContact } from "@/tests/factories/preorder-contact";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const piece = "bracelet=STR-LE-BL&ecrin=WITHOUT";
const outcomeOf = (browser: Browser) => findOutcome(open.shop, browser.cookies.get("form") ?? null);

describe("a pre-order without our script", () => {
  test("goes from whose it is to paying it, and nothing of that stands in an address", async () => {
    const browser = createBrowser(open);
    const { location } = await browser.send("/api/preorder/details", {
      ...preorderContact("ines@example.com"),
      form: "preorder-details",
      lang: "en",
      query: `offer=distinction-horizon&${piece}&other=x`,
      newsletter: "on",
    });
    expect(location).toBe(`${open.url}/en/montres/precommande/distinction-horizon/3?${piece}`);
    expect((await outcomeOf(browser))?.values).toEqual({
      ...preorderContact("ines@example.com"),
      newsletter: "on",
    });
  });

  test("shows its form again where something is wrong", async () => {
    const browser = createBrowser(open);
    const page = `/montres/precommande/distinction-horizon/2?${piece}`;
    const fields = {
      ...preorderContact("ines@"),
      form: "preorder-details",
      lang: "fr",
      query: `offer=x&${piece}`,
    };
    const { location } = await browser.send("/api/preorder/details", fields, { referer: open.url + page });
    expect(location).toBe(page);
    expect(await outcomeOf(browser)).toMatchObject({
      errors: { email: "email" },
      values: { name: "Inès Marchand" },
    });
  });

  test("asks again for a post code that its country does not write", async () => {
    const browser = createBrowser(open);
    const fields = { ...preorderContact("ines@example.com"), country: "GB", postalCode: "25000" };
    await browser.send("/api/preorder/details", {
      ...fields,
      form: "preorder-details",
      query: `offer=x&${piece}`,
    });
    expect((await outcomeOf(browser))?.errors).toEqual({ postalCode: "postal" });
  });

  test("is paid once, however often its button is pressed", async () => {
    const browser = createBrowser(open);
    const pay = () =>
      browser.send("/api/preorder/pay", {
        ...preorderContact("once@example.com"),
        offer: "distinction-horizon",
        key: "6f0f8c1e-0000-4000-8000-000000000001",
        strap: "STR-LE-BL",
        box: "WITHOUT",
        lang: "fr",
        currency: "EUR",
        expectedDeposit: "38000",
        provider: "stripe",
        newsletter: "",
      });
    const [one, other] = await Promise.all([pay(), pay()]);
    expect(one?.location).toMatch(/\/c\/pay\//);
    expect(other?.location).toBe(one?.location);
    const [places] = await open.rows<{ n: number }>("select count(*)::int as n from pre_orders");
    expect(places?.n).toBe(1);
  });
});
