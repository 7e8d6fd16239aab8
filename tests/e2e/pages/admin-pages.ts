import { expect, type Page } from "@playwright/test";
import { accountOf, type StaffRole } from "@/tests/e2e/parts/staff";

/** The admin as staff use it. */
export class AdminPages {
  constructor(readonly page: Page) {}

  async signIn(role: StaffRole): Promise<void> {
    const { email, password } = accountOf(role);
    await this.page.goto("/admin/login");
    await this.page.locator("#field-email").fill(email);
    await this.page.locator("#field-password").fill(password);
    await this.page.locator("button[type=submit]").click();
    await expect(this.page).toHaveURL(/\/admin\/?$/);
  }

  async openOrder(id: number): Promise<void> {
    await this.page.goto(`/admin/collections/orders/${id}`);
  }
}
