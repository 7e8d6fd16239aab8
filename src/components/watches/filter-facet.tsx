import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { facets, type FacetName } from "@/src/domain/watch/facets";
import { filterPath } from "@/src/domain/watch/filter-address";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import type { Offer } from "@/src/domain/watch/offer";
import { countOf, toggle, type OfferFilter } from "@/src/domain/watch/offer-filter";
import type { Crop } from "@/src/domain/watch/picture-view";
import { shortPictureUrl } from "@/src/domain/watch/short-picture-url";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Icon } from "@/src/components/primitives/icon";
import { FacetValue } from "./facet-value";
import styles from "./filter-bar.module.css";

interface Props {
  name: FacetName;
  filter: OfferFilter;
  storefront: Storefront;
  locale: Locale;
  /** Whether it offers a choice: a facet of one value is left out. */
  values: readonly string[];
}

/** Visual facets show the part itself. */
const crops: Partial<Record<FacetName, Crop>> = { color: "dial", strap: "strap" };

/** One filter: its name, and its values with the number of watches of each. */
export async function FilterFacet({ name, filter, storefront, locale, values }: Props) {
  const t = await getTranslations({ locale, namespace: "watches.filters" });
  const { offers, settings, catalogue } = storefront;
  const chosen = filter.chosen[name];
  const words = { name, locale, catalogue, offers, rates: settings.rates };
  const crop = crops[name];
  const thumbnail = (value: string): ReactNode => {
    const offer: Offer | undefined = offers.find((candidate) => facets[name].has(candidate, value));
    if (!crop || !offer) return null;
    const { parts, stage } = offer.watch;
    const { version } = catalogue;
    const src = shortPictureUrl(
      frontImageUrl(parts, { width: 160, crop, stage, format: "smallest", version }),
    );
    return (
      <img
        className={styles.thumbnail}
        data-crop={crop}
        src={src}
        alt=""
        width={160}
        height={160}
        loading="lazy"
      />
    );
  };
  return (
    <details className={styles.facet} name="filter" data-chosen={chosen.length > 0 || undefined}>
      <summary>
        {t(name)}
        {chosen.length > 0 && <span className={styles.chosen}>{chosen.length}</span>}
        <Icon name="chevron" size="tiny" />
      </summary>
      <div className={styles.panel} data-block="">
        <ul>
          {values.map((value) => {
            const isChosen = chosen.includes(value);
            const count = countOf(offers, filter, name, value);
            const content = (
              <>
                {thumbnail(value)}
                <span className={styles.value}>
                  <span>
                    <FacetValue value={value} {...words} />
                  </span>
                  <span className={styles.figure}>{t("count", { count })}</span>
                </span>
              </>
            );
            return (
              <li key={value}>
                {count === 0 && !isChosen ? (
                  <span className={styles.option} data-empty="">
                    {content}
                  </span>
                ) : (
                  <NextLink
                    className={styles.option}
                    href={localeHref(locale, filterPath(toggle(filter, name, value)))}
                    scroll={false}
                    prefetch={false}
                    rel="nofollow"
                    aria-current={isChosen ? "true" : undefined}
                  >
                    {content}
                  </NextLink>
                )}
              </li>
            );
          })}
        </ul>
        {name === "diameter" && (
          <p data-type="note">
            {t.rich("between", {
              guide: (text) => (
                <NextLink data-type="link" href={localeHref(locale, "/guide-des-tailles")}>
                  {text}
                </NextLink>
              ),
            })}
          </p>
        )}
      </div>
    </details>
  );
}
