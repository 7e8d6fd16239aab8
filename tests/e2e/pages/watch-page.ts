import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/src/domain/locale/locale";
import { Shell } from "./shell";

/** The page of a ready-made watch. */
export class WatchPage {
  readonly shell: Shell;
  readonly column: Locator;
  readonly add: Locator;

  constructor(
    readonly page: Page,
    readonly name: string,
    locale: Locale = "fr",
  ) {
    this.shell = new Shell(page, locale);
    this.column = page.getByRole("region", { name, exact: true });
    this.add = this.column.getByRole("button", { name: new RegExp(`^${this.shell.texts.watch("add")}`) });
  }

  /** @param path without a language */
  async open(path: string): Promise<void> {
    await this.shell.open(path);
    await this.expectShown();
  }

  async expectShown(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: this.name, level: 1 })).toBeVisible();
  }

  /** @param diameter mm */
  async chooseDiameter(diameter: number): Promise<void> {
    await this.column.getByRole("radio", { name: new RegExp(`^${diameter} mm`) }).check();
  }

  /** Adds it; the drawer opens and fills. */
  async addToCart(): Promise<void> {
    await this.add.click();
    await this.shell.expectFilledDrawer();
  }
}
