import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import { priceAmounts, priceText } from "./price-texts";
import { PriceTag } from "./price-tag";

interface Props {
  /** hundredths of a euro */
  euro: Minor;
  rates: Rates;
  locale: Locale;
  /** "reduced" is the new price, "struck" the old one. */
  look?: "reduced" | "struck";
}

/**
 * A price whose HTML is the same for all visitors: euros, with the eight other currencies beside it in an attribute.
 * The first script of the page shows the shopper's own before the first paint.
 */
export function Price({ euro, rates, locale, look }: Props) {
  return (
    <PriceTag amounts={priceAmounts(euro, rates)} {...(look && { look })}>
      {priceText(euro, "EUR", rates, locale)}
    </PriceTag>
  );
}
