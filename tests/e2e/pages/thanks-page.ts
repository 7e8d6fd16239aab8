import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/src/domain/locale/locale";
import { textsOf } from "@/tests/e2e/texts";

/** /merci/{order}: waits for the provider's event and then thanks. */
export class ThanksPage {
  readonly texts;

  constructor(
    readonly page: Page,
    locale: Locale = "fr",
  ) {
    this.texts = textsOf(locale).thanks;
  }

  /** The event settles it, not the way back: it may take a moment. */
  async expectState(
    state: "paid" | "again" | "processing" | "payment-voucher" | "expired" | "failed",
  ): Promise<void> {
    await expect(this.page.getByRole("heading", { name: this.texts(`${state}.title`) })).toBeVisible();
  }

  /** To the order's own page. */
  get follow(): Locator {
    return this.page.getByRole("link", { name: this.texts("follow") });
  }

  /** Back to the wallet, where nothing was taken. */
  get toWallet(): Locator {
    return this.page.getByRole("link", { name: this.texts("toWallet") });
  }

  get receipt(): Locator {
    return this.page.getByRole("link", { name: this.texts("receipt") });
  }
}
