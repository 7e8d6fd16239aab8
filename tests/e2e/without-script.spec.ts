import type { Page } from "@playwright/test";
import { SignInPage } from "./pages/sign-in-page";
import { OrderPage } from "./pages/order-page";
import { count } from "./parts/count";
import { mailsTo } from "./parts/mailbox";
import { signInStaff } from "./parts/staff";
import { buyWatch, paidOrder } from "./parts/form-rows";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const { account, auth } = textsOf("fr");

/** Scripts come this much later than the page. */
const delay = 3_000;

async function holdScripts(page: Page): Promise<void> {
  await page.route("**/_next/static/**/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

const ways = {
  "without a script": { hasScript: false, press: "click" },
  "before the scripts have come": { hasScript: true, press: "click" },
  "pressed twice": { hasScript: false, press: "dblclick" },
} as const;

for (const [way, { hasScript, press }] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use({ javaScriptEnabled: hasScript });

    test("one signs in with a code, and out again", async ({ page, email, marketer }) => {
      const addresses: string[] = [];
      page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
      await holdScripts(page);
      const form = new SignInPage(page);
      await page.goto("/auth", { waitUntil: "commit" });
      await form.email.fill(email);
      await form.ask[press]();
      await page.waitForURL("**/auth/code", { waitUntil: "commit" });
      await expect(page.getByText(email)).toBeVisible();
      expect(await count(marketer, "mails", { recipient: email })).toBe(1);
      const code = await form.mailedCode(email);

      await form.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
      await form.confirm[press]();
      await expect(form.code).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText(email)).toBeVisible();
      await form.code.fill(code);
      await form.confirm[press]();
      await page.waitForURL("**/account", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: account("title"), level: 1 })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();

      await page.getByRole("button", { name: account("data.erase") })[press]();
      await expect(page.getByText(account("data.sent", { email }))).toBeVisible();
      expect(await count(marketer, "mails", { recipient: email, kind: "erase-account" })).toBe(1);
      await page.getByRole("button", { name: account("signOut.action") })[press]();
      await page.waitForURL(/:\d+\/$/, { waitUntil: "commit" });
      await page.goto("/account", { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: account("signed-out.title") })).toBeVisible();
      expect(addresses.filter((address) => address.includes(email) || address.includes(code))).toEqual([]);
    });

    test("a buyer withdraws", async ({ page, email, marketer }) => {
      const token = await buyWatch(email);
      const { number } = await paidOrder(token);
      await holdScripts(page);
      await page.goto(`/commandes/${token}`, { waitUntil: "commit" });
      const order = new OrderPage(page);
      await order.expectState("paid");
      await page.locator("#retractation > details > summary").first().click();
      await page.getByRole("button", { name: order.texts("withdrawal.confirm") })[press]();
      await expect(page.getByText(order.texts("withdrawal.doneText"))).toBeVisible();
      await order.expectState("withdrawn");
      expect(await count(marketer, "mails", { "order.number": number, kind: "order-withdrawn" })).toBe(1);
    });
  });
}

test("another code is sent, and the boxes of the account are kept, without a script", async ({
  browser,
  email,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const form = new SignInPage(page);
  await page.goto("/auth");
  await form.email.fill(email);
  await form.ask.click();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: auth("code.resend") }).click();
  await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
  await form.code.fill(await form.mailedCode(email));
  await form.confirm.click();
  await page.waitForURL("**/account");
  const mail = page.getByRole("checkbox", { name: account("settings.newsletter") });
  await mail.check();
  await page
    .getByRole("button", { name: account("settings.save") })
    .first()
    .click();
  await expect(mail).toBeChecked();
  expect(await count(await signInStaff("admin"), "subscribers", { email, state: "confirmed" })).toBe(1);
  await context.close();
});
