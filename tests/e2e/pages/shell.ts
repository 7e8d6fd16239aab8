import { expect, type Locator, type Page } from "@playwright/test";
import { languages } from "@/src/domain/locale/languages";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import { localeHref } from "@/src/i18n/locale-href";
import { textsOf } from "@/tests/e2e/texts";

/** What surrounds every page, in one language. */
export class Shell {
  readonly texts;
  readonly banner: Locator;
  readonly cartButton: Locator;
  readonly drawer: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale = "fr",
  ) {
    this.texts = textsOf(locale);
    this.banner = page.getByRole("banner");
    this.cartButton = page.getByRole("button", {
      name: new RegExp(`^${this.texts.common("nav.cart")}( \\d+)?$`),
    });
    // Its title counts the articles, so only the beginning of its name is always the same.
    this.drawer = page.getByRole("dialog", { name: new RegExp(`^${this.texts.cart("title")}`) });
  }

  /** @param path without a language */
  async open(path: string): Promise<void> {
    // An answer to the page before, cut off by leaving it, would never be finished.
    await this.page.goto("about:blank");
    // Until the cart has come the page takes no change of it.
    const cart = this.page.waitForResponse("**/api/cart/retrieve*");
    await this.page.goto(localeHref(this.locale, path));
    await (await cart).finished();
  }

  async followNavigation(name: string): Promise<void> {
    await this.banner.getByRole("link", { name, exact: true }).click();
  }

  /** Confirms the language and currency window with other choices. */
  async choose(choice: { readonly locale?: Locale; readonly currency?: Currency }): Promise<void> {
    const { common } = this.texts;
    await this.page.getByRole("button", { name: new RegExp(`^${common("locale.title")}`) }).click();
    const dialog = this.page.getByRole("dialog", { name: common("locale.title") });
    if (choice.locale) {
      await dialog.getByRole("radio", { name: languages[choice.locale].name }).check();
    }
    if (choice.currency) await dialog.getByRole("radio", { name: new RegExp(`^${choice.currency}`) }).check();
    await dialog.getByRole("button", { name: common("locale.confirm") }).click();
  }

  async openCart(): Promise<void> {
    await this.cartButton.click();
    await expect(this.drawer).toBeVisible();
  }

  /** The drawer opens with the click that adds; the article is shown once its list has finished loading. */
  async expectFilledDrawer(): Promise<void> {
    await expect(this.drawer).toBeVisible();
    const list = this.drawer.getByRole("list", { name: this.texts.cart("lines") });
    await expect(list).toHaveAttribute("aria-busy", "false");
  }

  /** Pieces in the cart as the button shows them. */
  async expectPieces(pieces: number): Promise<void> {
    await expect(this.cartButton).toHaveText(pieces === 0 ? /^\D*$/ : new RegExp(`\\D${pieces}$`));
  }
}
