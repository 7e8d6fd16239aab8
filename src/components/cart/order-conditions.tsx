"use client";
import { useCartContext } from "./cart-context";
import { ConditionsList } from "./conditions-list";
import { useCart, useCartCurrency } from "./use-cart";
import { useCartTotal } from "./use-cart-total";
import { usePaymentMethods } from "./use-payment-methods";

/** Payment, delivery and withdrawal, for buyers who read Japanese or pay in yen; quantities and prices stand in the lines. */
export function OrderConditions() {
  const { locale, settings, t } = useCartContext();
  const currency = useCartCurrency();
  const { dispatch } = useCart();
  const { isCovered } = useCartTotal();
  const methods = usePaymentMethods();
  const { japan } = settings;
  if (japan === null || (locale !== "jp" && currency !== "JPY")) return null;
  return (
    <ConditionsList
      locale={locale}
      say={(name, values) => t(`conditions.${name}`, values)}
      dispatch={dispatch}
      days={japan.days}
      methods={methods}
      isCovered={isCovered}
    />
  );
}
