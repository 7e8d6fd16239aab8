import { expect, test, type Page } from "@playwright/test";
import { anyFreePort } from "@/scripts/parts/ports.mjs";
import { openBuiltShop, type BuiltShop } from "@/tests/setup/built-shop";
import { findViolations } from "./parts/axe";
import { uploadNotices } from "./parts/law";
import { mailsTo } from "./parts/mailbox";
import { accountOf } from "./parts/staff";

const { email, password } = accountOf("admin");
/** Of the local providers. */
const account = { secretKey: "sk_test_only_for_tests", webhookSecret: "whsec_only_for_tests" } as const;
const company = {
  name: "Maison Lune",
  address: "1 rue de la Lune\n75001 Paris",
  registration: "123 456 789 RCS Paris",
  vatNumber: "FR12123456789",
  email: "bonjour@maison-lune.fr",
  phone: "+33 1 23 45 67 89",
  director: "Ada Lune",
  host: "Hôte, 2 rue des Serveurs, 75002 Paris, +33 1 98 76 54 32",
  mediator: "Médiateur, 3 rue de la Paix, 75003 Paris, mediateur.fr",
} as const;

let shop: BuiltShop;
test.beforeAll(async () => {
  const port = await anyFreePort();
  // A shop whose operator leaves its accounts to the admin.
  shop = await openBuiltShop({
    name: "owned",
    port,
    env: {
      SHOP_URL: `http://127.0.0.1:${port}`,
      CONNECTIONS_IN_ADMIN: "stripe,paypal,mail",
      STRIPE_SECRET_KEY: "",
      STRIPE_WEBHOOK_SECRET: "",
      PAYPAL_CLIENT_ID: "",
      PAYPAL_CLIENT_SECRET: "",
      PAYPAL_WEBHOOK_ID: "",
      SMTP_URL: "",
    },
  });
});
test.afterAll(() => shop.close());

/** What the shop says of a step. */
const note = (page: Page, key: string) => page.locator(`[data-note="${key}"]`);
const section = (page: Page, kind: string) => page.locator(`[data-connection="${kind}"]`);

test("an owner enters the accounts, closes the shop, does what is left, and opens it", async ({ page }) => {
  const open = (path: string) => page.goto(`${shop.url}${path}`);
  const visit = () => page.request.get(`${shop.url}/`).then((answer) => answer.status());
  const signedIn = await page.request.post(`${shop.url}/api/users/login`, { data: { email, password } });
  expect(signedIn.ok()).toBe(true);

  await test.step("the steps say what is missing", async () => {
    await open("/admin/setup");
    await expect(note(page, "nameDelivered")).toBeVisible();
    await expect(note(page, "paymentNone")).toBeVisible();
    await expect(note(page, "mailNone")).toBeVisible();
    expect(await findViolations(page, { within: "main" })).toEqual([]);
  });

  await test.step("a key that Stripe does not know is refused, its own is kept", async () => {
    await page.getByRole("main").getByRole("link", { name: "Paiement et e-mails", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Paiement et e-mails", level: 1 })).toBeVisible();
    expect(await findViolations(page, { within: "main" })).toEqual([]);
    const stripe = section(page, "stripe");
    await stripe.getByLabel("Clé secrète").fill("sk_test_of_somebody_else");
    await stripe.getByLabel("Secret de signature du webhook").fill(account.webhookSecret);
    await stripe.getByRole("button", { name: "Essayer et garder" }).click();
    await expect(stripe.getByRole("status")).toContainText("Stripe ne connaît pas cette clé");
    await stripe.getByLabel("Clé secrète").fill(account.secretKey);
    await stripe.getByRole("button", { name: "Essayer et garder" }).click();
    await expect(stripe).toHaveAttribute("data-source", "entered");
    await expect(stripe).toContainText(`…${account.secretKey.slice(-4)}`);
    expect(await page.content()).not.toContain(account.secretKey);
  });

  await test.step("a mail server is tried with a mail to the owner", async () => {
    const before = (await mailsTo(email)).length;
    const mail = section(page, "mail");
    await mail.getByLabel("Serveur", { exact: true }).fill("127.0.0.1");
    await mail.getByLabel("Chiffrement").selectOption("none");
    await mail.getByLabel("Port").fill(new URL(process.env.SMTP_URL ?? "").port);
    await mail.getByLabel("Expéditeur").fill("Maison Lune <bonjour@maison-lune.fr>");
    await mail.getByRole("button", { name: "M’envoyer un essai et garder" }).click();
    await expect(mail).toHaveAttribute("data-source", "entered");
    expect(await mailsTo(email)).toHaveLength(before + 1);
  });

  await test.step("the shop is closed and stays so while something is left", async () => {
    await open("/admin/setup");
    await expect(note(page, "mailSet")).toBeVisible();
    await page.getByRole("button", { name: "Fermer la boutique" }).click();
    await expect(note(page, "closed")).toBeVisible();
    await expect.poll(visit).toBe(503);
    await expect(page.locator('[data-check="company"]')).toBeVisible();
    await page.getByRole("button", { name: "Ouvrir la boutique" }).click();
    await expect(page.getByText("La boutique reste fermée")).toBeVisible();
    expect(await visit()).toBe(503);
  });

  await test.step("with the company filled in it opens", async () => {
    const saved = await page.request.post(`${shop.url}/api/globals/shop-settings`, {
      data: { company, _status: "published" },
      headers: { origin: shop.url },
    });
    expect(saved.ok()).toBe(true);
    await uploadNotices(page.request, shop.url);
    await open("/admin/setup");
    await expect(note(page, "companyFilled")).toBeVisible();
    await expect(note(page, "checksPassed")).toBeVisible();
    expect(await findViolations(page, { within: "main" })).toEqual([]);
    await page.getByRole("button", { name: "Ouvrir la boutique" }).click();
    await expect(note(page, "opened")).toBeVisible();
    await expect.poll(visit).toBe(200);
  });
});
