import type * as v from "valibot";
import type { priceRequest } from "@/src/domain/contracts/api/catalogue";
import { defaultCurrency } from "@/src/domain/money/currency";
import { fromSmallestUnit } from "@/src/domain/money/smallest-unit";
import { isOwnPrice } from "@/src/domain/prices/own-price-limits";
import { setPrice } from "@/src/domain/prices/price-batch";
import { isPriceCatalogue, type PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { fail, ok, type Result } from "@/src/domain/result";
import { changePrices } from "@/src/services/prices/change-prices";
import type { Shop } from "@/src/services/shop";

type PriceRequest = v.InferOutput<typeof priceRequest>;

export type ApiPriceError = "not-found" | "not-a-price" | "changed" | "draft" | "invalid" | "leap";

/** Sets a price as the price grid does: with its batch, its history and the audit log. */
async function changePrice(
  shop: Shop,
  lists: readonly PriceCatalogue[],
  reference: string,
  { amount, currency, confirm, by }: PriceRequest & { readonly by: string },
): Promise<Result<null, ApiPriceError>> {
  const after = amount === null ? null : fromSmallestUnit(amount, currency);
  if (after === null ? currency === defaultCurrency : !isOwnPrice(after, currency))
    return fail("not-a-price");
  for (const catalogue of lists) {
    const rows = await shop.store.prices.readPriceRows(catalogue, currency);
    const row = rows.find((known) => known.reference === reference);
    if (!row) continue;
    const before = setPrice(row, currency);
    if (before === after) return ok(null);
    const done = await changePrices(shop, {
      catalogue,
      currency,
      changes: [{ id: row.id, before, after }],
      dueAt: null,
      isMeant: confirm,
      undoes: null,
      by,
    });
    if (done.ok) return ok(null);
    const { code } = done.error;
    if (code === "past" || code === "undone") throw new Error(`An immediate price was refused: ${code}`);
    return fail(code === "unknown" ? "changed" : code);
  }
  return fail("not-found");
}

type PriceChange = PriceRequest & { readonly by: string };

export const changeProductPrice = (shop: Shop, sku: string, change: PriceChange) =>
  changePrice(shop, ["watches", "products"], sku, change);

/** @param list as `dials` */
export const changeOptionPrice = async (shop: Shop, list: string, key: string, change: PriceChange) =>
  isPriceCatalogue(list) && list !== "watches" && list !== "products"
    ? changePrice(shop, [list], key, change)
    : fail("not-found" as const);
