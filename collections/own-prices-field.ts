import type { Field } from "payload";
import { validateWith } from "@/collections/validators";
import { foreignCurrencies, type ForeignCurrency } from "@/src/domain/money/currency";
import { isOwnPrice } from "@/src/domain/prices/own-price-limits";
import { adminMessages } from "@/src/i18n/admin-messages";

const amount = (currency: ForeignCurrency): Field => ({
  name: currency,
  type: "number",
  label: currency,
  admin: {
    width: "25%",
    components: {
      Field: { path: "/src/admin/money/hundredths-input#HundredthsInput", clientProps: { unit: currency } },
    },
  },
  validate: validateWith(
    (value) => value === null || value === undefined || isOwnPrice(value, currency),
    adminMessages("common.money.noOwnAmount"),
  ),
});

/**
 * Prices in the currencies of markets, in hundredths of each; a currency without one is converted. Source: decision 0159.
 * @param isShown whether the form has them: those of options and products are entered in the price grid
 */
export const ownPricesField = (isShown = false): Field => ({
  name: "ownPrices",
  type: "group",
  label: adminMessages("common.money.ownPrices.label"),
  admin: {
    hidden: !isShown,
    disableListColumn: true,
    disableListFilter: true,
    description: adminMessages("common.money.ownPrices.description"),
  },
  fields: [
    { type: "row", fields: foreignCurrencies.slice(0, 4).map(amount) },
    { type: "row", fields: foreignCurrencies.slice(4).map(amount) },
  ],
});
