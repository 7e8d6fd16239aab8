import { locales } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { SignInPage } from "./pages/sign-in-page";
import { mailsTo } from "./parts/mailbox";
import { isSample } from "./parts/sample-locales";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

test.describe("signing in", () => {
  for (const locale of locales) {
    const title = `in ${locale}: e-mail, code, account, and out again`;
    test(title, isSample(locale) ? {} : { tag: "@deep" }, async ({ page, email, expectAccessible }) => {
      const { account, auth } = textsOf(locale);
      const form = new SignInPage(page, locale);
      await form.open();
      await expect(page.getByRole("navigation", { name: textsOf(locale).common("nav.label") })).toBeHidden();
      await form.ask.click();
      await expect(form.email).toHaveAccessibleDescription(auth("email.required"));
      await form.email.fill("ada@");
      await form.ask.click();
      await expect(form.email).toHaveAccessibleDescription(auth("email.invalid"));
      await expectAccessible(page);

      await form.askFor(email);
      await expect(page.getByText(email)).toBeVisible();
      await expect(form.confirm).toBeDisabled();
      await expectAccessible(page);
      await form.code.fill("12a");
      await expect(form.code).toHaveAccessibleDescription(auth("code.digits"));
      await form.code.fill("1234567");
      await expect(form.code).toHaveValue("123456");

      const code = await form.mailedCode(email);
      await form.code.fill(code);
      await form.confirm.click();
      await page.waitForURL(localeHref(locale, "/account"));
      await expect(page.getByRole("heading", { name: account("title"), level: 1 })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
      await expectAccessible(page);

      await page.getByRole("button", { name: account("signOut.action") }).click();
      await page.waitForURL(localeHref(locale, "/"));
      await page.goto(localeHref(locale, "/account"));
      await expect(page.getByRole("heading", { name: account("signed-out.title") })).toBeVisible();
    });
  }

  test("a wrong code is reported at its field, another address starts again", async ({ page, email }) => {
    const form = new SignInPage(page);
    await form.open();
    await form.askFor(email);
    const code = await form.mailedCode(email);
    await form.code.fill(String((Number(code) + 1) % 1_000_000).padStart(6, "0"));
    await form.confirm.click();
    await expect(form.code).toHaveAttribute("aria-invalid", "true");
    await form.change.click();
    await expect(form.email).toHaveValue("");
  });

  test("the terms open in a tab of their own", async ({ page, context }) => {
    const form = new SignInPage(page);
    await form.open();
    const [terms] = await Promise.all([
      context.waitForEvent("page"),
      page
        .getByRole("main")
        .getByRole("link", { name: /conditions générales/ })
        .click(),
    ]);
    await expect(terms).toHaveURL(/\/conditions-generales$/);
  });

  test("the navbar leads to the sign-in, then to the account", async ({ page, email }) => {
    const { common } = textsOf("fr");
    await page.goto("/contact");
    const link = page.getByRole("banner").getByRole("link", { name: common("nav.signIn") });
    await expect(link).toHaveAttribute("href", "/auth");
    const form = new SignInPage(page);
    await form.open();
    await form.signIn(email);
    await page.goto("/contact");
    await expect(link).toHaveAttribute("href", "/account");
  });
});

test.describe("the account", () => {
  test("saves a watch of the configurator, also when signing in only then", async ({ page, email }) => {
    const { account, configurator } = textsOf("fr");
    await page.goto("/configurator");
    await page.getByRole("button", { name: configurator("save.action") }).click();
    await page.waitForURL("/auth");
    await new SignInPage(page).signIn(email);
    await expect(page.getByRole("row", { name: "Cadran" })).toBeVisible();
    await page.getByRole("button", { name: account("saved.remove") }).click();
    await expect(page.getByText(account("empty.title"))).toBeVisible();
  });

  test("is erased by a button behind a mail", async ({ page, email, expectAccessible }) => {
    const { account } = textsOf("fr");
    const form = new SignInPage(page);
    await form.open();
    await form.signIn(email);
    await page.getByRole("button", { name: account("data.erase") }).click();
    await expect(page.getByText(account("data.sent", { email }))).toBeVisible();
    let link = "";
    await expect(async () => {
      const texts = (await mailsTo(email)).map(({ text }) => text).join("\n");
      link = /\/account\/effacement\?token=\S+/.exec(texts)?.[0] ?? "";
      expect(link).not.toBe("");
    }).toPass();
    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole("button", { name: account("erasure.action") }).click();
    await expect(page.getByRole("heading", { name: account("erasure.done") })).toBeVisible();
    await page.goto("/account");
    await expect(page.getByRole("heading", { name: account("signed-out.title") })).toBeVisible();
  });
});
