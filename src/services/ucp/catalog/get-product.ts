import { productRequest, type ProductRequest } from "@/src/domain/contracts/ucp/catalog-requests";
import { fill } from "@/src/domain/locale/fill";
import { fail, ok } from "@/src/domain/result";
import {
  bespokeProduct,
  configurationOf,
  detailOptions,
  optionsOf,
  type ComposedVariant,
} from "@/src/domain/ucp/catalog/bespoke-product";
import { foldedLabel } from "@/src/domain/ucp/catalog/folded-label";
import type { SelectedOption, UcpProduct, UcpVariant } from "@/src/domain/ucp/catalog/product";
import { configuratorCapability } from "@/src/domain/ucp/configurator-capability";
import type { UcpMessage } from "@/src/domain/ucp/message";
import { shownPrice } from "@/src/domain/ucp/shown-price";
import type { Repair } from "@/src/domain/watch/choose";
import type { Wish } from "@/src/domain/watch/choose-together";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { Shop } from "@/src/services/shop";
import { operation } from "@/src/services/ucp/operation";
import { filterProduct, readFilters } from "./apply-filters";
import { policiesOf, safetyNotice, shopNotices } from "./catalog-notices";
import { chooseOptions } from "./choose-options";
import { composedWatch } from "./composed-watch";
import { openCatalog, type OpenCatalog } from "./open-catalog";
import { resolveItem, type ResolvedItem } from "./resolve-item";

interface Detail {
  readonly product: UcpProduct & { readonly configurator?: unknown };
  readonly messages: readonly UcpMessage[];
}

const isSame = (one: SelectedOption, other: SelectedOption) =>
  one.id === undefined ? foldedLabel(one.label) === foldedLabel(other.label) : one.id === other.id;

/** An article with the variant that was asked for or selected. */
function readyDetail(
  item: Extract<ResolvedItem, { product: UcpProduct }>,
  asked: readonly SelectedOption[] | undefined,
  { view: { words } }: OpenCatalog,
): Detail {
  const { product, variant, isExact } = item;
  const [option] = product.options ?? [];
  if (isExact || asked === undefined) {
    const variants: UcpProduct["variants"] = isExact
      ? [variant]
      : [variant, ...product.variants.filter((other) => other !== variant)];
    return { product: { ...product, variants, selected: variant.options ?? [] }, messages: [] };
  }
  const isNamed = ({ name }: SelectedOption) =>
    option !== undefined && [option.id, option.name].some((own) => foldedLabel(own) === foldedLabel(name));
  const matches = (one: UcpVariant, selection: SelectedOption) =>
    isNamed(selection) && one.options?.some((value) => isSame(selection, value)) === true;
  const known = asked.filter((selection) => product.variants.some((one) => matches(one, selection)));
  const [first = product.variants[0], ...others] = product.variants.filter((one) =>
    known.every((selection) => matches(one, selection)),
  );
  const unknown = asked.filter((selection) => !known.includes(selection));
  return {
    product: { ...product, variants: [first, ...others], selected: known },
    messages: unknown.map(({ name, label }) => ({
      type: "warning",
      code: "unknown_option",
      path: "$.product.selected",
      content: fill(words["agent-catalog"].unknownOption, { name, label }),
    })),
  };
}

/** What the shop's own capability tells of a composed watch. */
function configuratorOf(
  { selection, unavailable }: ComposedVariant,
  variant: UcpVariant,
  repairs: readonly Repair[],
  { view: { catalogue, currency, settings } }: OpenCatalog,
) {
  const price = unavailable === "discontinued" ? null : priceWatch(selection, catalogue);
  const [front, back] = variant.media ?? [];
  return {
    configuration: configurationOf(selection),
    repairs,
    price_lines: price
      ? [
          { price: shownPrice(price.priced.base, currency, settings.rates) },
          ...price.lines.map((line) => ({
            field: line.field,
            key: line.key,
            price: shownPrice(line, currency, settings.rates),
          })),
        ]
      : [],
    lead_days: variant.metadata?.lead_days,
    edit_url: variant.url,
    shared_url: variant.metadata?.shared_url,
    pictures: { front: front?.url, back: back?.url },
  };
}

/** The product of composed watches with one watch, and what can be had beside the selections. */
async function composedDetail(
  shop: Shop,
  item: Extract<ResolvedItem, { watch: ComposedVariant }>,
  { selected, preferences }: ProductRequest,
  catalog: OpenCatalog,
  hasConfigurator: boolean,
): Promise<Detail | null> {
  const { view } = catalog;
  const chosen = item.isExact || !selected ? null : chooseOptions(selected, preferences, catalog);
  const watch = chosen ? await composedWatch(shop, chosen.selection, view.catalogue) : item.watch;
  const product = bespokeProduct(watch, view);
  if (!product) return null;
  const { selection } = watch;
  const kept: readonly Wish[] = chosen?.kept ?? [];
  const isKept = (id: string | undefined, name: string) =>
    kept.some(({ field, key }) => key === id && view.words.configurator.fields[field] === name);
  const options = optionsOf(selection, view);
  return {
    product: {
      ...product,
      options: detailOptions(selection, kept, view),
      selected: chosen ? options.filter(({ id, name }) => isKept(id, name)) : options,
      ...(hasConfigurator && {
        configurator: configuratorOf(watch, product.variants[0], chosen?.repairs ?? [], catalog),
      }),
    },
    messages: chosen?.messages ?? [],
  };
}

/** One product with all it has. Source: specification/shopping/catalog/lookup of the protocol. */
export const getProduct = operation({
  name: "get_product",
  capability: "dev.ucp.shopping.catalog.lookup",
  method: "post",
  path: "/catalog/product",
  argument: "catalog",
  isChanging: false,
  request: productRequest,
  run: async (shop, { request, locale, capabilities }) => {
    const { id, context } = request;
    const catalog = await openCatalog(shop, context, locale);
    const { words, page } = catalog.view;
    const refuse = (text: string) =>
      fail({
        messages: [
          {
            type: "error",
            code: "not_found",
            content: fill(text, { id }),
            severity: "unrecoverable",
          } as const,
        ],
        continueUrl: page("/montres"),
      });
    const capability = configuratorCapability(shop.origin);
    const item = await resolveItem(shop, catalog, id);
    const detail =
      item &&
      ("product" in item
        ? readyDetail(item, request.selected, catalog)
        : await composedDetail(
            shop,
            item,
            request,
            catalog,
            capability !== null && capabilities.has(capability),
          ));
    if (!detail) return refuse(words["agent-catalog"].notFound);
    const { filters, messages } = readFilters(request.filters, context, catalog);
    const product = filterProduct(detail.product, filters);
    if (!product) return refuse(words["agent-catalog"].outsideFilters);
    const told = [
      ...shopNotices(catalog, context),
      ...messages,
      ...detail.messages,
      ...safetyNotice(product, catalog),
    ];
    const policies = policiesOf([product], ["$.product"], catalog);
    return ok({
      body: {
        product,
        ...(told.length > 0 && { messages: told }),
        ...(policies.length > 0 && { policies }),
      },
    });
  },
});
