import { messageOf } from "@/src/admin/message-of";
import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { expect, type Locator, type Page } from "@playwright/test";
import { orderStateNames } from "@/src/admin/order/order-state-names";
import type { OrderState } from "@/src/domain/order/order-state";

const texts = adminMessagesIn("orders.orderSteps", "fr");

/** An order in the admin, in French. */
export class AdminOrderPage {
  constructor(readonly page: Page) {}

  async open(id: number): Promise<void> {
    await this.page.goto(`/admin/collections/orders/${id}`);
  }

  async expectState(state: OrderState): Promise<void> {
    await expect(
      this.page.getByRole("heading", { name: orderStateNames[state].fr, exact: true }),
    ).toBeVisible();
  }

  step(to: OrderState): Locator {
    return this.page.getByRole("button", { name: messageOf(texts.steps, to) ?? to, exact: true });
  }

  /** Takes a step, with its confirmation; waits until the order has changed. */
  async take(
    to: OrderState,
    parcel = { carrier: "colissimo", trackingNumber: "6A12345678901" },
  ): Promise<void> {
    await this.step(to).click();
    const ask = this.page.getByRole("group", { name: messageOf(texts.steps, to) ?? to, exact: true });
    if (to === "shipped") {
      await expect(ask.getByRole("button", { name: texts.confirm })).toBeDisabled();
      await ask.getByLabel(texts.carrier).selectOption(parcel.carrier);
      await ask.getByLabel(texts.trackingNumber).fill(parcel.trackingNumber);
    }
    if (to === "shipped" || messageOf(texts.asks, to) !== undefined)
      await ask.getByRole("button", { name: texts.confirm }).click();
    await this.expectState(to);
  }

  /** Enters another tracking number for a dispatched parcel. */
  async correctParcel(trackingNumber: string): Promise<void> {
    await this.page.getByText(texts.correct).click();
    const form = this.page.locator("details", { hasText: texts.correct });
    await form.getByLabel(texts.trackingNumber).fill(trackingNumber);
    await form.getByRole("button", { name: texts.confirm }).click();
    // The message of the step before may still be shown.
    await expect(this.page.getByText(trackingNumber).first()).toBeVisible();
  }

  /** Records a repair under guarantee, which can be recorded once. */
  async noteRepair(): Promise<void> {
    const words = adminMessagesIn("orders.actions", "fr").repair;
    await this.page.getByRole("button", { name: words.begin, exact: true }).click();
    await this.page.getByRole("button", { name: words.confirm }).click();
    await expect(this.page.getByText(words.done).first()).toBeVisible();
    await expect(this.page.getByRole("button", { name: words.begin, exact: true })).toHaveCount(0);
  }

  /** Changes the delivery address and the recipient. */
  async correctAddress(name: string, street: string): Promise<void> {
    const words = adminMessagesIn("orders.address", "fr");
    await this.page.getByText(words.correct).click();
    const form = this.page.locator("details", { hasText: words.correct });
    await form.getByLabel(words.name).fill(name);
    await form.getByLabel(words.line1, { exact: true }).fill(street);
    await form.getByRole("button", { name: words.confirm }).click();
    await expect(this.page.getByText(words.done).first()).toBeVisible();
    await expect(this.page.getByText(street).first()).toBeVisible();
  }

  /**
   * Refunds a number of pieces of the first line, or an amount without a piece; the dialog asks for confirmation
   * first.
   */
  async refund(what: { pieces: number } | { off: string }, amount: string, reason: string): Promise<void> {
    const words = adminMessagesIn("orders.refund", "fr");
    await this.page.getByRole("button", { name: words.title }).click();
    const dialog = this.page.getByRole("dialog");
    const review = dialog.getByRole("button", { name: words.review });
    if ("pieces" in what) {
      const lines = dialog.getByRole("group", { name: words.lines });
      await lines.getByRole("combobox").first().selectOption(String(what.pieces));
    } else {
      await dialog.getByLabel(words.off.replace("{currency}", "EUR")).fill(what.off);
    }
    await expect(review).toBeDisabled();
    await dialog.getByLabel(words.reason).fill(reason);
    await review.click();
    await expect(dialog.getByRole("alert")).toContainText(amount);
    await dialog.getByRole("button", { name: new RegExp(words.submit.replace("{amount}", amount)) }).click();
    await expect(dialog).toBeHidden();
  }
}
