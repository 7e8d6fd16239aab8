import { expect, type Page } from "@playwright/test";
import { localeHref } from "@/src/i18n/locale-href";
import type { Locale } from "@/src/domain/locale/locale";
import { textsOf } from "@/tests/e2e/texts";

const path = "/montres/precommande/distinction-horizon";

/** The steps of the Horizon pre-order. */
export class PreorderSteps {
  readonly t;
  readonly #forms;

  constructor(
    readonly page: Page,
    readonly locale: Locale,
  ) {
    const { preorder, forms } = textsOf(locale);
    this.t = preorder;
    this.#forms = forms;
  }

  get #main() {
    return this.page.getByRole("main");
  }

  /** First step; its form needs no script. @param strap its place among the straps */
  async choose(strap: number): Promise<void> {
    await this.page.goto(localeHref(this.locale, `${path}/1`));
    const straps = this.#main.getByRole("group", { name: this.t("choose.strap") });
    await straps.getByRole("radio").nth(strap).check();
    await this.next();
    await this.page.waitForURL(/\/2\?bracelet=/);
  }

  async next(): Promise<void> {
    await this.#main.getByRole("button", { name: this.t("choose.next") }).click();
  }

  /** A field of the second step. */
  field(name: "name" | "line1" | "postalCode" | "city" | "country") {
    return this.#main.getByLabel(this.#forms(`preorder-details.fields.${name}.label`), { exact: true });
  }

  get email() {
    return this.#main.getByLabel(this.#forms("labels.email"), { exact: true });
  }

  /** Error of the second step for a missing name. */
  get nameMissing() {
    return this.#main.getByText(this.#forms("preorder-details.fields.name.errors.required"));
  }

  /** Second step. */
  async fill(email: string, { country = "FR", postalCode = "25000", city = "Besançon" } = {}): Promise<void> {
    await this.field("name").fill("Ada Lovelace");
    await this.email.fill(email);
    await this.field("country").selectOption(country);
    await this.field("line1").fill("1 rue des Granges");
    await this.field("postalCode").fill(postalCode);
    await this.field("city").fill(city);
  }

  /** The rest of the run is shown only after hydration. */
  async expectAlive(): Promise<void> {
    await expect(this.#main.getByRole("heading", { level: 2 }).first()).toBeVisible();
  }

  get payButton() {
    return this.#main.getByRole("button", { name: this.t("pay.button") }).filter({ hasNotText: "PayPal" });
  }

  /** What the border of a country costs, on the third step. */
  borderNotice(country: string) {
    return this.#main.getByText(new RegExp(`^${country}[：:]`));
  }

  get registerButton() {
    return this.#main.getByRole("button", { name: this.t("register.button") });
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
}
