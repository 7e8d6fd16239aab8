import { defaultLocale, isLocale, type Locale } from "@/src/domain/locale/locale";
import { adPageOf } from "@/src/domain/tracking/ad-pages";
import { campaignOf } from "@/src/domain/tracking/campaign";
import { countedSku, countedWords } from "@/src/domain/tracking/day-figure";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

type Counting = Pick<Shop, "figures">;

/** Counts a page view by a visitor who has given consent. @param path without a language */
export function countView({ figures }: Counting, path: string, locale: Locale): void {
  figures.count({ kind: "view", subject: path, locale });
}

/** Splits the language off a path: "/en/montres" is /montres in English. */
function splitLocale(pathname: string): { readonly locale: Locale; readonly path: string } {
  const [, first] = pathname.split("/");
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path: pathname };
  return { locale: first, path: pathname.slice(first.length + 1) };
}

/**
 * Counts a view of an advertisement's landing page.
 * @param pathname as in the browser, without its last character
 */
export async function countAdView(
  { figures, store }: Counting & Pick<Shop, "store">,
  pathname: string,
): Promise<Result<null, "no-ad-page">> {
  const { locale, path } = splitLocale(pathname);
  const { settings } = await store.loadSnapshot();
  const page = adPageOf(settings.adPages, path);
  if (page === null) return fail("no-ad-page");
  figures.count({ kind: "ad-view", subject: page, locale });
  return ok(null);
}

/** Counts an arrival from a campaign; values that are not plain words are dropped. */
export function countArrival(
  { figures }: Counting,
  said: { readonly source: string; readonly medium: string; readonly campaign: string },
  locale: Locale,
): Result<null, "no-source"> {
  const query = new URLSearchParams({
    utm_source: said.source,
    utm_medium: said.medium,
    utm_campaign: said.campaign,
  });
  const campaign = campaignOf(`?${query}`);
  if (campaign === null) return fail("no-source");
  const subject = [campaign.source, campaign.medium, campaign.campaign].filter(Boolean).join(" / ");
  figures.count({ kind: "campaign", subject, locale });
  return ok(null);
}

/** Counts an addition to a cart, anonymously. */
export function countAddition({ figures }: Counting, sku: string, locale: Locale): void {
  figures.count({ kind: "cart", subject: countedSku(sku), locale });
}

/** Counts a search without results: articles the shop lacks, or names differently. */
export function countSearchWithoutHits({ figures }: Counting, query: string, locale: Locale): void {
  const subject = countedWords(query);
  if (subject !== null) figures.count({ kind: "no-hit", subject, locale });
}
