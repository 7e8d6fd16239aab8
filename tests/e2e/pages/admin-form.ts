import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/src/domain/locale/locale";

/** A document in the admin, in French. */
export class AdminForm {
  constructor(readonly page: Page) {}

  /** The admin stores the last language of an editor: it is always set explicitly. */
  async open(path: string, locale: Locale = "fr"): Promise<void> {
    await this.page.goto(`/admin/collections/${path}?locale=${locale}`);
    await this.expectReady();
  }

  /** Opens the document with its texts in a language. */
  async openIn(locale: Locale): Promise<void> {
    await this.open(new URL(this.page.url()).pathname.replace("/admin/collections/", ""), locale);
  }

  private expectReady(): Promise<void> {
    return expect(this.page.locator("form.collection-edit__form")).toHaveAttribute("data-form-ready", "true");
  }

  async publish(): Promise<void> {
    await this.page.locator("#action-save").click();
  }

  async saveDraft(): Promise<void> {
    await this.page.locator("#action-save-draft").click();
  }

  /** A field by its label, with its description and errors. */
  private field(label: string): Locator {
    return this.page.locator(".field-type", { has: this.page.locator("label", { hasText: label }) }).first();
  }

  /** The save was refused, with the reason at the field. */
  async expectRefused(label: string, reason: string): Promise<void> {
    await expect(this.field(label)).toContainText(reason);
  }

  /** The reason does not disappear by itself. */
  async expectStillRefused(label: string, reason: string): Promise<void> {
    const gone = expect(this.field(label)).not.toContainText(reason, { timeout: 1_000 });
    await expect(gone).rejects.toThrow();
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

  /** Adds a block of that kind at the end. */
  async addBlock(kind: string): Promise<void> {
    await this.page.locator("#field-blocks .blocks-field__drawer-toggler").click();
    await this.page.getByRole("button", { name: kind, exact: true }).click();
  }

  /** Adds an entry at the end of a list. */
  async addEntry(list: string): Promise<void> {
    await this.page.locator(`#field-${list} > .array-field__add-row`).click();
  }

  /** Rows are folded at first; the admin stores which ones are unfolded. */
  async unfold(list: string, place: number): Promise<void> {
    const row = this.page.locator(`#${list}-row-${place}`);
    await expect(row).toBeVisible();
    const folded = row.locator(".collapsible__toggle--collapsed").first();
    if (await folded.isVisible()) await folded.click();
  }

  /**
   * Replaces a long text in a row. It is inserted as a whole, like a word of an input method: the editor can miss
   * the first of keys that arrive within a millisecond, which never happens with real typing. On a busy machine the
   * CMS also shows the editor before it accepts input; the text is then entered again.
   */
  async write(list: string, place: number, words: string): Promise<void> {
    const text = this.page.locator(`#${list}-row-${place} [contenteditable=true]`).first();
    await expect(async () => {
      await text.click();
      await text.press("Control+A");
      await this.page.keyboard.insertText(words);
      await expect(text).toHaveText(words, { timeout: 2_000 });
    }).toPass();
  }

  /** Schedules the publication for tomorrow. */
  async scheduleTomorrow(): Promise<void> {
    await this.page.locator("#schedule-publish").click();
    const window = this.page.getByRole("dialog", { name: "Programmer la publication" });
    const tomorrow = new Date(Date.now() + 86_400_000);
    await window.getByLabel("Date et heure").fill(await this.inPicker(tomorrow));
    await window.getByLabel("Date et heure").press("Enter");
    await window.getByRole("button", { name: "Programmer", exact: true }).click();
    await expect(window.getByRole("status")).toHaveText("C’est programmé.");
    await expect(window.getByRole("listitem")).toContainText("Publier");
    await window.getByRole("button", { name: "Fermer" }).click();
  }

  /** A moment in the admin's format and the browser's time zone: 03/11/2026 16:05. */
  private inPicker(moment: Date): Promise<string> {
    return this.page.evaluate((time) => {
      const at = new Date(time);
      const day = new Intl.DateTimeFormat("fr").format(at);
      return `${day} ${new Intl.DateTimeFormat("fr", { timeStyle: "short" }).format(at)}`;
    }, moment.getTime());
  }

  async delete(): Promise<void> {
    await this.page.locator(".doc-controls__popup button, .doc-controls__dots").first().click();
    await this.page.locator("#action-delete").click();
    await this.page.locator("#confirm-action").click();
    await this.page.waitForURL(/\/collections\/[^/]+$/);
  }
}
