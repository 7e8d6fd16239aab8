import { randomBytes } from "node:crypto";
import { request } from "@playwright/test";
import { Pool } from "pg";
import { shopUrl } from "./parts/addresses";
import { PaymentPage, cards } from "./pages/payment-page";
import { expect, test } from "./shop-test";

/** Prepares an order as an agent does: a session on a cart of its own. @returns secret of its page */
async function prepare(databaseUrl: string, email: string): Promise<string> {
  const agent = await request.newContext({ baseURL: shopUrl });
  await agent.post("/api/cart/add", {
    data: { sku: "DI0136", quantity: 2 },
    headers: { origin: shopUrl },
  });
  const { cookies } = await agent.storageState();
  const cart = cookies.find(({ name }) => name === "cart")?.value;
  await agent.dispose();
  const page = randomBytes(16).toString("base64url");
  const address = {
    id: "dest_1",
    street_address: "1 rue des Granges",
    address_locality: "Besançon",
    postal_code: "25000",
    address_country: "FR",
  };
  const data = {
    locale: "fr",
    currency: "EUR",
    context: null,
    buyer: { first_name: "Ada", last_name: "Lovelace", email },
    attribution: null,
    codes: [],
    destinations: [address],
    destination: "dest_1",
    delivery: "standard",
    newsletter: null,
    problems: [],
  };
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  await pool.query(
    `insert into agent_sessions (secret, kind, agent, cart_token, page, data, expires_at)
     values ($1, 'checkout', 'https://agent.example/ucp', $2, $3, $4, now() + interval '1 day')`,
    [`checkout_${page}`, cart, page, JSON.stringify(data)],
  );
  await pool.end();
  return page;
}

test("a buyer reads what an assistant has prepared, and pays", async ({ page, email, expectAccessible }) => {
  const { DATABASE_URL } = process.env;
  test.skip(!DATABASE_URL, "DATABASE_URL names the shop's database.");
  const secret = await prepare(DATABASE_URL ?? "", email);
  await page.goto(`/jp/commandes/preparee/${secret}`);
  await expect(page.getByRole("heading", { level: 1, name: "ご注文内容" })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/commandes/preparee/${secret}`);
  await expect(page.getByText("25000 Besançon")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /Commander avec obligation de paiement/ }).click();
  await page.waitForURL((url) => !url.href.startsWith(shopUrl));
  const payment = new PaymentPage(page);
  await payment.fillCard(cards.accepted);
  await page
    .getByRole("group", { name: payment.texts.billing })
    .getByLabel(payment.texts.country)
    .selectOption("FR");
  await payment.pay();
  await page.waitForURL(/\/merci\//);
  await expect(async () => {
    await page.goto(`/commandes/preparee/${secret}`);
    await expect(page.getByRole("heading", { name: "Cette commande est payée." })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
});

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
