import { EventEmitter, once } from "node:events";
import sharp from "sharp";
import { collectionAccess } from "@/src/admin/access/table";
import { AdminForm } from "./pages/admin-form";
import { watchForFailures } from "./parts/page-failures";
import { expect, test } from "./shop-test";

/** Typed text of a field, or the first of its options. */
const first = Symbol("the first choice");
type Typed = Readonly<Record<string, string | typeof first>>;

interface Row {
  readonly typed: Typed;
  /** Values stored differently from what was typed. */
  readonly kept?: Readonly<Record<string, number>>;
  /** Watches are drafts until all their parts exist. */
  readonly isDraft?: boolean;
  /** Its file is a transparent picture of that width and height. */
  readonly picture?: number;
  /** Its file, from the project's root. */
  readonly file?: string;
  /** Further fields. */
  readonly more?: (form: AdminForm) => Promise<void>;
}

const option = (more: Typed = {}): Row => ({ typed: { key: "ESSAI-FORM", label: "Pièce d’essai", ...more } });

/** Every form of the menu that creates documents. */
const rows: Readonly<Record<string, Row>> = {
  watches: { typed: { code: "ES99", name: "Montre d’essai" }, isDraft: true },
  "watch-lines": { typed: { key: "essai", name: "Essai", text: "Une ligne d’essai." } },
  products: {
    typed: { sku: "ESSAI-1", name: "Article d’essai", price: "12,50", kind: first, slug: "article-d-essai" },
    kept: { price: 1_250 },
  },
  "case-types": option({ key: "ESSAI", diameters: first }),
  "case-colors": option({ key: "CAS-SM-essai", caseType: first, color: "#b0b0b0" }),
  "case-diameters": option(),
  "caseback-types": option(),
  complications: option(),
  dials: option(),
  "date-colors": option(),
  "date-magnifiers": option(),
  hands: option({ family: "ESSAI", metal: first }),
  "gmt-hands": option(),
  "bezel-inserts": option({ type: first }),
  "strap-families": option({ key: "ESSAI", buckles: first }),
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
  "promo-codes": { typed: { code: "ESSAI-FORM", percent: "5" }, kept: { percent: 5 } },
  newsletters: {
    typed: { subject: "Lettre d’essai", intro: "Une phrase." },
    more: async (form) => {
      await form.addBlock("Texte");
      await form.write("blocks", 0, "Un texte.");
    },
  },
  manuals: {
    typed: { number: "998", title: "Manuel d’essai", summary: "Un résumé." },
    kept: { number: 998 },
    more: async (form) => {
      await form.addEntry("sections");
      await form.page.locator("#field-sections__0__title").fill("Un chapitre");
      await form.write("sections", 0, "Un texte.");
    },
  },
  layers: { typed: { name: "Calque d’essai" }, picture: 2000 },
  media: { typed: { alt: "Une photographie d’essai" }, picture: 300 },
  fonts: { typed: { name: "Police d’essai" }, file: "media/fonts/jost.woff2" },
};

/**
 * Tested elsewhere: staff is invited (staff-account.spec.ts), preferences are saved by themselves, webhooks are for admins
 * (webhooks.spec.ts).
 */
const withoutForm = ["users", "payload-preferences", "webhook-endpoints"];

test("every collection with a create permission has its form tested", () => {
  const open = Object.keys(collectionAccess).filter((slug) => collectionAccess[slug]?.create !== "none");
  expect(open.filter((slug) => !withoutForm.includes(slug)).toSorted()).toEqual(Object.keys(rows).toSorted());
});

/** A unique picture: a layer is identified by its bytes. */
async function drawn(width: number) {
  const shade = { r: Date.now() % 256, g: (Date.now() >> 8) % 256, b: 90, alpha: 0.5 };
  const picture = sharp({ create: { width, height: width, channels: 4, background: shade } });
  return { name: `essai-${width}.png`, mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

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

/** The forms staff uses most, each different: `npm test` fills in these, `npm run test:deep` the others. */
const usual = ["watches", "products", "dials", "pages", "promo-codes", "layers"];
const others = Object.keys(rows).filter((slug) => !usual.includes(slug));
const groups = [usual, ...[0, 1, 2].map((part) => others.filter((_, place) => place % 3 === part))];

for (const [place, group] of groups.entries()) {
  const title = `forms create documents: ${group.join(", ")}`;
  test(title, place === 0 ? {} : { tag: "@deep" }, async ({ openAdmin, staffRole, marketer }) => {
    const page = await openAdmin(staffRole);
    const failures = watchForFailures(page);
    const form = new AdminForm(page);
    for (const [collection, row] of Object.entries(rows).filter(([slug]) => group.includes(slug))) {
      const { typed, kept = {}, isDraft = false, picture, file, more } = row;
      await test.step(collection, async () => {
        await form.open(`${collection}/create`);
        if (file) await page.locator("input[type=file]").setInputFiles(file);
        if (picture) await page.locator("input[type=file]").setInputFiles(await drawn(picture));
        await fill(form, typed);
        await more?.(form);
        await (isDraft ? form.saveDraft() : form.publish());
        await form.expectSaved();
        await page.waitForURL(new RegExp(`/collections/${collection}/\\d+`));
        const id = new URL(page.url()).pathname.split("/").at(-1);
        const words = Object.entries(typed).filter(
          ([field, value]) => value !== first && field !== "shipsAt",
        );
        const stored = await marketer.read(`${collection}/${id}?locale=fr&depth=0&draft=true`);
        expect(stored, collection).toMatchObject({ ...Object.fromEntries(words), ...kept });
        for (const [field, value] of words)
          await expect(page.locator(`#field-${field}`), `${collection}, ${field}`).toHaveValue(String(value));
        await marketer.remove(`${collection}/${id}`);
      });
    }
    expect(failures).toEqual([]);
  });
}

test("a block added during a pending answer is rendered", async ({ openAdmin, staffRole }) => {
  const page = await openAdmin(staffRole);
  const form = new AdminForm(page);
  await form.open("newsletters/create");
  const steps = new EventEmitter();
  const isAnswered = once(steps, "answered");
  const isAdded = once(steps, "added");
  await page.route(/newsletters\/create/, async (route) => {
    const response = await route.fetch();
    steps.emit("answered");
    await isAdded;
    await route.fulfill({ response });
  });
  await page.locator("#field-subject").fill("Lettre d’essai");
  await isAnswered;
  await form.addBlock("Texte");
  await page.locator("#blocks-row-0").waitFor();
  steps.emit("added");
  await form.write("blocks", 0, "Un texte.");
});
