import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/src/domain/locale/locale";
import { CartLines } from "./cart-lines";
import { Shell } from "./shell";

/** /panier. */
export class CartPage {
  readonly shell: Shell;
  readonly lines: CartLines;
  readonly summary: Locator;
  readonly pay: Locator;
  readonly note: Locator;
  readonly error: Locator;

  constructor(
    readonly page: Page,
    locale: Locale = "fr",
  ) {
    this.shell = new Shell(page, locale);
    const { cart } = this.shell.texts;
    this.lines = new CartLines(page.getByRole("main"), this.shell.texts);
    this.summary = page.getByRole("complementary", { name: cart("summary") });
    // While the payment opens, the button has its words alone.
    this.pay = this.summary.getByRole("button", { name: new RegExp(`^${cart("pay.full")}`) });
    this.note = page.getByRole("textbox", { name: cart("note.label") });
    this.error = page.getByRole("main").getByRole("alert");
  }

  async open(): Promise<void> {
    await this.shell.open("/panier");
    await this.expectShown();
  }

  /** The cart has come: its lines, or that it is empty. */
  async expectShown(): Promise<void> {
    const { cart } = this.shell.texts;
    await expect(this.page.getByRole("heading", { name: cart("title"), level: 1 })).toBeVisible();
    await expect(this.lines.list.or(this.emptyView)).toBeVisible();
  }

  get emptyView(): Locator {
    return this.page.getByRole("main").getByText(this.shell.texts.cart("empty.title"));
  }

  /** Goes on to the provider's page. */
  async payCart(): Promise<void> {
    await this.pay.click();
    await this.page.waitForURL(/\/c\/pay\//);
  }
}
