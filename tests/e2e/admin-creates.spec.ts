import { AdminForm } from "./pages/admin-form";
import { signInAtAdmin } from "./pages/admin-desk";
import { expect, test } from "./shop-test";

/** What is typed into a field, or the first of what it offers. */
const first = Symbol("the first choice");
type Typed = Readonly<Record<string, string | typeof first>>;

interface Row {
  readonly typed: Typed;
  /** Watches are drafts until every part of them is there. */
  readonly isDraft?: boolean;
}

const option = (more: Typed = {}): Row => ({ typed: { key: "ESSAI-FORM", label: "Pièce d’essai", ...more } });

/** Every form of the menu that makes something; newsletters, manuals, pictures and accounts are no such simple forms. */
const rows: Readonly<Record<string, Row>> = {
  watches: { typed: { code: "ES99", name: "Montre d’essai" }, isDraft: true },
  products: {
    typed: { sku: "ESSAI-1", name: "Article d’essai", price: "12,50", kind: first, slug: "article-d-essai" },
  },
  "case-types": option({ diameters: first }),
  "case-colors": option({ caseType: first, color: "#b0b0b0" }),
  "case-diameters": option(),
  "caseback-types": option(),
  complications: option(),
  dials: option(),
  "date-colors": option(),
  "date-magnifiers": option(),
  hands: option({ family: "ESSAI", metal: first }),
  "gmt-hands": option(),
  "bezel-inserts": option({ type: first }),
  "strap-families": option({ buckles: first }),
  straps: option({ family: first }),
  "strap-endlinks": option(),
  buckles: option(),
  "second-straps": option(),
  rotors: option(),
  packagings: option(),
  warranties: option(),
  priorities: option(),
  pages: { typed: { slug: "page-d-essai", title: "Page d’essai", description: "Une page." }, isDraft: true },
  redirects: { typed: { from: "/adresse-d-essai", address: "/contact" } },
  banners: { typed: { text: "Un mot d’essai" }, isDraft: true },
  questions: { typed: { key: "essai-formulaire", group: first, question: "Un essai ?", answer: "Oui." } },
  "preorder-offers": {
    typed: { key: "offre-essai", name: "Série d’essai", product: first, shipsAt: "01/02/2030" },
  },
  "promo-codes": { typed: { code: "ESSAI-FORM", percent: "5" } },
};

async function fill(form: AdminForm, typed: Typed): Promise<void> {
  for (const [field, value] of Object.entries(typed)) {
    const place = form.page.locator(`#field-${field}`);
    if (value !== first) {
      const input = place.locator("input");
      if ((await input.count()) > 0) await form.fillMoment(field, value);
      else await place.fill(value);
      continue;
    }
    await place.locator(".rs__control").click();
    await place.locator(".rs__option").first().click();
  }
}

const parts = [0, 1, 2];

for (const part of parts) {
  test(`every form makes what it is for: part ${part + 1}`, async ({ browser, staffRole, marketer }) => {
    const page = await signInAtAdmin(browser, staffRole);
    const form = new AdminForm(page);
    for (const [collection, { typed, isDraft = false }] of Object.entries(rows).filter(
      (_, place) => place % parts.length === part,
    )) {
      await test.step(collection, async () => {
        await form.open(`${collection}/create`);
        await fill(form, typed);
        await (isDraft ? form.saveDraft() : form.publish());
        await form.expectSaved();
        await page.waitForURL(new RegExp(`/collections/${collection}/\\d+`));
        const id = new URL(page.url()).pathname.split("/").at(-1);
        await page.reload();
        for (const [field, value] of Object.entries(typed))
          if (value !== first && field !== "shipsAt")
            await expect(page.locator(`#field-${field}`), `${collection}, ${field}`).toHaveValue(value);
        await marketer.remove(`${collection}/${id}`);
      });
    }
    await page.context().close();
  });
}
