import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Amount } from "@/src/domain/money/own-price";
import { priceAmounts, priceText } from "./price-texts";
import { PriceTag } from "./price-tag";

interface Props {
  /** hundredths of a euro, or a price with its own parts */
  price: Amount;
  rates: Rates;
  locale: Locale;
  /** "reduced" is the new price, "struck" the old one. */
  look?: "reduced" | "struck";
}

/**
 * A price whose HTML is the same for all visitors: euros, with the eight other currencies beside it in an attribute.
 * The first script of the page shows the shopper's own before the first paint.
 */
export function Price({ price, rates, locale, look }: Props) {
  return (
    <PriceTag amounts={priceAmounts(price, rates)} {...(look && { look })}>
      {priceText(price, "EUR", rates, locale)}
    </PriceTag>
  );
}
