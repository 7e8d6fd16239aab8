import type { Page } from "@playwright/test";
import { allForms } from "@/src/domain/contracts/forms/all-forms";
import { fieldViews } from "@/src/components/forms/form-view";
import { browserTexts } from "@/src/i18n/browser-texts";
import french from "@/src/i18n/messages/fr/forms.json" with { type: "json" };
import { filledForm } from "@/tests/factories/filled-form";
import { formRows, type Fixtures } from "./parts/form-rows";
import { holdScripts } from "./parts/hold-scripts";
import { withoutPictures } from "./parts/without-pictures";
import { expect, test } from "./shop-test";
import { textsOf } from "./texts";

const { common } = textsOf("fr");
/** Any key may be read: the keys of a form follow from its definition. */
const forms = browserTexts<Record<string, string>>(french, "fr");

/** A text of a form, or the one all forms have. */
const textOf = (form: string, key: string) =>
  forms.optional(`${form}.${key}`) ?? forms.optional(`all.${key}`) ?? `no text ${key}`;

/** A repeated click sends the form as well as a single one. */
const ways = {
  "before the scripts have come": { hasScript: true, press: "click" },
  "without a script, pressed twice": { hasScript: false, press: "dblclick" },
} as const;

/** Every address a page requests. */
function recordAddresses(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(decodeURIComponent(request.url().replaceAll("+", " "))));
  return addresses;
}

/** Forms with a choice, with a consent, of the footer, and opened by a link in a mail. */
const samples: readonly string[] = ["contact", "donation", "newsletter", "stock-notice-confirm"];

/** Long enough not to occur in an address by chance. */
const isTelling = (typed: string) => typed.length > 5;

for (const [way, { hasScript, press }] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const form of Object.values(allForms)) {
      const row = formRows[form.name];
      if (row === "buying") continue;

      // All go the same way, which the integration tests prove for each (form-posts.test.ts).
      const isDeep = hasScript ? form.name !== "contact" : !samples.includes(form.name);
      test(
        `${form.name} arrives once`,
        isDeep ? { tag: "@deep" } : {},
        async ({ page, email, marketer: staff }) => {
          test.slow(form.name === "review" || form.name.startsWith("newsletter-"));
          const fixtures: Fixtures = { page, staff, email };
          const [path, own] = await Promise.all([
            typeof row.at === "string" ? row.at : row.at(fixtures),
            row.answers?.(fixtures),
          ]);
          const addresses = recordAddresses(page);
          await withoutPictures(page);
          const letScriptsCome = await holdScripts(page);
          await page.goto(path, { waitUntil: "commit" });

          const isFooter = form.name === "newsletter";
          const place = page.getByRole(isFooter ? "contentinfo" : "main");
          const answers: Readonly<Record<string, string>> = {
            ...filledForm(form),
            ...("email" in form.fields && { email }),
            ...own,
          };
          const fields = fieldViews(form, forms).filter(({ control }) => control.isRequired);
          for (const { name, label, control } of fields) {
            const field = place.getByLabel(isFooter ? common("newsletter.emailFor") : label, { exact: true });
            const answer = answers[name] ?? "";
            if (control.kind === "choice") await field.selectOption(answer);
            else if (control.kind === "agree") await field.check();
            else await field.fill(answer);
          }
          const submit = isFooter ? common("newsletter.submit") : textOf(form.name, "submit");
          await place.getByRole("button", { name: submit, exact: true })[press]({ noWaitAfter: true });
          letScriptsCome();

          if (row.leadsTo) await page.waitForURL(row.leadsTo, { waitUntil: "commit" });
          else {
            await expect(page.getByText(textOf(form.name, row.says ?? "sent.title")).first()).toBeVisible();
            await expect(page).toHaveURL(/\/formulaire$/);
          }
          if (row.times) expect(await row.times(fixtures)).toBe(1);
          const typed = fields.map(({ name }) => answers[name] ?? "").filter(isTelling);
          expect(addresses.filter((address) => typed.some((text) => address.includes(text)))).toEqual([]);
        },
      );
    }
  });
}
