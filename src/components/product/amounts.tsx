import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "../../domain/locale/locale";
import type { Rates } from "../../domain/money/currency";
import type { Product } from "../../domain/product/product";
import { localeHref } from "../../i18n/locale-href";
import { Price } from "../price/price";
import styles from "./amounts.module.css";

interface Props {
  product: Product;
  siblings: readonly Product[];
  rates: Rates;
  locale: Locale;
}

/** Every amount the same thing is sold for; each is a page, so that it works without a script. */
export async function Amounts({ product, siblings, rates, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "watch" });
  return (
    <nav aria-label={t("amounts")}>
      <ul className={styles.amounts}>
        {siblings.map(({ sku, slug, price }) => (
          <li key={sku}>
            <NextLink
              href={localeHref(locale, `/produit/${slug}`)}
              scroll={false}
              prefetch={false}
              aria-current={sku === product.sku ? "page" : undefined}
            >
              <Price euro={price} rates={rates} locale={locale} />
            </NextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
