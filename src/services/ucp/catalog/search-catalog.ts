import { cursorOf, searchRequest } from "@/src/domain/contracts/ucp/catalog-requests";
import { ok } from "@/src/domain/result";
import { bespokeProduct, bespokeProductId } from "@/src/domain/ucp/catalog/bespoke-product";
import type { UcpProduct } from "@/src/domain/ucp/catalog/product";
import { selectionFromQuery } from "@/src/domain/watch/selection-query";
import type { Shop } from "@/src/services/shop";
import { operation } from "@/src/services/ucp/operation";
import { filterProduct, readFilters } from "./apply-filters";
import { policiesOf, shopNotices } from "./catalog-notices";
import { composedWatch, openingWatch } from "./composed-watch";
import { findProducts, type FoundProduct } from "./find-products";
import { openCatalog, type OpenCatalog } from "./open-catalog";

/** The product of composed watches, with the part that was found on its watch. */
async function composedProduct(
  shop: Shop,
  { address }: FoundProduct,
  { view, snapshot: { catalogue } }: OpenCatalog,
): Promise<UcpProduct | null> {
  const [, query = ""] = address?.split("?") ?? [];
  const selection = selectionFromQuery(new URLSearchParams(query), catalogue) ?? openingWatch(catalogue);
  return bespokeProduct(await composedWatch(shop, selection, catalogue), view);
}

/** All products: ready-made watches, then those composed, then gifts. */
function allProducts({ ready, view: { watches } }: OpenCatalog): readonly FoundProduct[] {
  const codes = new Set(watches.map(({ code }) => code));
  const ids = ready.map(({ id }) => id);
  return [...ids.filter((id) => codes.has(id)), bespokeProductId, ...ids.filter((id) => !codes.has(id))].map(
    (id) => ({ id }),
  );
}

/** Products that match a query and filters. Source: specification/shopping/catalog/search of the protocol. */
export const searchCatalog = operation({
  name: "search_catalog",
  capability: "dev.ucp.shopping.catalog.search",
  method: "post",
  path: "/catalog/search",
  argument: "catalog",
  isChanging: false,
  request: searchRequest,
  run: async (shop, { request, locale }) => {
    const { query = "", context, pagination } = request;
    const catalog = await openCatalog(shop, context, locale);
    const { filters, messages } = readFilters(request.filters, context, catalog);
    const found = query.trim() === "" ? allProducts(catalog) : await findProducts(shop, query, catalog);
    const products = await Promise.all(
      found.map(async (one) =>
        one.id === bespokeProductId
          ? composedProduct(shop, one, catalog)
          : catalog.ready.find(({ id }) => id === one.id),
      ),
    );
    const matching = products.flatMap((product) => (product ? (filterProduct(product, filters) ?? []) : []));
    const { cursor = 0, limit } = pagination;
    // Values of options are told by get_product.
    const page = matching.slice(cursor, cursor + limit);
    const next = cursor + page.length;
    const hasNext = next < matching.length;
    const told = [...shopNotices(catalog, context), ...messages];
    const policies = policiesOf(
      page,
      page.map((_, at) => `$.products[${at}]`),
      catalog,
    );
    return ok({
      body: {
        products: page,
        pagination: {
          has_next_page: hasNext,
          ...(hasNext && { cursor: cursorOf(next) }),
          total_count: matching.length,
        },
        ...(told.length > 0 && { messages: told }),
        ...(policies.length > 0 && { policies }),
      },
    });
  },
});
