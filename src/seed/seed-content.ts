import type { GlobalSlug, Payload } from "payload";
import { generateNKeysBetween } from "payload/shared";
import { basePrice } from "./catalogue-value";
import { banners } from "./content/banners";
import { footer, navigation } from "./content/navigation";
import { questions } from "./content/questions";
import { shopSettings } from "./content/settings";
import { idOf, type OptionIds } from "./seed-options";
import { seedPages } from "./seed-pages";
import { forEachAtOnce, upsertRow, withRowIds, type SeedRow } from "./upsert";

/** A global in the database's own shape, all languages at once. */
async function writeGlobal(payload: Payload, slug: GlobalSlug, data: SeedRow): Promise<void> {
  const found = await payload.db.findGlobal<{ id?: number }>({ slug });
  await (found.id === undefined
    ? payload.db.createGlobal({ slug, data })
    : payload.db.updateGlobal({ slug, data }));
}

async function seedBanners(payload: Payload): Promise<void> {
  const orders = generateNKeysBetween(null, null, banners.length);
  await forEachAtOnce(banners, ({ text, href }, index) =>
    // A banner has no key; its French text tells it from the others.
    upsertRow(
      payload,
      "banners",
      { "text.fr": { equals: text.fr } },
      {
        _order: orders[index],
        text,
        href,
        enabled: true,
      },
    ),
  );
}

async function seedQuestions(payload: Payload): Promise<void> {
  const orders = generateNKeysBetween(null, null, questions.length);
  await forEachAtOnce(questions, (row, index) =>
    upsertRow(payload, "questions", { key: { equals: row.key } }, { ...row, _order: orders[index] }),
  );
}

function seedNavigation(payload: Payload): Promise<void> {
  const bar = navigation.bar.map((entry, index) => ({
    ...entry,
    children: withRowIds(entry.children, `bar-${index}`),
  }));
  const data = { bar: withRowIds(bar, "bar"), sideMenu: withRowIds(navigation.sideMenu, "side") };
  return writeGlobal(payload, "navigation", data);
}

function seedFooter(payload: Payload): Promise<void> {
  const groups = footer.groups.map((group, index) => ({
    ...group,
    links: withRowIds(group.links, `footer-${index}`),
  }));
  const data = {
    ...footer,
    groups: withRowIds(groups, "footer"),
    social: withRowIds(footer.social, "social"),
  };
  return writeGlobal(payload, "footer", data);
}

/** Writes pages, banners, questions, navigation, footer and the shop's settings. */
export async function seedContent(
  payload: Payload,
  watchIds: OptionIds,
  productIds: OptionIds,
): Promise<void> {
  await seedPages(payload, watchIds);
  await seedBanners(payload);
  await seedQuestions(payload);
  await seedNavigation(payload);
  await seedFooter(payload);
  const { upsellSku, ...settings } = shopSettings;
  await writeGlobal(payload, "shop-settings", {
    ...settings,
    basePrice,
    upsellProduct: idOf(productIds, upsellSku),
  });
}
