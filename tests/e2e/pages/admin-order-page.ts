import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { orderStateNames } from "@/src/admin/order-state-names";
import { orderStepsTextsOf } from "@/src/admin/order-steps-texts";
import type { OrderState } from "@/src/domain/order/order-state";
import { accountOf, type StaffRole } from "@/tests/e2e/parts/staff";

const texts = orderStepsTextsOf("fr");

/** An order in the admin, in French, as somebody of staff has it before them. */
export class AdminOrderPage {
  constructor(readonly page: Page) {}

  /** Signs in by the admin's own form, in a browser of its own. */
  static async signIn(browser: Browser, role: StaffRole): Promise<AdminOrderPage> {
    const context = await browser.newContext({ locale: "fr-FR" });
    const page = await context.newPage();
    const { email, password } = accountOf(role);
    await page.goto("/admin/login");
    await page.locator("#field-email").fill(email);
    await page.locator("#field-password").fill(password);
    await page.locator("form button[type=submit]").click();
    await page.waitForURL(/\/admin$/);
    return new AdminOrderPage(page);
  }

  async open(id: number): Promise<void> {
    await this.page.goto(`/admin/collections/orders/${id}`);
  }

  async expectState(state: OrderState): Promise<void> {
    await expect(
      this.page.getByRole("heading", { name: orderStateNames[state].fr, exact: true }),
    ).toBeVisible();
  }

  step(to: OrderState): Locator {
    return this.page.getByRole("button", { name: texts.steps[to] ?? to, exact: true });
  }

  /** Takes a step, with what it asks before; waits until the order is there. */
  async take(
    to: OrderState,
    parcel = { carrier: "colissimo", trackingNumber: "6A12345678901" },
  ): Promise<void> {
    await this.step(to).click();
    const ask = this.page.getByRole("group", { name: texts.steps[to] ?? to, exact: true });
    if (to === "shipped") {
      await expect(ask.getByRole("button", { name: texts.confirm })).toBeDisabled();
      await ask.getByLabel(texts.carrier).selectOption(parcel.carrier);
      await ask.getByLabel(texts.trackingNumber).fill(parcel.trackingNumber);
    }
    if (to === "shipped" || texts.asks[to] !== undefined)
      await ask.getByRole("button", { name: texts.confirm }).click();
    await this.expectState(to);
  }

  /** Says another number for a parcel that is on its way. */
  async correctParcel(trackingNumber: string): Promise<void> {
    await this.page.getByText(texts.correct).click();
    const form = this.page.locator("details", { hasText: texts.correct });
    await form.getByLabel(texts.trackingNumber).fill(trackingNumber);
    await form.getByRole("button", { name: texts.confirm }).click();
    await expect(this.page.getByText(texts.done).first()).toBeVisible();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
