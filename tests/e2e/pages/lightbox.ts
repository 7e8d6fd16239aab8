import { expect, type Locator, type Page } from "@playwright/test";
import { textsOf } from "@/tests/e2e/texts";

/** The watch full screen. */
export class Lightbox {
  readonly texts = textsOf("fr").configurator;
  readonly window: Locator;

  constructor(readonly page: Page) {
    this.window = page
      .getByRole("dialog")
      .filter({ has: page.getByRole("button", { name: this.texts("lightbox.zoom") }) });
  }

  /** The picture in view shows a detail, and has loaded. */
  async expectPicture(parameter: string, key: string): Promise<void> {
    const picture = this.window.locator(`img[src*="${parameter}=${key}"]`).first();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty("naturalWidth", 2000);
  }

  async zoomIn(): Promise<void> {
    const picture = this.window.locator("[aria-hidden=false] img").last();
    const before = (await picture.boundingBox())?.width ?? 0;
    await this.window.getByRole("button", { name: this.texts("lightbox.zoom") }).click();
    await expect(async () => {
      expect((await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.2);
    }).toPass();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.window).toHaveCount(0);
  }
}
