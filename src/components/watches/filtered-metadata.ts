import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Locale } from "../../domain/locale/locale";
import { readSegment } from "../../domain/watch/filter-address";
import { chosenCount } from "../../domain/watch/offer-filter";
import { notFoundMetadata, pageMetadata } from "../../i18n/page-metadata";

/**
 * Search engines keep the whole list and know a list of one filter as another look at it; deeper ones they leave
 * alone and only follow.
 */
export async function filteredMetadata(locale: Locale, choice: string): Promise<Metadata> {
  const filter = readSegment(decodeURIComponent(choice));
  if (!filter) return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: "watches" });
  const text = { title: t("metaTitle"), description: t("metaDescription") };
  const isDeep = filter.isUnknown || chosenCount(filter) > 1;
  return isDeep
    ? { ...text, robots: { index: false, follow: true } }
    : pageMetadata({ locale, path: "/montres", ...text });
}
