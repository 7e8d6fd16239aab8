import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { isSold } from "@/src/domain/product/product";
import { mainProduct, reducedPrice, type Offer } from "@/src/domain/watch/offer";
import { Price } from "@/src/components/price/price";
import { Button } from "@/src/components/primitives/button";
import styles from "./buy-bar.module.css";
import { buyFormId } from "./buy-form-id";

interface Props {
  offer: Offer;
  rates: Rates;
  locale: Locale;
}

/** On a phone the price and the button stay at the bottom; the button submits the form above. */
export async function BuyBar({ offer, rates, locale }: Props) {
  if (!offer.products.some(isSold)) return null;
  const t = await getTranslations({ locale, namespace: "watch" });
  return (
    <aside className={styles.bar} data-only="narrow" data-buy-bar="" aria-label={t("buyNow")}>
      <span className={styles.price}>
        <Price price={reducedPrice(mainProduct(offer))} rates={rates} locale={locale} />
      </span>
      <Button type="submit" form={buyFormId}>
        {t("add")}
      </Button>
    </aside>
  );
}
