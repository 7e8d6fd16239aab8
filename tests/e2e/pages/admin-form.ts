import { expect, type Locator, type Page, type Request } from "@playwright/test";

/** A document in the admin, in French, as whoever edits it has it before them. */
export class AdminForm {
  private readonly asked = new Set<Request>();
  private lastAsked = 0;

  constructor(readonly page: Page) {
    page.on("request", (request) => {
      if (request.method() !== "POST") return;
      this.asked.add(request);
      this.lastAsked = Date.now();
    });
    page.on("requestfinished", (request) => void this.asked.delete(request));
    page.on("requestfailed", (request) => void this.asked.delete(request));
  }

  /** The admin looks at what was typed a moment later; its answer would take the errors of a save away that came first. */
  private async settle(): Promise<void> {
    await this.page.waitForTimeout(500);
    await expect.poll(() => this.asked.size === 0 && Date.now() - this.lastAsked > 500).toBe(true);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`/admin/collections/${path}`);
    await expect(this.page.locator("form.collection-edit__form")).toHaveAttribute("data-form-ready", "true");
  }

  async publish(): Promise<void> {
    await this.settle();
    await this.page.locator("#action-save").click();
  }

  async saveDraft(): Promise<void> {
    await this.settle();
    await this.page.locator("#action-save-draft").click();
  }

  /** A field of that label, with what is said of it. */
  private field(label: string): Locator {
    return this.page.locator(".field-type", { has: this.page.locator("label", { hasText: label }) }).first();
  }

  /** The save was refused, and the reason stands on the field. */
  async expectRefused(label: string, reason: string): Promise<void> {
    await expect(this.field(label)).toContainText(reason);
    // What is typed while the refused form is still being drawn again is not known as a change.
    await this.settle();
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
