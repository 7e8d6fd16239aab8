import * as v from "valibot";
import { currencies, foreignCurrencies } from "@/src/domain/money/currency";
import { lineKinds } from "@/src/domain/cart/article-kind";
import { locales } from "@/src/domain/locale/locale";
import { listOf, listQuery } from "./api-list";
import { apiMoney } from "./money";

const localised = v.pipe(
  v.record(v.string(), v.string()),
  v.description(
    `by language: ${locales.map((locale) => `\`${locale}\``).join(", ")}; only \`fr\` is always there`,
  ),
);

const price = {
  price: v.pipe(apiMoney, v.description("in euros, with VAT, before a reduction")),
  ownPrices: v.pipe(
    v.array(
      v.object({ amount: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(foreignCurrencies) }),
    ),
    v.description("prices set in other currencies; every other is converted from the euro"),
  ),
};

export const apiProduct = v.object({
  sku: v.string(),
  kind: v.picklist(lineKinds),
  name: localised,
  url: v.string(),
  ...price,
  discountPercent: v.pipe(v.number(), v.integer()),
  isVisible: v.boolean(),
  availability: v.string(),
});
export type ApiProduct = v.InferOutput<typeof apiProduct>;
export const apiProducts = listOf(apiProduct);
export const productsQuery = v.object(listQuery);
export const skuParams = v.object({ sku: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });

export const apiOption = v.object({
  list: v.string(),
  key: v.string(),
  name: localised,
  ...price,
  isOffered: v.boolean(),
});
export type ApiOption = v.InferOutput<typeof apiOption>;
export const apiOptions = v.object({ data: v.array(apiOption) });
export const optionsQuery = v.object({
  list: v.optional(v.pipe(v.string(), v.maxLength(40), v.description("as `dials`; all lists when left out"))),
});
export const optionParams = v.object({
  list: v.pipe(v.string(), v.maxLength(40), v.description("as `dials`")),
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
});

export const priceRequest = v.object({
  amount: v.pipe(
    v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    v.description(
      "in the smallest unit; null takes back an own price, so that it is converted from the euro",
    ),
  ),
  currency: v.picklist(currencies),
  confirm: v.pipe(
    v.optional(v.boolean(), false),
    v.description("lets a price move further than the settings let pass unasked"),
  ),
});
