import type { BespokeResponse } from "@/src/domain/contracts/article";
import type { Locale } from "@/src/domain/locale/locale";
import { bespokeSku } from "@/src/domain/watch/bespoke-sku";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { describeWatch } from "@/src/domain/watch/describe-watch";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import { withOwn } from "@/src/domain/money/own-price";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { Shop } from "@/src/services/shop";

/**
 * A shared watch as it was composed, with its original and today's price.
 * Source: specification 3.6: an old link shows the watch as it was and today's price if it differs.
 */
export async function findBespoke(
  { store }: Shop,
  id: string,
  locale: Locale,
): Promise<BespokeResponse | null> {
  const [[watch], { catalogue, words }] = await Promise.all([
    store.findBespokeWatches([id]),
    store.loadSnapshot(),
  ]);
  if (!watch) return null;
  const isMade = checkSelection(watch.selection, catalogue).length === 0;
  const today = isMade ? priceWatch(watch.selection, catalogue).priced.total : null;
  const { articles } = words[locale];
  return {
    id,
    sku: bespokeSku(id),
    selection: { ...watch.selection },
    title: articles.bespoke,
    details: [...describeWatch(watch.selection, watch.labels, articles, locale)],
    price: watch.price,
    ...withOwn(watch.own),
    priceToday: today?.price ?? null,
    ...(today?.own && { ownToday: today.own }),
    image: bespokeImageUrl(id),
  };
}
