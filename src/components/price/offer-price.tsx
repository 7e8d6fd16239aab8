import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Product } from "@/src/domain/product/product";
import { reducedPrice } from "@/src/domain/watch/offer";
import { Price } from "./price";

interface Props {
  product: Product;
  rates: Rates;
  locale: Locale;
}

/** The price of a product; a reduced one beside the earlier price. */
export async function OfferPrice({ product, rates, locale }: Props) {
  const price = { rates, locale };
  if (product.discount === 0) return <Price price={product} {...price} />;
  const t = await getTranslations({ locale, namespace: "common.price" });
  return (
    <>
      <span data-sr="">{t("before")} </span>
      <s>
        <Price price={product} look="struck" {...price} />
      </s>{" "}
      <span data-sr="">{t("reduced")} </span>
      <Price price={reducedPrice(product)} look="reduced" {...price} />
    </>
  );
}
