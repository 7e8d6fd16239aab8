import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { textsOf } from "@/tests/e2e/texts";

/** The form of the contact page, in one language. */
export class ContactForm {
  readonly texts;
  readonly form: Locator;
  readonly subject: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly button: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale = "fr",
  ) {
    const { forms } = textsOf(locale);
    this.texts = forms;
    const main = page.getByRole("main");
    const field = (label: string) => main.getByLabel(label, { exact: true });
    this.form = main
      .locator("form")
      .filter({ has: page.getByRole("button", { name: forms("contact.submit") }) });
    this.subject = field(forms("contact.fields.subject.label"));
    this.name = field(forms("labels.name"));
    this.email = field(forms("labels.email"));
    this.message = field(forms("labels.message"));
    this.button = main.getByRole("button", { name: forms("contact.submit") });
  }

  async open(): Promise<void> {
    await this.page.goto(localeHref(this.locale, "/contact"));
  }

  async fill(email: string): Promise<void> {
    await this.subject.selectOption("watch");
    await this.name.fill("Ada Lovelace");
    await this.email.fill(email);
    await this.message.fill("Quel cadran va avec un manteau gris ?");
  }

  /** Submits once the script has replaced the browser's validation. */
  async submitEmpty(): Promise<void> {
    await expect(this.form).toHaveJSProperty("noValidate", true);
    await this.button.click();
    await expect(this.subject).toHaveAttribute("aria-invalid", "true");
  }

  async expectSent(): Promise<void> {
    const panel = this.page.getByRole("status").filter({ hasText: this.texts("contact.sent.title") });
    // A fast sender waits two seconds, see components/forms/send-form.
    await expect(panel).toBeVisible();
    await expect(panel).toBeFocused();
  }
}
