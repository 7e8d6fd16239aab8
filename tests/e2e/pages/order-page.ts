import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/src/domain/locale/locale";
import type { OrderState } from "@/src/domain/order/order-state";
import { textsOf } from "@/tests/e2e/texts";

/** /commandes/{order}: follows an order. */
export class OrderPage {
  readonly texts;

  constructor(
    readonly page: Page,
    locale: Locale = "fr",
  ) {
    this.texts = textsOf(locale).order;
  }

  get receipt(): Locator {
    return this.page.getByRole("link", { name: this.texts("receipt") });
  }

  get currentStep(): Locator {
    return this.page.locator('[aria-current="step"]');
  }

  async expectState(state: OrderState): Promise<void> {
    await expect(
      this.page.getByRole("heading", { level: 1, name: this.texts(`states.${state}.title`) }),
    ).toBeVisible();
  }

  /** Both steps of the withdrawal; the page then says when it was received. */
  async withdraw(): Promise<void> {
    await this.page.locator("#retractation > details > summary").first().click();
    await this.page.getByRole("button", { name: this.texts("withdrawal.confirm") }).click();
    await expect(this.page.getByText(this.texts("withdrawal.doneText"))).toBeVisible();
  }

  async openReview(watch: string): Promise<void> {
    await this.page.getByRole("link", { name: this.texts("reviews.write", { title: watch }) }).click();
    await expect(
      this.page.getByRole("heading", { level: 1, name: this.texts("review.title", { title: watch }) }),
    ).toBeVisible();
  }
}
