import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { filterPath } from "@/src/domain/watch/filter-address";
import { offerOrders, type OfferFilter } from "@/src/domain/watch/offer-filter";
import { localeHref } from "@/src/i18n/locale-href";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./filter-bar.module.css";

/** The order of the list. */
export async function SortChoice({ filter, locale }: { filter: OfferFilter; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "watches.order" });
  return (
    <details className={styles.facet} name="filter" data-end="">
      <summary>
        <span className={styles.sortLabel}>{t("label")}</span> {t(filter.order)}
        <Icon name="chevron" size="tiny" />
      </summary>
      <div className={styles.panel} data-block="">
        <ul>
          {offerOrders.map((order) => (
            <li key={order}>
              <NextLink
                className={styles.option}
                href={localeHref(locale, filterPath({ ...filter, order, isUnknown: false }))}
                scroll={false}
                prefetch={false}
                rel="nofollow"
                aria-current={order === filter.order ? "true" : undefined}
              >
                {t(order)}
              </NextLink>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
