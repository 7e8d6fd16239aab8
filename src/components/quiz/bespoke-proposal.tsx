import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { Selection } from "@/src/domain/watch/selection";
import { configuratorPath } from "@/src/domain/watch/edit-path";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Price } from "@/src/components/price/price";
import { ButtonLink } from "@/src/components/primitives/button";
import { WatchPicture } from "@/src/components/watch/watch-picture";
import styles from "./quiz-results.module.css";

interface Props {
  locale: Locale;
  storefront: Storefront;
  proposal: Selection;
}

/** The watch of the answers, composed part by part; it opens in the configurator. */
export async function BespokeProposal({ locale, storefront: { catalogue, settings }, proposal }: Props) {
  const t = await getTranslations({ locale, namespace: "quiz.results.bespoke" });
  return (
    <section className={styles.bespoke} data-scene="nuit">
      <div className={styles.words}>
        <h2 data-type="t1">{t("title")}</h2>
        <p>{t("text")}</p>
        <p className={styles.price} data-type="t3">
          <Price
            price={priceWatch(proposal, catalogue).priced.total}
            rates={settings.rates}
            locale={locale}
          />
        </p>
        <ButtonLink tone="light" href={localeHref(locale, configuratorPath(proposal))}>
          {t("action")}
        </ButtonLink>
      </div>
      <WatchPicture
        parts={proposal}
        version={catalogue.version}
        stage="nuit"
        crop="case"
        sizes="(width < 900px) 100vw, 58vw"
        alt=""
      />
    </section>
  );
}
