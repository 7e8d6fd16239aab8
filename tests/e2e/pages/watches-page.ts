import { expect, type Locator, type Page } from "@playwright/test";
import type { Locale } from "@/src/domain/locale/locale";
import type { FacetName } from "@/src/domain/watch/facets";
import { localeHref } from "@/src/i18n/locale-href";
import { textsOf } from "@/tests/e2e/texts";

/** The list of ready-made watches. Every action works without a script. */
export class WatchesPage {
  readonly texts;
  readonly filters: Locator;
  readonly chosen: Locator;
  readonly names: Locator;
  readonly nothing: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale = "fr",
  ) {
    this.texts = textsOf(locale).watches;
    const main = page.getByRole("main");
    this.filters = main.getByRole("group", { name: this.texts("filters.label") });
    this.chosen = main.getByRole("list", { name: this.texts("filters.active") });
    this.names = main.getByRole("article").getByRole("heading", { level: 2 });
    this.nothing = main.getByRole("status");
  }

  /** @param query "couleur=bleu&tri=prix" */
  async open(query = ""): Promise<void> {
    await this.page.goto(localeHref(this.locale, query ? `/montres?${query}` : "/montres"));
    await expect(this.page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  /** Opens a filter and follows one of its values. @param value as it reads */
  async choose(name: FacetName, value: string): Promise<void> {
    const facet = this.filters
      .locator("details")
      .filter({ has: this.page.locator("summary", { hasText: this.texts(`filters.${name}`) }) });
    await facet.locator("summary").click();
    await facet.getByRole("link", { name: new RegExp(`^${value}`) }).click();
  }

  /** Waits for the resulting address of the list. */
  async expectAddress(query: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`/montres${query ? `\\?${query}` : ""}$`));
  }
}
