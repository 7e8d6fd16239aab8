import { lookupRequest } from "@/src/domain/contracts/ucp/catalog-requests";
import { ok } from "@/src/domain/result";
import { bespokeProduct } from "@/src/domain/ucp/catalog/bespoke-product";
import type { UcpProduct, UcpVariant } from "@/src/domain/ucp/catalog/product";
import type { UcpMessage } from "@/src/domain/ucp/message";
import type { Shop } from "@/src/services/shop";
import { operation } from "@/src/services/ucp/operation";
import { filterProduct, readFilters } from "./apply-filters";
import { policiesOf, shopNotices } from "./catalog-notices";
import { openCatalog, type OpenCatalog } from "./open-catalog";
import { resolveItem } from "./resolve-item";

/** An identifier of the request with the variant it means. */
interface Found {
  readonly id: string;
  readonly product: UcpProduct;
  readonly variant: UcpVariant;
  readonly match: "exact" | "featured";
}

async function find(shop: Shop, catalog: OpenCatalog, id: string): Promise<Found | null> {
  const item = await resolveItem(shop, catalog, id);
  if (!item) return null;
  const match = item.isExact ? "exact" : "featured";
  if ("product" in item) return { id, product: item.product, variant: item.variant, match };
  const product = bespokeProduct(item.watch, catalog.view);
  return product && { id, product, variant: product.variants[0], match };
}

/** One product with the variants that were asked for, each with the identifiers that mean it. */
function joined(product: UcpProduct, found: readonly Found[]): UcpProduct {
  const variants = new Map<string, UcpVariant>();
  for (const { id, variant, match } of found) {
    const inputs = variants.get(variant.id)?.inputs ?? [];
    variants.set(variant.id, { ...variant, inputs: [...inputs, { id, match }] });
  }
  const [first = product.variants[0], ...others] = variants.values();
  return { ...product, variants: [first, ...others] };
}

/** Products by identifiers. Source: specification/shopping/catalog/lookup of the protocol. */
export const lookupCatalog = operation({
  name: "lookup_catalog",
  capability: "dev.ucp.shopping.catalog.lookup",
  method: "post",
  path: "/catalog/lookup",
  argument: "catalog",
  isChanging: false,
  request: lookupRequest,
  run: async (shop, { request, locale }) => {
    const { context } = request;
    const catalog = await openCatalog(shop, context, locale);
    const { filters, messages } = readFilters(request.filters, context, catalog);
    const ids = [...new Set(request.ids)];
    const found = await Promise.all(ids.map((id) => find(shop, catalog, id)));
    const known = found.flatMap((one) => one ?? []);
    const missing = ids.filter((_, at) => found[at] === null);
    const byProduct = new Map(known.map(({ product }) => [product.id, product]));
    const products = [...byProduct.values()].flatMap(
      (product) =>
        filterProduct(
          joined(
            product,
            known.filter((one) => one.product.id === product.id),
          ),
          filters,
        ) ?? [],
    );
    const told: readonly UcpMessage[] = [
      ...shopNotices(catalog, context),
      ...messages,
      ...missing.map((id) => ({ type: "info", code: "not_found", content: id }) as const),
    ];
    const policies = policiesOf(
      products,
      products.map((_, at) => `$.products[${at}]`),
      catalog,
    );
    return ok({
      body: {
        products,
        ...(told.length > 0 && { messages: told }),
        ...(policies.length > 0 && { policies }),
      },
    });
  },
});
