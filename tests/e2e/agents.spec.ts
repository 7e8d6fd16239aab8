import type { Page } from "@playwright/test";
import * as v from "valibot";
import { skuResponse } from "@/src/domain/contracts/configurator";
import type { PublicKey } from "@/src/domain/ucp/platform-profile";
import { choose } from "@/src/domain/watch/choose";
import { defaultSelection } from "@/src/domain/watch/selection";
import { verifyRequest } from "@/src/services/ucp/signing/verify-request";
import { shownTotal } from "@/tests/factories/cart-total";
import { sampleRates } from "@/tests/factories/sample-rates";
import { catalogue, sellable } from "@/tests/factories/selection";
import { createShopper } from "@/tests/factories/shopper";
import { addressOf, readEvent } from "@/tests/factories/webhook-endpoint";
import { openReceiver, type ReceivedRequest, type Receiver } from "@/tests/setup/open-receiver";
import { shopUrl } from "./parts/addresses";
import { openShoppingAgent, type ShoppingAgent } from "./parts/agents";
import { readSession } from "./parts/payments";
import { signInStaff, type Staff } from "./parts/staff";
import { PaymentPage, cards } from "./pages/payment-page";
import { expect, test } from "./shop-test";

const session = v.looseObject({
  id: v.string(),
  status: v.optional(v.string()),
  /** absent once the order is paid */
  continue_url: v.optional(v.string(), ""),
  line_items: v.array(v.looseObject({ item: v.looseObject({ id: v.string(), price: v.number() }) })),
  totals: v.array(v.looseObject({ type: v.string(), amount: v.number() })),
  order: v.optional(v.looseObject({ id: v.string() })),
});
const order = v.looseObject({
  line_items: v.array(v.looseObject({ status: v.string() })),
  totals: session.entries.totals,
  fulfillment: v.looseObject({
    events: v.optional(v.array(v.looseObject({ type: v.string(), tracking_number: v.string() })), []),
  }),
});
const totalOf = ({ totals }: Pick<v.InferOutput<typeof session>, "totals">) =>
  totals.find(({ type }) => type === "total")?.amount;

/** A dial that nothing of the featured watch stands against. */
const dial = sellable("dial").find(
  ({ key }) =>
    key !== defaultSelection.dial && choose(defaultSelection, "dial", key, catalogue).repairs.length === 0,
);
if (!dial) throw new Error("There is no other dial.");
const composed = { ...defaultSelection, dial: dial.key };

/** What the watch costs in the shop's own cart with the code. */
async function ownPrice(code: string) {
  const shopper = createShopper({ url: shopUrl });
  const { sku, price } = v.parse(skuResponse, (await shopper.post("/api/configurator/sku", composed)).body);
  await shopper.add(sku);
  shopper.cookies.set("promo", code);
  return { sku, price, total: shownTotal(await shopper.cart(), "EUR", sampleRates) };
}

/** The owner's parcel service: a key of the API, and an address that is told of orders. */
async function connectOwner(admin: Staff, receiver: Receiver) {
  const name = "Parcels";
  const scopes = ["read-orders", "write-fulfilments"];
  const { key } = v.parse(
    v.object({ key: v.string() }),
    await admin.create("staff/api-key-create", { name, scopes, expiresAt: null }),
  );
  const { doc } = v.parse(
    v.object({ doc: v.object({ id: v.number() }) }),
    await admin.create("webhook-endpoints", {
      address: addressOf(receiver),
      events: ["order.paid", "order.fulfilled"],
      isActive: true,
    }),
  );
  const made = await admin.create("staff/webhook-secret", { endpoint: doc.id });
  return {
    secret: v.parse(v.object({ secret: v.string() }), made).secret,
    disconnect: () => admin.remove(`webhook-endpoints/${doc.id}`),
    call: async (method: string, path: string, body?: object): Promise<unknown> => {
      const answer = await fetch(`${shopUrl}/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    },
  };
}

/** Composes a watch, puts it into a cart with the code, and checks out. */
async function checkOut({ ask }: ShoppingAgent, code: string, email: string) {
  const found = await ask("search_catalog", { body: { query: dial?.label.fr } });
  expect(JSON.stringify(found)).toContain('"BSPKWTCH"');
  const { product } = v.parse(
    v.looseObject({
      product: v.looseObject({
        variants: v.array(
          v.looseObject({
            sku: v.string(),
            price: v.object({ amount: v.number(), currency: v.string() }),
            metadata: v.looseObject({ configuration: v.record(v.string(), v.string()) }),
          }),
        ),
      }),
    }),
    await ask("get_product", {
      body: { id: "BSPKWTCH", selected: [{ name: "dial", id: dial?.key, label: dial?.label.fr }] },
    }),
  );
  const [watch] = product.variants;
  if (!watch) throw new Error("The composed watch has no variant.");
  const { configuration } = watch.metadata;
  const cart = v.parse(
    session,
    await ask("create_cart", {
      body: {
        line_items: [{ item: { id: "BSPKWTCH", configuration }, quantity: 1 }],
        discounts: { codes: [code] },
        context: { language: "fr" },
      },
    }),
  );
  const begun = v.parse(
    session,
    await ask("create_checkout", { body: { line_items: [], cart_id: cart.id } }),
  );
  const address = {
    street_address: "1 rue des Granges",
    address_locality: "Besançon",
    postal_code: "25000",
    address_country: "FR",
  };
  const checkout = v.parse(
    session,
    await ask("update_checkout", {
      id: begun.id,
      body: {
        line_items: cart.line_items.map(({ item }) => ({ item: { id: item.id }, quantity: 1 })),
        discounts: { codes: [code] },
        context: { language: "fr" },
        buyer: { first_name: "Ada", last_name: "Lovelace", email },
        fulfillment: { methods: [{ type: "shipping", destinations: [address] }] },
      },
    }),
  );
  return { watch, cart, checkout };
}

/** The buyer pays on the page that the checkout leads to. @returns the payment's session */
async function pay(page: Page): Promise<string> {
  await page.getByRole("button", { name: /Commander avec obligation de paiement/ }).click();
  await page.waitForURL((url) => !url.href.startsWith(shopUrl));
  const payment = new PaymentPage(page);
  const { session: paid } = payment;
  await payment.fillCard(cards.accepted);
  await page
    .getByRole("group", { name: payment.texts.billing })
    .getByLabel(payment.texts.country)
    .selectOption("FR");
  await payment.pay();
  await page.waitForURL(/\/merci\//);
  return paid;
}

/** What the agent's platform was told, its signature verified by the keys that the shop publishes. */
async function readTold({ receiver }: ShoppingAgent) {
  const { keys } = (await (await fetch(`${shopUrl}/.well-known/ucp`)).json()) as { keys: PublicKey[] };
  const read = ({ method, path, headers, body }: ReceivedRequest) => {
    const message = {
      method,
      authority: `127.0.0.1:${receiver.port}`,
      path,
      query: "",
      headers: new Headers(headers),
      body: Buffer.from(body),
    };
    expect(verifyRequest(message, keys, new Date())).toEqual({ ok: true, value: null });
    return v.parse(order, JSON.parse(body));
  };
  return receiver.requests.filter(({ path }) => path === "/orders").map(read);
}

for (const transport of ["REST", "MCP"] as const) {
  const title = `an agent composes a watch over ${transport}, its buyer pays, the owner's parcel service sends it`;
  test(
    title,
    transport === "REST" ? {} : { tag: "@deep" },
    async ({ page, email, expectAccessible, marketer }) => {
      const code = `AGENT${transport}${Date.now().toString(36)}`.toUpperCase();
      await marketer.create("promo-codes", { code, percent: 10, enabled: true, _status: "published" });
      const [own, agent, receiver] = await Promise.all([
        ownPrice(code),
        openShoppingAgent(transport),
        openReceiver(),
      ]);
      const owner = await connectOwner(await signInStaff("admin"), receiver);

      const { watch, cart, checkout } = await checkOut(agent, code, email);
      expect(watch).toMatchObject({ sku: own.sku, price: { amount: own.price, currency: "EUR" } });
      expect(cart.line_items).toMatchObject([{ item: { id: own.sku, price: own.price } }]);
      expect([totalOf(cart), totalOf(checkout)]).toEqual([own.total, own.total]);
      expect(checkout.status).toBe("requires_escalation");

      if (transport === "REST") {
        await page.goto(checkout.continue_url.replace(shopUrl, `${shopUrl}/jp`));
        await expect(page.getByRole("heading", { level: 1, name: "ご注文内容" })).toBeVisible();
        await expectAccessible(page);
      }
      await page.goto(checkout.continue_url);
      await expect(page.getByText("25000 Besançon")).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      if (transport === "REST") await expectAccessible(page);
      expect(await readSession(await pay(page))).toMatchObject({ amount_total: own.total, currency: "eur" });

      const readCheckout = async () => v.parse(session, await agent.ask("get_checkout", { id: checkout.id }));
      await expect.poll(async () => (await readCheckout()).status).toBe("completed");
      await page.goto(checkout.continue_url);
      await expect(page.getByRole("heading", { name: "Cette commande est payée." })).toBeVisible();
      const number = (await readCheckout()).order?.id ?? "";
      const readOrder = async () => v.parse(order, await agent.ask("get_order", { id: number }));
      const bought = await readOrder();
      expect(totalOf(bought)).toBe(own.total);
      expect(bought.line_items).toMatchObject([{ status: "processing" }]);

      expect(await owner.call("GET", `/orders/${number}`)).toMatchObject({
        total: { amount: own.total, currency: "EUR" },
      });
      for (const to of ["in-workshop", "quality-control"])
        await owner.call("POST", `/orders/${number}/steps`, { to });
      const parcel = { carrier: "colissimo", trackingNumber: "6A12345678901" };
      await owner.call("POST", `/orders/${number}/fulfilments`, parcel);
      const sent = await readOrder();
      expect(sent.line_items).toMatchObject([{ status: "fulfilled" }]);
      expect(sent.fulfillment.events).toMatchObject([
        { type: "shipped", tracking_number: parcel.trackingNumber },
      ]);

      const events = () =>
        receiver.requests
          .map((request) => readEvent(request, owner.secret))
          .filter(({ data }) => data.number === number);
      // Events may arrive in any order.
      const types = () => events().map(({ type }) => type);
      await expect.poll(() => types().toSorted()).toEqual(["order.fulfilled", "order.paid"]);
      const fulfilled = events().find(({ type }) => type === "order.fulfilled");
      expect(fulfilled?.data).toMatchObject({ fulfilments: [parcel] });
      await expect
        .poll(async () =>
          (await readTold(agent)).flatMap((told) => told.line_items.map(({ status }) => status)),
        )
        .toContain("fulfilled");

      await owner.disconnect();
      await agent.close();
      await receiver.close();
    },
  );
}

test.describe("the articles of a link", () => {
  for (const javaScriptEnabled of [true, false])
    test(`go into the cart by a button, ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
      browser,
      expectAccessible,
    }) => {
      const context = await browser.newContext({ baseURL: shopUrl, javaScriptEnabled, locale: "fr-FR" });
      const page = await context.newPage();
      await page.goto("/api/ucp/buy/DI0136:2,NOTHING:1?buyer/email=a%40b.example&utm_source=test");
      await expect(page).toHaveURL(/\/panier\/lien\?articles=DI0136%3A2%2CNOTHING%3A1&utm_source=test$/);
      await expect(page.getByText(/Ces articles ne sont pas en vente.*NOTHING/)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.getByRole("button", { name: "Mettre au panier" }).click();
      await expect(page).toHaveURL(/\/panier(\/sans-script)?$/);
      await expect(page.getByText("Distinction 01").first()).toBeVisible();
      await context.close();
    });
});
