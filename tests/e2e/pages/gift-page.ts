import { expect, type Locator, type Page } from "@playwright/test";
import { Shell } from "./shell";

/** A page where a gift is bought. */
export class GiftPage {
  readonly shell: Shell;
  readonly form: Locator;
  readonly add: Locator;

  constructor(
    readonly page: Page,
    readonly kind: "gift-card" | "surprise-watch",
  ) {
    this.shell = new Shell(page);
    this.form = page.locator("#choisir");
    this.add = this.form.getByRole("button", { name: this.shell.texts.forms(`${kind}.submit`) });
  }

  get save(): Locator {
    return this.form.getByRole("button", { name: this.shell.texts.forms("gift.save") });
  }

  field(name: "recipientName" | "recipientEmail" | "senderName" | "message"): Locator {
    const label = this.shell.texts.forms(`gift-card.fields.${name}.label`);
    return this.form.getByRole("textbox", { name: new RegExp(`^${label}( |$)`) });
  }

  /** Gives one of several answers, by its words and by key: their boxes are out of sight. */
  async answer(words: string): Promise<void> {
    const box = this.form
      .getByRole("radio", { name: words })
      .or(this.form.getByRole("checkbox", { name: words }));
    await box.press("Space");
    await expect(box).toBeChecked();
  }
}
