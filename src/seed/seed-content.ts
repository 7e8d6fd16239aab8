import { defaultCallsPerMinute } from "@/src/domain/ucp/agent-settings";
import { pagePictureNames, type PagePictureName } from "@/src/domain/content/page-pictures";
import { generateNKeysBetween } from "payload/shared";
import { brand } from "./content/brand";
import { banners } from "./content/banners";
import { footer } from "./content/footer";
import { markets } from "./content/markets";
import { law } from "./content/law";
import { navigation } from "./content/navigation";
import { questions } from "./content/questions";
import { shopSettings } from "./content/settings";
import type { BlockReferences } from "./block-row";
import { idOf, type OptionIds } from "./seed-options";
import { seedPages } from "./seed-pages";
import { seedQuiz } from "./seed-quiz";
import { forEachAtOnce, upsertRow, withRowIds } from "./upsert";
import { writeGlobal } from "./write-global";
import type { Seeding } from "./delivered";

async function seedBanners(seeding: Seeding): Promise<void> {
  const orders = generateNKeysBetween(null, null, banners.length);
  await forEachAtOnce(banners, (row, index) =>
    upsertRow(
      seeding,
      "banners",
      { key: { equals: row.key } },
      { ...row, _order: orders[index], enabled: true },
      row.key,
    ),
  );
}

async function seedQuestions(seeding: Seeding): Promise<void> {
  const orders = generateNKeysBetween(null, null, questions.length);
  await forEachAtOnce(questions, (row, index) =>
    upsertRow(seeding, "questions", { key: { equals: row.key } }, { ...row, _order: orders[index] }),
  );
}

async function seedMarkets(seeding: Seeding): Promise<void> {
  await forEachAtOnce(markets, (market) =>
    upsertRow(seeding, "markets", { currency: { equals: market.currency } }, { ...market }),
  );
}

function seedNavigation(seeding: Seeding): Promise<void> {
  const bar = navigation.bar.map((entry, index) => ({
    ...entry,
    children: withRowIds(entry.children, `bar-${index}`),
  }));
  const data = { bar: withRowIds(bar, "bar"), sideMenu: withRowIds(navigation.sideMenu, "side") };
  return writeGlobal(seeding, "navigation", data);
}

function seedFooter(seeding: Seeding): Promise<void> {
  const groups = footer.groups.map((group, index) => ({
    ...group,
    links: withRowIds(group.links, `footer-${index}`),
  }));
  const data = {
    ...footer,
    groups: withRowIds(groups, "footer"),
    social: withRowIds(footer.social, "social"),
  };
  return writeGlobal(seeding, "footer", data);
}

/** Steps that staff have ticked stay ticked when the seed runs again. */
async function beginSetup({ payload }: Seeding): Promise<void> {
  const found = await payload.db.findGlobal<{ id?: number }>({ slug: "setup" });
  if (found.id === undefined) await payload.db.createGlobal({ slug: "setup", data: { done: [] } });
}

/** What staff has entered for agents stays when the seed runs again. */
async function beginAgents({ payload }: Seeding): Promise<void> {
  const found = await payload.db.findGlobal<{ id?: number }>({ slug: "agents" });
  if (found.id !== undefined) return;
  const data = { isOpen: true, callsPerMinute: defaultCallsPerMinute, limits: [], blocked: [] };
  await payload.db.createGlobal({ slug: "agents", data });
}

/** Scenes on pages that no editor composes. */
const pageScenes: Readonly<Record<PagePictureName, string>> = {
  signIn: "macro-crown",
  account: "flat-parts",
  sizes: "sizes-on-wrist",
};

/** Writes pages, the quiz, banners, questions, navigation, footer, the brand and the shop's settings. */
export async function seedContent(
  seeding: Seeding,
  references: BlockReferences,
  productIds: OptionIds,
): Promise<void> {
  await seedPages(seeding, references);
  await seedQuiz(seeding, references);
  await seedBanners(seeding);
  await seedQuestions(seeding);
  await seedMarkets(seeding);
  await seedNavigation(seeding);
  await seedFooter(seeding);
  await writeGlobal(seeding, "brand", brand);
  await writeGlobal(seeding, "law", { ...law, japanNotice: withRowIds(law.japanNotice, "japan") });
  await beginSetup(seeding);
  await beginAgents(seeding);
  const { upsellSku, vat, ...settings } = shopSettings;
  const union = Object.entries(vat.rates).map(([country, percent]) => ({ country, percent }));
  const rates = [...union, ...vat.outside].map((rate) => ({ id: `vat-${rate.country}`, ...rate }));
  await writeGlobal(seeding, "shop-settings", {
    ...settings,
    vat: { country: vat.country, rates },
    upsellProduct: idOf(productIds, upsellSku),
    pagePictures: Object.fromEntries(
      pagePictureNames.map((name) => [name, references.sceneIds.get(pageScenes[name]) ?? null]),
    ),
  });
}
