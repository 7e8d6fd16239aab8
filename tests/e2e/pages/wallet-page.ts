import { expect, type Page } from "@playwright/test";
import { walletTexts } from "@/packages/payment-sandbox/paypal/approve-page/wallet-texts";
import type { Funding } from "@/packages/payment-sandbox/paypal/documents";

/** The local wallet's page on which a shopper agrees to pay. */
export class WalletPage {
  readonly texts;

  constructor(
    readonly page: Page,
    language = "fr",
  ) {
    const texts = walletTexts.get(language);
    if (!texts) throw new Error(`The wallet's page does not speak ${language}.`);
    this.texts = texts;
  }

  async expectShown(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: this.texts.title })).toBeVisible();
  }

  /** Agrees, and is led back to the shop. */
  async agree(funding: Funding): Promise<void> {
    await this.page.getByLabel(this.texts.fundings[funding]).check();
    await this.page.getByRole("button", { name: new RegExp(`^${this.texts.agree("").trim()}`) }).click();
  }
}
