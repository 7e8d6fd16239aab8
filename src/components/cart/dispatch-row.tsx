"use client";
import { dayText } from "@/src/domain/locale/day-text";
import { useCartContext } from "./cart-context";
import { useCart } from "./use-cart";

/** The shipping day if the cart were paid now; nothing where nothing is shipped. */
export function DispatchRow() {
  const { locale, t } = useCartContext();
  const { dispatch } = useCart();
  if (dispatch === null) return null;
  return (
    <div>
      <dt>{t("total.dispatch")}</dt>
      <dd>
        <time dateTime={dispatch}>{dayText(new Date(dispatch), locale)}</time>
      </dd>
    </div>
  );
}
