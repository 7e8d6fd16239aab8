import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Product } from "@/src/domain/product/product";
import { Price } from "./price";

interface Props {
  product: Product;
  rates: Rates;
  locale: Locale;
}

/** Beside every announced reduction: the lowest price of the prior 30 days. Source: specification 9.4. */
export async function LowestPrice({ product, rates, locale }: Props) {
  if (product.discount === 0 || product.lowestPrice === null) return null;
  const t = await getTranslations({ locale, namespace: "common.price" });
  return (
    <>
      {t("lowest")}{" "}
      <Price price={{ price: product.lowestPrice, own: product.lowestOwn }} rates={rates} locale={locale} />
    </>
  );
}
