import type { Snapshot } from "@/src/store/cache/snapshot";
import type { Article } from "@/src/domain/cart/article";
import type { ReducibleLine } from "@/src/domain/cart/line-reduction";
import type { PricedLine } from "@/src/domain/cart/cart";
import { describeWish } from "@/src/domain/gift/describe-wish";
import { parseSku } from "@/src/domain/cart/parse-sku";
import type { GiftWish } from "@/src/domain/gift/gift-wish";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { checkSelection, isOnlySoldOut } from "@/src/domain/watch/check-selection";
import { describeWatch, partLabels } from "@/src/domain/watch/describe-watch";
import { findOption } from "@/src/domain/watch/find-option";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import { withOwn } from "@/src/domain/money/own-price";
import type { CountedLine } from "@/src/domain/stock/wanted-pieces";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { selectionFields, type Selection } from "@/src/domain/watch/selection";
import type { BespokeWatch } from "@/src/store/bespoke/bespoke-rows";
import type { StoredLine } from "@/src/store/carts/cart-rows";
import type { CartLine } from "@/src/store/carts/found-cart";

/** A line with today's price and its displayed texts. */
export interface ShownLine extends PricedLine {
  /** of a composed watch, for promotions */
  readonly parts: ReducibleLine["parts"];
  readonly ownSeen?: StoredLine["ownSeen"];
  readonly title: string;
  readonly details: readonly string[];
  /** gift wish of the line */
  readonly wish: GiftWish | null;
  /** from the root of the shop */
  readonly image: string | null;
  readonly href: string | null;
  /** notice of a workshop piece */
  readonly warning: string | null;
  readonly priceSeen: StoredLine["priceSeen"];
  readonly isSellable: boolean;
}

interface Wording {
  readonly catalogue: Catalogue;
  /** in the shopper's language */
  readonly words: Snapshot["words"][Locale]["articles"];
  readonly locale: Locale;
}

/** Notices of the workshop pieces in a watch. */
function warningOf(selection: Selection, catalogue: Catalogue, locale: Locale): string | null {
  const notices = selectionFields.flatMap((field) => {
    const option: Option | undefined = findOption(catalogue, selection, field);
    return option?.hasWarning && option.note ? [localise(option.note, locale)] : [];
  });
  return notices.length === 0 ? null : [...new Set(notices)].join(" ");
}

/** A bespoke watch today, in one language: the same for every cart. */
type ShownWatch = Pick<
  ShownLine,
  | "kind"
  | "price"
  | "own"
  | "parts"
  | "bespoke"
  | "title"
  | "details"
  | "wish"
  | "image"
  | "href"
  | "warning"
  | "isSellable"
>;

function describeToday(watch: BespokeWatch, { catalogue, words, locale }: Wording): ShownWatch {
  const { id, selection } = watch;
  const errors = checkSelection(selection, catalogue);
  // A part that has left the catalogue keeps its name; the watch keeps the price it was composed at.
  const isPriced = errors.every((error) => error.reason !== "unknown");
  const priced = isPriced ? priceWatch(selection, catalogue) : null;
  return {
    kind: "bespoke",
    ...(priced?.priced.total ?? { price: watch.price, ...withOwn(watch.own) }),
    parts:
      priced?.lines.map(({ field, key, price, own }) => ({
        option: `${field}:${key}`,
        price,
        ...withOwn(own),
      })) ?? [],
    bespoke: { id, selection },
    title: words.bespoke,
    details: describeWatch(
      selection,
      { ...watch.labels, ...partLabels(selection, catalogue) },
      words,
      locale,
    ),
    wish: null,
    image: bespokeImageUrl(id, { width: 320 }),
    href: `/configurator/p/${id}`,
    warning: warningOf(selection, catalogue, locale),
    isSellable: isOnlySoldOut(errors),
  };
}

/** Catalogues and saved watches are immutable: derived values are computed once and garbage-collected with either. */
const shownWatches = new WeakMap<Catalogue, WeakMap<BespokeWatch, Map<Locale, ShownWatch>>>();

function showToday(watch: BespokeWatch, wording: Wording): ShownWatch {
  const { catalogue, locale } = wording;
  const ofCatalogue = shownWatches.get(catalogue) ?? new WeakMap<BespokeWatch, Map<Locale, ShownWatch>>();
  shownWatches.set(catalogue, ofCatalogue);
  const ofWatch = ofCatalogue.get(watch) ?? new Map<Locale, ShownWatch>();
  ofCatalogue.set(watch, ofWatch);
  const known = ofWatch.get(locale) ?? describeToday(watch, wording);
  ofWatch.set(locale, known);
  return known;
}

const bespokeLine = (line: StoredLine, watch: BespokeWatch, wording: Wording): ShownLine => ({
  ...line,
  ...showToday(watch, wording),
  discount: 0,
});

function articleLine(
  line: StoredLine,
  article: Article,
  wish: GiftWish | null,
  { catalogue, locale, words }: Wording,
): ShownLine {
  const { kind, price, own, discount, image, href, isSold, stock } = article;
  return {
    ...line,
    kind,
    price,
    ...withOwn(own),
    parts: [],
    discount,
    title: localise(article.title, locale),
    details: [
      ...article.details.map((detail) => localise(detail, locale)),
      ...(wish === null ? [] : describeWish(wish, words.wish, locale, catalogue.caseDiameter)),
    ],
    wish,
    image,
    href,
    warning: null,
    // Stock is checked at checkout: the last pieces may be reserved for this cart.
    isSellable: isSold || stock?.isSoldOut === true,
  };
}

/** Line of a deleted article: the shopper sees its sku and can remove it. */
const lostLine = (line: StoredLine, article: string): ShownLine => ({
  ...line,
  kind: "watch",
  price: line.priceSeen,
  ...withOwn(line.ownSeen),
  parts: [],
  discount: 0,
  title: article,
  details: [],
  wish: null,
  image: null,
  href: null,
  warning: null,
  isSellable: false,
});

/** The fields of a line that stock is counted by. */
export const countedLine = ({ sku, quantity, bespoke }: ShownLine): CountedLine => ({
  sku,
  quantity,
  selection: bespoke?.selection ?? null,
});

/** Ids of the bespoke watches among some lines. */
export const bespokeIdsOf = (lines: readonly Pick<StoredLine, "sku">[]): readonly string[] => [
  ...new Set(lines.flatMap((line) => parseSku(line.sku).bespokeId ?? [])),
];

/** Input for pricing lines. */
export interface Pricing {
  readonly snapshot: Snapshot;
  /** the existing bespoke watches of the lines */
  readonly watches: readonly BespokeWatch[];
  readonly locale: Locale;
}

/**
 * Prices lines from the catalogue, in the shopper's language and before any promotion; lineReduction decides on a line's
 * own reduction. This is the only source of prices.
 * Source: specification 9.6.
 */
export function priceLines(
  lines: readonly CartLine[],
  { snapshot, watches, locale }: Pricing,
): readonly ShownLine[] {
  const watchOf = new Map(watches.map((watch) => [watch.id, watch]));
  const words = snapshot.words[locale].articles;
  const wording: Wording = { catalogue: snapshot.catalogue, words, locale };
  return lines.map((line) => {
    const { article: sku, wishId, bespokeId } = parseSku(line.sku);
    const watch = watchOf.get(bespokeId ?? "");
    if (watch) return bespokeLine(line, watch, wording);
    const article = snapshot.articles.get(sku);
    const isWhole = wishId === null || line.wish !== null;
    return article && isWhole
      ? articleLine(line, article, wishId === null ? null : line.wish, wording)
      : lostLine(line, sku);
  });
}
