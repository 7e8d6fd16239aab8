"use client";
import type { CartItem } from "@/src/domain/contracts/cart";
import type { LineTotal } from "@/src/domain/cart/total-cart";
import type { Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { multiplyMinor } from "@/src/domain/money/minor";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { useCartContext } from "./cart-context";
import styles from "./line-price.module.css";

interface Props {
  item: CartItem;
  total: LineTotal;
  currency: Currency;
}

/**
 * Total of a line, its price without the reduction, and the unit price of several pieces. Source: specification §9,
 * line price.
 */
export function LinePrice({ item, total, currency }: Props) {
  const { locale, t } = useCartContext();
  const full = multiplyMinor(total.fullUnit, item.quantity);
  return (
    <p className={styles.price}>
      {full !== total.total && (
        <s>
          <span data-sr="">{t("line.before")} </span>
          <LiveFigure>{formatMoney(full, currency, locale)}</LiveFigure>
        </s>
      )}
      <LiveFigure>{formatMoney(total.total, currency, locale)}</LiveFigure>
      {item.quantity > 1 && (
        <small>{t("line.unit", { price: formatMoney(total.unit, currency, locale) })}</small>
      )}
    </p>
  );
}
