import type { Metadata } from "next";
import type { Locale } from "@/src/domain/locale/locale";
import { readSegment } from "@/src/domain/watch/filter-address";
import { chosenCount } from "@/src/domain/watch/offer-filter";
import { notFoundMetadata } from "@/src/i18n/page-metadata";
import { cmsMetadata } from "@/src/app/_shop/cms-page";

/**
 * Search engines index the whole list and treat a list of one filter as a variant; deeper ones are not indexed, only
 * followed.
 */
export async function filteredMetadata(locale: Locale, choice: string): Promise<Metadata> {
  const filter = readSegment(decodeURIComponent(choice));
  if (!filter) return notFoundMetadata(locale);
  const whole = await cmsMetadata("montres", locale);
  const isDeep = filter.isUnknown || chosenCount(filter) > 1;
  return isDeep
    ? { title: whole.title, description: whole.description, robots: { index: false, follow: true } }
    : whole;
}
