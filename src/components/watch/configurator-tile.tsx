import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Priced } from "@/src/domain/money/own-price";
import type { Selection } from "@/src/domain/watch/selection";
import { localeHref } from "@/src/i18n/locale-href";
import { Price } from "@/src/components/price/price";
import styles from "./configurator-tile.module.css";
import { WatchPicture } from "./watch-picture";

interface Props {
  /** The watch whose dial fills the tile. */
  parts: Selection;
  /** price of the least expensive bespoke watch */
  from: Priced;
  rates: Rates;
  locale: Locale;
  version: string;
}

/** The link to the configurator among the ready-made watches. */
export async function ConfiguratorTile({ parts, from, rates, locale, version }: Props) {
  const t = await getTranslations({ locale, namespace: "watches.tile" });
  return (
    <NextLink className={styles.tile} href={localeHref(locale, "/configurator")} data-scene="nuit">
      <WatchPicture
        parts={parts}
        version={version}
        stage="nuit"
        crop="case"
        sizes="(width < 900px) 100vw, 80vw"
        alt=""
      />
      <span className={styles.text}>
        <span data-type="t2">{t("title")}</span>
        <span>{t("text")}</span>
        <span className={styles.action}>
          <span>{t("action")}</span>
          <span data-type="data">
            {t.rich("from", { price: () => <Price price={from} rates={rates} locale={locale} /> })}
          </span>
        </span>
      </span>
    </NextLink>
  );
}
