import { expect, type Locator, type Page } from "@playwright/test";
import type { ViewName } from "@/src/components/viewer-3d/scene/pose";
import { textsOf } from "@/tests/e2e/texts";

/** The watch in three dimensions, over its picture. */
export class Viewer3d {
  readonly texts = textsOf("fr").turning;
  readonly button: Locator;
  readonly surface: Locator;
  /** Reports the orientation of the watch. */
  readonly said: Locator;
  readonly close: Locator;

  constructor(readonly page: Page) {
    this.button = page.getByRole("button", { name: this.texts("action"), exact: true });
    this.surface = page.getByRole("application", { name: this.texts("title") });
    this.said = page
      .getByRole("group", { name: this.texts("title") })
      .getByRole("status")
      .first();
    this.close = page.getByRole("button", { name: this.texts("close") });
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.expectShown();
  }

  async expectShown(): Promise<void> {
    await expect(this.surface).toBeFocused();
  }

  view(name: ViewName): Locator {
    return this.page.getByRole("button", { name: this.texts(`views.${name}`), exact: true });
  }

  /** Screenshot of the area of the watch. */
  picture(): Promise<Buffer> {
    return this.surface.screenshot();
  }

  /**
   * Waits until nothing moves, and returns a screenshot.
   * @param before screenshot that a recent action must have changed: a slow processor draws the change only after a
   * while
   */
  async restedPicture(before?: Buffer): Promise<Buffer> {
    let last = before ?? (await this.picture());
    await expect(async () => {
      const now = await this.picture();
      const isStill = now.equals(last);
      last = now;
      expect(isStill, "nothing moves").toBe(true);
      expect(before?.equals(now), "what stood there before").not.toBe(true);
    }).toPass();
    return last;
  }
}
