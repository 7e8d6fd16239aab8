import { locales } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { shopUrl } from "./parts/addresses";
import { mailsTo, onlyMailTo } from "./parts/mailbox";
import { ConfiguratorPage } from "./pages/configurator-page";
import { ContactForm } from "./pages/contact-form";
import { isSample } from "./parts/sample-locales";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

test.describe("the contact form", () => {
  for (const locale of locales) {
    const title = `says in ${locale} what is missing, sends, and answers by mail`;
    test(title, isSample(locale) ? {} : { tag: "@deep" }, async ({ page, email, expectAccessible }) => {
      const form = new ContactForm(page, locale);
      await form.open();
      await form.submitEmpty();
      await expect(form.subject).toBeFocused();
      await expect(form.subject).toHaveAccessibleDescription(form.texts("errors.choice.required"));
      await expect(form.email).toHaveAccessibleDescription(form.texts("errors.email.required"));
      await expectAccessible(page);
      await form.fill(email);
      await expect(form.email).not.toHaveAttribute("aria-invalid");
      await form.button.click();
      await form.expectSent();
      await expectAccessible(page);
      const { subject } = await onlyMailTo(email);
      expect(subject).toMatch(/D-\d{4}-\d{5}/);
    });
  }

  test("can be filled in and sent with the keyboard alone", async ({ page, email }) => {
    const form = new ContactForm(page);
    await form.open();
    await form.submitEmpty();
    await page.keyboard.type("Une m");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ada");
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(form.message).toBeFocused();
    await page.keyboard.type("Un mot, tapé sans souris.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await form.expectSent();
  });

  test("keeps the input when the shop is unavailable, with a message", async ({ page, email }) => {
    const form = new ContactForm(page);
    await form.open();
    await form.submitEmpty();
    await form.fill(email);
    await page.route("**/api/contact", (route) => route.abort());
    await form.button.click();
    await expect(page.getByRole("alert").filter({ hasText: form.texts("all.errors.failed") })).toBeVisible();
    await expect(form.email).toHaveValue(email);
    await page.unroute("**/api/contact");
    await form.button.click();
    await form.expectSent();
  });
});

test("the newsletter is subscribed to, confirmed by mail and left again", async ({ page, email }) => {
  const { common, forms } = textsOf("en");
  await page.goto("/en");
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel(common("newsletter.emailFor")).fill(email);
  await footer.getByRole("button", { name: common("newsletter.submit") }).click();
  await expect(footer.getByText(common("newsletter.success"))).toBeVisible();
  const { text } = await onlyMailTo(email);
  await page.goto(/https?:\S+/.exec(text)?.[0] ?? "");
  await page.getByRole("button", { name: forms("newsletter-confirm.submit") }).click();
  await expect(page.getByText(forms("newsletter-confirm.sent.title"))).toBeVisible();
  await expect(async () => expect(await mailsTo(email)).toHaveLength(2)).toPass();
  const welcome = (await mailsTo(email)).find((mail) => mail.text.includes("/newsletter/desinscription"));
  await page.goto(/https?:\S+/.exec(welcome?.text ?? "")?.[0] ?? "");
  await page.getByRole("button", { name: forms("newsletter-unsubscribe.submit") }).click();
  await expect(page.getByText(forms("newsletter-unsubscribe.sent.title"))).toBeVisible();
});

test("a request includes the watch", async ({ page, email, expectAccessible }) => {
  const { configurator, forms } = textsOf("fr");
  await new ConfiguratorPage(page).open("dial=DI-GR");
  await page.getByRole("link", { name: configurator("wish.link") }).click();
  await expect(page).toHaveURL(/\/configurator\/demande\?dial=DI-GR$/);
  await expectAccessible(page);
  const main = page.getByRole("main");
  await main
    .getByLabel(forms("configurator-request.fields.wish.label"))
    .fill("Un cadran vert d’eau, s’il vous plaît.");
  await main.getByLabel(forms("labels.name"), { exact: true }).fill("Ada");
  await main.getByLabel(forms("labels.email"), { exact: true }).fill(email);
  const sent = page.waitForRequest("**/api/configurator/request");
  await main.getByRole("button", { name: forms("configurator-request.submit") }).click();
  expect((await sent).postDataJSON()).toMatchObject({ query: "dial=DI-GR" });
  await expect(page.getByText(forms("configurator-request.sent.title"))).toBeVisible();
});

test("a form's own page is not indexed", async ({ request }) => {
  for (const path of ["/newsletter/confirmation", "/newsletter/desinscription", "/configurator/demande"]) {
    for (const locale of locales) {
      const html = await (await request.get(shopUrl + localeHref(locale, path))).text();
      expect(html).toContain('name="robots" content="noindex, nofollow"');
    }
  }
});
