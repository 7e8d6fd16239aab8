import { expect, type Locator, type Page } from "@playwright/test";

/** A document in the admin, in French, as whoever edits it has it before them. */
export class AdminForm {
  constructor(readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(`/admin/collections/${path}`);
    await expect(this.page.locator("form.collection-edit__form")).toHaveAttribute("data-form-ready", "true");
  }

  publish(): Promise<void> {
    return this.page.locator("#action-save").click();
  }

  saveDraft(): Promise<void> {
    return this.page.locator("#action-save-draft").click();
  }

  /** A field of that label, with what is said of it. */
  private field(label: string): Locator {
    return this.page.locator(".field-type", { has: this.page.locator("label", { hasText: label }) }).first();
  }

  /** The save was refused, and the reason stands on the field. */
  async expectRefused(label: string, reason: string): Promise<void> {
    await expect(this.field(label)).toContainText(reason);
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.locator(".toast-success").last()).toBeVisible();
    await this.page.locator(".toast-success button").last().click();
    await expect(this.page.locator(".toast-success")).toHaveCount(0);
  }

  /** A day and an hour, as the picker's own field takes them. */
  async fillMoment(field: string, moment: string): Promise<void> {
    const input = this.page.locator(`#field-${field} input`);
    await input.fill(moment);
    await input.press("Escape");
  }

  async delete(): Promise<void> {
    await this.page.locator(".doc-controls__popup button, .doc-controls__dots").first().click();
    await this.page.locator("#action-delete").click();
    await this.page.locator("#confirm-action").click();
    await this.page.waitForURL(/\/collections\/[^/]+$/);
  }
}
