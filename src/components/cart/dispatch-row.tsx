"use client";
import { languageTag } from "@/src/domain/locale/locale";
import { useCartSurroundings } from "./cart-context";
import { useCart } from "./use-cart";

/** The day the parcel would leave if the cart were paid now; nothing where nothing is sent. */
export function DispatchRow() {
  const { locale, t } = useCartSurroundings();
  const { dispatch } = useCart();
  if (dispatch === null) return null;
  const day = new Intl.DateTimeFormat(languageTag(locale), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return (
    <div>
      <dt>{t("total.dispatch")}</dt>
      <dd>
        <time dateTime={dispatch}>{day.format(new Date(dispatch))}</time>
      </dd>
    </div>
  );
}
