"use client";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { useCartContext } from "./cart-context";
import { useCartTotal } from "./use-cart-total";
import { useCart } from "./use-cart";

/**
 * Amounts paid by gift cards, and the rest: in euros, like the balance and the charged rest. Where another currency
 * is shown, the total in euros precedes them, so that every sum is in one currency.
 */
export function CardRows() {
  const { locale, t } = useCartContext();
  const { giftCards } = useCart();
  const { shown, charged, due } = useCartTotal();
  const paying = giftCards.filter(({ pays }) => pays > 0);
  if (paying.length === 0) return null;
  return (
    <>
      {shown.currency !== "EUR" && (
        <div>
          <dt>{t("total.euros")}</dt>
          <dd>
            <LiveFigure>{formatMoney(charged.total, "EUR", locale)}</LiveFigure>
          </dd>
        </div>
      )}
      {paying.map(({ id, ending, pays }) => (
        <div key={id} data-tone="less">
          <dt>{t("total.giftCard", { ending })}</dt>
          <dd>
            <LiveFigure>{`− ${formatMoney(minor(pays), "EUR", locale)}`}</LiveFigure>
          </dd>
        </div>
      ))}
      <div data-tone="total">
        <dt>{t("total.due")}</dt>
        <dd>
          <LiveFigure>{formatMoney(due, "EUR", locale)}</LiveFigure>
        </dd>
      </div>
    </>
  );
}
