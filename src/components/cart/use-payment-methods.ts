"use client";
import { browserCountry } from "@/src/client/browser/browser-country";
import { useBrowserValue } from "@/src/client/state/live";
import { localPaymentNames } from "@/src/domain/market/local-payments";
import { useCartContext } from "./cart-context";
import { useCart, useCartCurrency } from "./use-cart";
import { useCartTotal } from "./use-cart-total";

/** Names of the ways to pay on the provider's page, as far as the cart knows its reader. */
export function usePaymentMethods(): readonly string[] {
  const { settings, t } = useCartContext();
  const currency = useCartCurrency();
  const { charged } = useCartTotal();
  const { payments } = useCart();
  const country = useBrowserValue(browserCountry, "");
  const { enabled, currencies } = settings.instalment;
  return [
    t("methods.card"),
    t("methods.applePay"),
    t("methods.googlePay"),
    ...localPaymentNames(payments, country, charged.currency),
    ...(enabled && currencies.includes(currency) ? [t("methods.instalments")] : []),
  ];
}
