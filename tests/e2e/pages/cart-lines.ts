import { expect, type Locator } from "@playwright/test";
import type { ShopTexts } from "@/tests/e2e/texts";

/** The lines of the cart, in the drawer or on the page. */
export class CartLines {
  constructor(
    readonly place: Locator,
    readonly texts: ShopTexts,
  ) {}

  get list(): Locator {
    return this.place.getByRole("list", { name: this.texts.cart("lines") });
  }

  /** The line of an article, by its title. */
  line(title: string): Locator {
    return this.list
      .getByRole("listitem")
      .filter({ has: this.list.page().getByRole("heading", { name: title }) });
  }

  more(title: string): Locator {
    return this.line(title).getByRole("button", { name: this.texts.cart("line.more") });
  }

  less(title: string): Locator {
    return this.line(title).getByRole("button", { name: this.texts.cart("line.less") });
  }

  remove(title: string): Locator {
    return this.line(title).getByRole("button", {
      name: this.texts.cart("line.removeNamed", { name: title }),
    });
  }

  async expectQuantity(title: string, quantity: number): Promise<void> {
    await expect(this.line(title).getByRole("status")).toHaveText(String(quantity));
  }

  /** Changes that were under way are done. */
  async expectSettled(): Promise<void> {
    await expect(this.list).toHaveAttribute("aria-busy", "false");
  }
}
