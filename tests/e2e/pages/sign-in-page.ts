import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { mailsTo } from "@/tests/e2e/parts/mailbox";
import { textsOf } from "@/tests/e2e/texts";

/** Digits standing alone: a code. */
const digits = /\b\d{6}\b/;

/** /auth: an e-mail, then the code sent to it. */
export class SignInPage {
  readonly texts;
  readonly email: Locator;
  readonly code: Locator;
  readonly ask: Locator;
  readonly confirm: Locator;
  readonly change: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale = "fr",
  ) {
    this.texts = textsOf(locale).auth;
    const main = page.getByRole("main");
    this.email = main.getByRole("textbox", { name: this.texts("email.label") });
    this.code = main.getByRole("textbox", { name: this.texts("code.label") });
    this.ask = main.getByRole("button", { name: this.texts("email.submit") });
    this.confirm = main.getByRole("button", { name: this.texts("code.submit"), exact: true });
    this.change = main.getByRole("link", { name: this.texts("code.change") });
  }

  async open(): Promise<void> {
    await this.page.goto(localeHref(this.locale, "/auth"));
    // From here on the page's own messages are used, not the browser's.
    await expect(this.page.getByRole("main").locator("form")).toHaveJSProperty("noValidate", true);
  }

  /** Requests a code; waits for the second step. */
  async askFor(email: string): Promise<void> {
    await this.email.fill(email);
    await this.ask.click();
    await expect(this.code).toBeFocused();
  }

  /** The code in the newest mail. */
  async mailedCode(email: string): Promise<string> {
    let code = "";
    await expect(async () => {
      const [mail] = await mailsTo(email);
      code = digits.exec(mail?.subject ?? "")?.[0] ?? "";
      expect(code).toHaveLength(6);
    }).toPass();
    return code;
  }

  /** All of it; the account has opened. */
  async signIn(email: string): Promise<void> {
    await this.askFor(email);
    await this.code.fill(await this.mailedCode(email));
    await this.confirm.click();
    await this.page.waitForURL(localeHref(this.locale, "/account"));
  }
}
