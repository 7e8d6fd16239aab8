import { expect, type Locator, type Page } from "@playwright/test";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Option } from "@/src/domain/watch/catalogue";
import type { SelectionField } from "@/src/domain/watch/selection";
import { capitalised, headOfName, tailOfName } from "@/src/components/configurator/split-name";
import { stepOf, type StepId } from "@/src/client/state/configurator/steps";
import { catalogue } from "@/tests/factories/selection";
import { Shell } from "./shell";

/** Options that show under a heading only their distinguishing details. */
const shortNames: Partial<Record<SelectionField, (name: string) => string>> = {
  hands: (name) => capitalised(tailOfName(name) || name),
  rotor: (name) => capitalised(tailOfName(name) || name),
  strapColor: headOfName,
};
const underHeadings: readonly SelectionField[] = ["hands", "rotor"];

/** /configurator. */
export class ConfiguratorPage {
  readonly shell: Shell;
  readonly stage: Locator;
  readonly preview: Locator;
  readonly price: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  readonly add: Locator;
  readonly replace: Locator;
  readonly zoom: Locator;
  /** Remarks about a workshop piece, beside its options. */
  readonly warning: Locator;

  constructor(
    readonly page: Page,
    readonly locale: Locale = "fr",
  ) {
    this.shell = new Shell(page, locale);
    const { configurator } = this.shell.texts;
    this.stage = page.getByRole("region", { name: configurator("preview.label") });
    // The one that fades in is the last; the one below has no words any more.
    this.preview = this.stage.getByRole("img");
    this.price = page
      .getByRole("paragraph")
      .filter({ hasText: new RegExp(`^${configurator("price.label")}\\s`) });
    this.undo = page.getByRole("button", { name: new RegExp(`^${configurator("undo.plain")}`) });
    this.redo = page.getByRole("button", { name: new RegExp(`^${configurator("redo.plain")}`) });
    this.add = page.getByRole("button", { name: configurator("add.action") });
    this.replace = page.getByRole("button", { name: configurator("replace.action") });
    this.zoom = this.stage.getByRole("button", { name: configurator("preview.zoom") });
    this.warning = page.getByRole("region", { name: configurator("steps.dial") }).getByRole("status");
  }

  /** @param query selection in the address, "caseType=FL" */
  async open(query = ""): Promise<void> {
    await this.shell.open(query ? `/configurator?${query}` : "/configurator");
    await this.expectReady();
  }

  /** The picture has come and the loader has left. */
  async expectReady(): Promise<void> {
    await expect(this.stage.getByText(this.shell.texts.configurator("preview.loading"))).toHaveCount(0);
    await expect(this.preview).toBeVisible();
  }

  async openStep(step: StepId): Promise<void> {
    const { configurator } = this.shell.texts;
    const name = configurator(`steps.${step}`);
    const steps = this.page.getByRole("navigation", { name: configurator("steps.label") });
    await steps.getByRole("button", { name: new RegExp(`^${name}( |$)`) }).click();
    await expect(this.page.getByRole("heading", { name, exact: true, level: 2 })).toBeVisible();
  }

  /** The control of an option, under the name a shopper reads. Its step must be open. */
  option(field: SelectionField, key: string): Locator {
    const { configurator } = this.shell.texts;
    const options: readonly Option[] = catalogue[field];
    const found = options.find((option) => option.key === key);
    if (!found) throw new Error(`The catalogue has no ${field} ${key}.`);
    const name = localise(found.label, this.locale);
    const group = this.page.getByRole("group", { name: configurator(`groups.${field}`), exact: true });
    const isUnderHeading = underHeadings.includes(field) && tailOfName(name) !== "";
    const place = isUnderHeading ? group.getByRole("group", { name: headOfName(name), exact: true }) : group;
    // Spaces that do not break are spaces like any other where names are compared.
    const shown = (shortNames[field]?.(name) ?? name).replace(/\s/g, " ");
    // After the name comes the price: without it "Acier" would also be "Acier et noir".
    return place.getByRole("radio", {
      name: new RegExp(`^${shown} .*(${configurator("option.included")}|\\+)`),
    });
  }

  /** Opens the step of a field and chooses one of its options. */
  async choose(field: SelectionField, key: string): Promise<void> {
    await this.openStep(stepOf(field));
    await this.option(field, key).check();
  }

  /** The picture that is shown has these parts, by the parameters of its address. */
  async expectParts(parts: Readonly<Record<string, string>>): Promise<void> {
    const shown = async () => {
      await this.expectReady();
      const source = await this.preview.getAttribute("src");
      return Object.fromEntries(new URL(source ?? "", this.page.url()).searchParams);
    };
    await expect.poll(shown).toMatchObject(parts);
  }

  async turn(side: "front" | "back"): Promise<void> {
    await this.stage.getByRole("button", { name: this.shell.texts.configurator(`preview.${side}`) }).click();
  }

  /** @returns address that shows this watch to anybody */
  async share(): Promise<string> {
    await this.page.getByRole("button", { name: this.shell.texts.configurator("share.action") }).click();
    const link = this.stage.getByRole("status").getByRole("link");
    return (await link.getAttribute("href")) ?? "";
  }
}
