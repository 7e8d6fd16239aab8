"use client";
import { formatMoney } from "@/src/domain/money/format-money";
import { useCartContext } from "./cart-context";
import { useCartTotal } from "./use-cart-total";

/** The exact amount on the card, where it differs from the displayed one. Source: specification 9.5. */
export function ChargedAmount() {
  const { locale, t } = useCartContext();
  const { shown, charged, due, isCovered } = useCartTotal();
  if (isCovered || shown.currency === charged.currency) return null;
  return (
    <p data-type="note">
      {t("total.charged", {
        amount: formatMoney(due, charged.currency, locale),
        currency: charged.currency,
      })}
    </p>
  );
}
