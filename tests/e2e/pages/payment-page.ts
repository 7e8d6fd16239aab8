import { expect, type Locator, type Page } from "@playwright/test";
import { en } from "@/packages/payment-sandbox/stripe/hosted-page/texts/en";
import { fr } from "@/packages/payment-sandbox/stripe/hosted-page/texts/fr";
import { ja } from "@/packages/payment-sandbox/stripe/hosted-page/texts/ja";
import { sessionOfPage } from "@/tests/e2e/parts/payments";

const languages = { fr, en, jp: ja };

export const cards = { accepted: "4242 4242 4242 4242", declined: "4000 0000 0000 0002" } as const;

/** The hosted page of the local payment provider, which speaks the shop's language. */
export class PaymentPage {
  readonly texts;

  constructor(
    readonly page: Page,
    locale: keyof typeof languages = "fr",
  ) {
    this.texts = languages[locale];
  }

  get session(): string {
    return sessionOfPage(this.page.url());
  }

  get alert(): Locator {
    return this.page.getByRole("alert");
  }

  get back(): Locator {
    return this.page.getByRole("link", { name: this.texts.back });
  }

  /** Everything but the means of payment. */
  async fillShopper(email: string): Promise<void> {
    const { texts } = this;
    const contact = this.page.getByRole("group", { name: texts.contact });
    await contact.getByLabel(texts.email).fill(email);
    await contact.getByLabel(texts.phone).fill("+33612345678");
    const shipping = this.page.getByRole("group", { name: texts.shipping });
    await shipping.getByLabel(texts.name).fill("Ada Lovelace");
    await shipping.getByLabel(texts.country).selectOption("FR");
    await shipping.getByLabel(texts.line1).fill("1 rue des Granges");
    await shipping.getByLabel(texts.postalCode).fill("25000");
    await shipping.getByLabel(texts.city).fill("Besançon");
    await this.page.getByRole("group", { name: texts.billing }).getByLabel(texts.country).selectOption("FR");
  }

  async fillCard(number: string): Promise<void> {
    const { texts } = this;
    const card = this.page.getByRole("group", { name: texts.card, exact: true });
    await card.getByLabel(texts.cardNumber).fill(number);
    await card.getByLabel(texts.expiry).fill("12 / 34");
    await card.getByLabel(texts.cvc).fill("123");
    await card.getByLabel(texts.cardName).fill("Ada Lovelace");
  }

  async pay(): Promise<void> {
    await this.page.getByRole("button", { name: new RegExp(`^${this.texts.pay(".+")}$`) }).click();
  }

  /** Pays with a valid card. */
  async payByCard(email: string, number: string = cards.accepted): Promise<void> {
    await this.fillShopper(email);
    await this.fillCard(number);
    await this.pay();
  }

  /** In instalments: the order is confirmed now, the money comes later. */
  async payLater(email: string): Promise<void> {
    const { texts } = this;
    await this.fillShopper(email);
    await this.page.getByRole("radio", { name: texts.payLater("Klarna") }).check();
    await this.pay();
    await expect(this.page.getByRole("heading", { name: texts.later.title("Klarna") })).toBeVisible();
    await this.page.getByLabel(texts.later.outcome).selectOption({ label: texts.later.pending });
    await this.page.getByRole("button", { name: texts.later.accept }).click();
  }

  /** The page stays with the provider after paying, as when the tab is closed. */
  async neverReturn(): Promise<void> {
    await this.page.getByLabel(this.texts.neverReturn).check();
  }
}
