import { listComma, localise } from "@/src/domain/locale/locale";
import { announcedDays } from "@/src/domain/order/promised-days";
import type { UcpMessage } from "@/src/domain/ucp/message";
import { shownPrice } from "@/src/domain/ucp/shown-price";
import { bespokeIdOfSku, bespokePrefix } from "@/src/domain/watch/bespoke-sku";
import type { Option } from "@/src/domain/watch/catalogue";
import { cheapestWatchPrice } from "@/src/domain/watch/cheapest-watch-price";
import type { Repair } from "@/src/domain/watch/choose";
import { isPossibleBeside, type Wish } from "@/src/domain/watch/choose-together";
import { dearestWatchPrice } from "@/src/domain/watch/dearest-watch-price";
import { describeWatch, partLabels, type PartLabels } from "@/src/domain/watch/describe-watch";
import { configuratorPath } from "@/src/domain/watch/edit-path";
import { findOption } from "@/src/domain/watch/find-option";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import { isOffered } from "@/src/domain/watch/is-offered";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { assembledFields, rowOf, type Selection, type SelectionField } from "@/src/domain/watch/selection";
import type { CatalogView } from "./catalog-view";
import type {
  SelectedOption,
  UcpAvailability,
  UcpOption,
  UcpPriceRange,
  UcpProduct,
  UcpVariant,
} from "./product";
import { categoriesOf, composed } from "./ready-products";
import { describeRepair, repairsToReport } from "./describe-repairs";

/** A watch that is composed, under its sku. */
export interface ComposedVariant {
  readonly sku: string;
  readonly selection: Selection;
  /** Names of its parts when it was saved; those of today without them. */
  readonly labels?: PartLabels;
  /** Null where it can be made today. */
  readonly unavailable: "out_of_stock" | "discontinued" | null;
  /** Price where it is no longer made. */
  readonly formerPrice?: Parameters<typeof shownPrice>[0];
}

/** The product that stands for all composed watches. */
export const bespokeProductId = bespokePrefix;

/** The parts of a watch as selections of the product's options. */
export function optionsOf(selection: Selection, view: CatalogView): readonly SelectedOption[] {
  const { words, catalogue, locale } = view;
  return assembledFields.flatMap((field) => {
    const option: Option | undefined = findOption(catalogue, selection, field);
    return option
      ? [{ name: words.configurator.fields[field], id: option.key, label: localise(option.label, locale) }]
      : [];
  });
}

/** A selection as fields and keys, without parts the watch does not have. */
export const configurationOf = (selection: Selection): Readonly<Record<string, string>> =>
  Object.fromEntries(
    assembledFields.flatMap((field) => {
      const key = selection[field];
      return key === null ? [] : [[field, key]];
    }),
  );

function availabilityOf(
  { unavailable }: ComposedVariant,
  addedDays: number,
  isClosed: boolean,
): UcpAvailability {
  if (unavailable !== null) return { available: false, status: unavailable };
  if (isClosed) return { available: false, status: "out_of_stock" };
  return { available: true, status: addedDays > 0 ? "backorder" : "in_stock" };
}

/** A composed watch as a variant: its price, its days, its pictures from both sides, and the configurator opened on it. */
export function bespokeVariant(watch: ComposedVariant, view: CatalogView): UcpVariant {
  const { sku, selection, unavailable, formerPrice } = watch;
  const { catalogue, settings, words, currency, locale, page, picture } = view;
  const details = describeWatch(
    selection,
    watch.labels ?? partLabels(selection, catalogue),
    words.articles,
    locale,
  );
  const price =
    unavailable === "discontinued" && formerPrice !== undefined
      ? formerPrice
      : priceWatch(selection, catalogue).priced.total;
  const days = announcedDays([{ kind: "bespoke", selection }], catalogue, settings);
  const ownDays = announcedDays([{ kind: "bespoke", selection: null }], catalogue, settings);
  const id = bespokeIdOfSku(sku) ?? "";
  const alt = [words.articles.bespoke, ...details].join(listComma(locale));
  return {
    id: sku,
    sku,
    title: words.articles.bespoke,
    description: { plain: details.join("\n") },
    url: page(configuratorPath(selection)),
    price: shownPrice(price, currency, settings.rates),
    availability: availabilityOf(watch, (days ?? 0) - (ownDays ?? 0), settings.maintenance.isClosed),
    options: optionsOf(selection, view),
    media: [
      composed(picture(bespokeImageUrl(id, { format: "jpeg" })), alt),
      composed(picture(bespokeImageUrl(id, { format: "jpeg", side: "back" })), alt),
    ],
    metadata: {
      lead_days: days,
      configuration: configurationOf(selection),
      shared_url: page(`/configurator/p/${id}`),
    },
  };
}

/** Options of a field that can be seen beside a watch: a case or strap has only its own colours. */
function shownOptions(field: SelectionField, selection: Selection, view: CatalogView): readonly Option[] {
  const options: readonly (Option & { readonly caseType?: string; readonly family?: string })[] =
    view.catalogue[field];
  const { rule } = rowOf(field);
  return options.filter(
    (option) => option.enabled && (!rule?.matching || option[rule.matching] === selection[rule.by]),
  );
}

/** All options with what can be had beside the wishes; parts outside the wishes may follow. */
export function detailOptions(
  selection: Selection,
  kept: readonly Wish[],
  view: CatalogView,
): readonly UcpOption[] {
  const { catalogue, words, locale, currency, settings } = view;
  return assembledFields.flatMap((field): readonly UcpOption[] => {
    const values = shownOptions(field, selection, view).map((option) => {
      const exists = isPossibleBeside({ field, key: option.key }, kept, selection, catalogue);
      return {
        id: option.key,
        label: localise(option.label, locale),
        available: exists && isOffered(option) && !settings.maintenance.isClosed,
        exists,
        price: shownPrice(option, currency, settings.rates),
      };
    });
    return values.length === 0 ? [] : [{ id: field, name: words.configurator.fields[field], values }];
  });
}

/** From the cheapest watch to the dearest one. */
function rangeOf({ catalogue, currency, settings }: CatalogView, { price }: UcpVariant): UcpPriceRange {
  const cheapest = shownPrice(cheapestWatchPrice(catalogue), currency, settings.rates).amount;
  const dearest = shownPrice(dearestWatchPrice(catalogue), currency, settings.rates).amount;
  return {
    min: { amount: Math.min(cheapest, price.amount), currency },
    max: { amount: Math.max(dearest, price.amount), currency },
  };
}

/** The product of composed watches with one of them; null where the shop does not offer it. */
export function bespokeProduct(watch: ComposedVariant, view: CatalogView): UcpProduct | null {
  const product = view.products.find(({ kind, isVisible }) => kind === "bespoke" && isVisible);
  if (!product) return null;
  const variant = bespokeVariant(watch, view);
  return {
    id: bespokeProductId,
    handle: product.slug,
    title: localise(product.name, view.locale),
    description: { plain: localise(product.description, view.locale) },
    url: view.page(product.page),
    categories: categoriesOf(product.kind),
    price_range: rangeOf(view, variant),
    ...(variant.media && { media: variant.media }),
    variants: [variant],
    metadata: { configurable: true },
  };
}

interface Change {
  readonly before: Selection;
  readonly after: Selection;
  readonly repairs: readonly Repair[];
}

/**
 * Messages about parts that are not as they were, or as they were asked for. What was asked for is always reported, the
 * rest as in the configurator.
 * @param wished fields that were asked for
 */
export function repairMessages(
  { before, after, repairs }: Change,
  wished: readonly SelectionField[],
  view: CatalogView,
): readonly UcpMessage[] {
  const reported = repairsToReport({ before, after }, repairs, view.catalogue);
  return repairs
    .filter((repair) => wished.includes(repair.field) || reported.includes(repair))
    .map((repair) => ({
      type: "info",
      ...(wished.includes(repair.field)
        ? { code: "selection_relaxed", path: "$.product.selected" }
        : { code: "part_adapted", path: "$.product.variants[0]" }),
      content: describeRepair({ before, after }, repair, view),
    }));
}
