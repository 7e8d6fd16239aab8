import type { Locale } from "@/src/domain/locale/locale";
import { readSegment } from "@/src/domain/watch/filter-address";
import type { CmsPage } from "@/src/services/content/load-cms-page";
import type { Storefront } from "@/src/services/content/load-storefront";
import { AnswerNotFound } from "@/src/components/message-page/answer-not-found";
import { WatchesPage } from "./watches-page";

interface Props {
  /** The filter in the format of filterSegment, from the address. */
  segment: string;
  storefront: Storefront;
  composed: CmsPage | null;
  locale: Locale;
}

/** The list for a segment of the inner address. */
export function FilteredWatches({ segment, storefront, composed, locale }: Props) {
  const filter = readSegment(decodeURIComponent(segment));
  return filter ? (
    <WatchesPage storefront={storefront} composed={composed} locale={locale} filter={filter} />
  ) : (
    <AnswerNotFound />
  );
}
