import type { Picture } from "@/src/domain/content/picture";
import { localise } from "@/src/domain/locale/locale";
import { convert } from "@/src/domain/money/convert";
import { formatMoney } from "@/src/domain/money/format-money";
import { announcedDays } from "@/src/domain/order/promised-days";
import type { Standing } from "@/src/domain/product/availability";
import type { Product } from "@/src/domain/product/product";
import { highestRating } from "@/src/domain/review/review";
import { shownPrice } from "@/src/domain/ucp/shown-price";
import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import { reducedPrice } from "@/src/domain/watch/offer";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { CatalogView } from "./catalog-view";
import type {
  UcpAvailability,
  UcpCategory,
  UcpMedia,
  UcpOption,
  UcpPriceRange,
  UcpProduct,
  UcpVariant,
} from "./product";

/** Made-to-order articles are on backorder, as in the feeds for shopping engines. */
const standings: Readonly<Record<Standing, UcpAvailability>> = {
  "in-stock": { available: true, status: "in_stock" },
  "made-to-order": { available: true, status: "backorder" },
  "pre-order": { available: false, status: "preorder" },
  "sold-out": { available: false, status: "out_of_stock" },
};
const closed: UcpAvailability = { available: false, status: "out_of_stock" };

/** Numbers of Google's taxonomy: watches, gift cards. */
const googleCategory = (kind: Product["kind"]): string => (kind === "gift-card" ? "53" : "201");

export const categoriesOf = (kind: Product["kind"], ...others: readonly string[]): readonly UcpCategory[] => [
  ...[kind, ...others].map((value) => ({ value, taxonomy: "merchant" as const })),
  { value: googleCategory(kind), taxonomy: "google_product_category" },
];

/** Width of a picture, px; pictures of composed watches are square. */
export const pictureWidth = 1000;

const uploaded = ({ url, alt, width, height }: Picture, { picture, locale }: CatalogView): UcpMedia => ({
  type: "image",
  url: picture(url),
  alt_text: localise(alt, locale),
  width,
  height,
});

export const composed = (url: string, alt_text: string): UcpMedia => ({
  type: "image",
  url,
  alt_text,
  width: pictureWidth,
  height: pictureWidth,
});

function mediaOf(
  product: Product,
  watch: ReadyMadeWatch | undefined,
  view: CatalogView,
): readonly UcpMedia[] {
  const own = product.images.map((picture) => uploaded(picture, view));
  if (!watch) return own;
  const { catalogue, locale, picture } = view;
  const address = { stage: watch.stage, format: "jpeg", version: catalogue.version } as const;
  const name = localise(watch.name, locale);
  return [
    ...own,
    composed(picture(frontImageUrl(watch.parts, address)), `${name}, ${localise(watch.tagline, locale)}`),
    composed(picture(backImageUrl(watch.parts, address)), name),
    ...watch.gallery.map((shown) => uploaded(shown, view)),
  ];
}

/** What makes the difference between the skus of a product; null for the only one. */
interface Axis {
  readonly id: string;
  readonly name: string;
  readonly valueOf: (product: Product) => { readonly id: string; readonly label: string };
}

function axisOf(
  products: readonly Product[],
  { words, currency, locale, settings }: CatalogView,
): Axis | null {
  if (products.every(({ diameter }) => diameter !== null)) {
    return {
      id: "caseDiameter",
      name: words.configurator.fields.caseDiameter,
      valueOf: ({ diameter }) => ({ id: `${diameter}mm`, label: `${diameter} mm` }),
    };
  }
  if (products.length < 2) return null;
  const text = (product: Product) =>
    formatMoney(convert(product, currency, settings.rates), currency, locale);
  return {
    id: "amount",
    name: words["agent-catalog"].amount,
    valueOf: (product) => ({ id: product.sku, label: text(product) }),
  };
}

function variantOf(
  product: Product,
  watch: ReadyMadeWatch | undefined,
  axis: Axis | null,
  view: CatalogView,
): UcpVariant {
  const { locale, currency, settings, catalogue } = view;
  const name = localise(product.name, locale);
  const days = announcedDays([{ kind: product.kind, selection: null }], catalogue, settings);
  const lowest = product.discount > 0 && product.lowestPrice !== null ? product.lowestPrice : null;
  return {
    id: product.sku,
    sku: product.sku,
    title: name,
    description: { plain: watch ? localise(watch.tagline, locale) : localise(product.description, locale) },
    url: view.page(product.ahead?.page ?? product.page),
    price: shownPrice(reducedPrice(product), currency, settings.rates),
    ...(product.discount > 0 && { list_price: shownPrice(product, currency, settings.rates) }),
    availability: settings.maintenance.isClosed ? closed : standings[product.availability],
    ...(axis && { options: [{ name: axis.name, ...axis.valueOf(product) }] }),
    metadata: {
      lead_days: days,
      // Beside every announced reduction. Source: specification 9.4.
      ...(lowest !== null && {
        lowest_price_of_30_days: shownPrice(
          { price: lowest, own: product.lowestOwn },
          currency,
          settings.rates,
        ),
      }),
    },
  };
}

const specsOf = (watch: ReadyMadeWatch, { locale }: CatalogView) => {
  const { specs } = watch;
  return {
    calibre: specs.calibre,
    case_material: localise(specs.caseMaterial, locale),
    glass: localise(specs.glass, locale),
    thickness_mm: specs.thickness,
    lug_to_lug_mm: specs.lugToLug,
    lug_width_mm: specs.lugWidth,
    water_resistance_atm: specs.waterResistance,
    power_reserve_hours: specs.powerReserve,
    weight_grams: specs.weight,
    in_the_box: localise(watch.box, locale),
  };
};

/** Availability of the values of the only option. */
function optionOf(axis: Axis, products: readonly Product[], variants: readonly UcpVariant[]): UcpOption {
  return {
    id: axis.id,
    name: axis.name,
    values: products.map((product, at) => ({
      ...axis.valueOf(product),
      available: variants[at]?.availability.available ?? false,
      exists: true,
    })),
  };
}

/** The least and the greatest of some prices. */
export function rangeOf([first, ...others]: UcpProduct["variants"]): UcpPriceRange {
  const { currency } = first.price;
  const amounts = [first, ...others].map(({ price }) => price.amount);
  return {
    min: { amount: Math.min(...amounts), currency },
    max: { amount: Math.max(...amounts), currency },
  };
}

/** Name of a product with several amounts, each of which has a name of its own. */
function titleOf(
  [first, ...others]: readonly [Product, ...Product[]],
  watch: ReadyMadeWatch | undefined,
  { words, locale }: CatalogView,
): string {
  const { giftCard, surpriseWatch } = words["agent-catalog"];
  if (watch || others.length === 0) return localise(watch?.name ?? first.name, locale);
  if (first.kind === "gift-card") return giftCard;
  return first.kind === "surprise-watch" ? surpriseWatch : localise(first.name, locale);
}

function productOf(id: string, products: readonly [Product, ...Product[]], view: CatalogView): UcpProduct {
  const { locale, watches, ratings } = view;
  const [first] = products;
  const watch = watches.find(({ code }) => code === first.watch);
  const axis = axisOf(products, view);
  const variants = products.map((product) => variantOf(product, watch, axis, view));
  // What can be bought comes first.
  const [featured, ...rest] = variants.toSorted(
    (one, other) => Number(other.availability.available) - Number(one.availability.available),
  );
  if (!featured) throw new Error(`Product ${id} has no variant.`);
  const rating = watch && ratings.get(watch.code);
  const shown = [featured, ...rest] as const;
  return {
    id,
    handle: watch?.code ?? first.slug,
    title: titleOf(products, watch, view),
    description: { plain: localise(watch?.description ?? first.description, locale) },
    url: view.page(watch?.path ?? first.page),
    categories: watch
      ? categoriesOf(first.kind, watch.line.key, localise(watch.line.name, locale))
      : categoriesOf(first.kind),
    price_range: rangeOf([...shown]),
    media: mediaOf(first, watch, view),
    ...(axis && { options: [optionOf(axis, products, variants)] }),
    variants: [...shown],
    ...(rating && {
      rating: { value: rating.average, scale_max: highestRating, count: rating.count },
    }),
    ...(watch && { tags: [watch.color], metadata: specsOf(watch, view) }),
  };
}

/** Kinds whose amounts are variants of one product. */
const groupOf = ({ kind, watch, sku }: Product): string => (kind === "watch" ? (watch ?? sku) : kind);

/** Every article that is ready to be bought, watches first; the one of composed watches has a file of its own. */
export function readyProducts(view: CatalogView): readonly UcpProduct[] {
  const { products, watches } = view;
  const shown = products.filter(({ isVisible, kind }) => isVisible && kind !== "bespoke");
  const places = new Map(watches.map(({ code }, at) => [code, at]));
  const placeOf = (id: string) => places.get(id) ?? watches.length;
  return [...new Set(shown.map(groupOf))]
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((id) => {
      const [first, ...others] = shown
        .filter((product) => groupOf(product) === id)
        .toSorted((one, other) => (one.diameter ?? 0) - (other.diameter ?? 0) || one.price - other.price);
      return first ? [productOf(id, [first, ...others], view)] : [];
    });
}

/** Id of the product a sku belongs to; null for an unknown one. */
export function productIdOf(sku: string, products: readonly Product[]): string | null {
  const product = products.find((one) => one.sku === sku && one.isVisible && one.kind !== "bespoke");
  return product ? groupOf(product) : null;
}
