import { defaultLocale, localise } from "@/src/domain/locale/locale";
import { bespokeSku } from "@/src/domain/watch/bespoke-sku";
import { describeWatch } from "@/src/domain/watch/describe-watch";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import type { Selection } from "@/src/domain/watch/selection";
import type { Article } from "@/src/domain/cart/article";
import type { BespokeWatch } from "@/src/store/bespoke/bespoke-rows";
import type { LanguageWords } from "@/src/i18n/words";

/** What lies in carts and orders that were made up, in French. */
export interface SampleLine {
  readonly sku: string;
  readonly kind: "watch" | "bespoke" | "gift-card";
  readonly title: string;
  readonly details: readonly string[];
  /** hundredths of a euro */
  readonly price: number;
  readonly image: string | null;
  readonly href: string | null;
  readonly selection: Selection | null;
}

const bespokeLine = (watch: BespokeWatch, words: LanguageWords["articles"]): SampleLine => ({
  sku: bespokeSku(watch.id),
  kind: "bespoke",
  title: words.bespoke,
  details: describeWatch(watch.selection, watch.labels, words, defaultLocale),
  price: watch.price,
  image: bespokeImageUrl(watch.id, { width: 320 }),
  href: `/configurator/p/${watch.id}`,
  selection: watch.selection,
});

/** Ready-made watches and gift cards as the catalogue has them, and some composed watches. */
export function sampleLines(
  articles: readonly Article[],
  watches: readonly BespokeWatch[],
  words: LanguageWords["articles"],
): readonly SampleLine[] {
  const ready = articles.flatMap(({ sku, kind, title, details, price, image, href, isSold }): SampleLine[] =>
    isSold && (kind === "watch" || kind === "gift-card")
      ? [
          {
            sku,
            kind,
            title: localise(title, defaultLocale),
            details: details.map((detail) => localise(detail, defaultLocale)),
            price,
            image,
            href,
            selection: null,
          },
        ]
      : [],
  );
  return [...ready, ...watches.map((watch) => bespokeLine(watch, words))];
}
