import { getTranslations } from "next-intl/server";
import type { HeroBlock } from "../../domain/content/page";
import { localise, type Locale } from "../../domain/locale/locale";
import { lowestPrice } from "../../domain/watch/lowest-price";
import { localeHref } from "../../i18n/locale-href";
import type { Storefront } from "../../services/content/load-storefront";
import { Price } from "../price/price";
import { ButtonLink } from "../primitives/button";
import { BrokenText } from "./broken-text";
import styles from "./hero.module.css";
import { HeroCallout } from "./hero-callout";
import { Illustration, illustrationWatch } from "./illustration";

interface Props {
  block: HeroBlock;
  locale: Locale;
  storefront: Storefront;
}

/** The first screen: one watch, far larger than its frame, one sentence, one action. */
export async function Hero({ block, locale, storefront }: Props) {
  const t = await getTranslations({ locale, namespace: "home.hero" });
  const { illustration, link } = block;
  const composed = illustrationWatch(illustration, storefront);
  return (
    <section className={styles.hero} data-scene="nuit" data-hero="" aria-labelledby="hero">
      <div className={styles.picture} data-composed={composed !== null || undefined}>
        <Illustration
          illustration={illustration}
          locale={locale}
          storefront={storefront}
          stage="transparent"
          sizes="(width < 900px) 172vw, 118vw"
          priority
        />
      </div>
      {composed && <HeroCallout parts={composed.parts} catalogue={storefront.catalogue} locale={locale} />}
      <div className={styles.text}>
        <h1 id="hero" data-type="geant">
          <BrokenText text={localise(block.title, locale)} />
        </h1>
        <div className={styles.more}>
          <p data-type="chapo">{localise(block.text, locale)}</p>
          {link && (
            <ButtonLink tone="light" href={localeHref(locale, link.href)}>
              <span>{localise(link.label, locale)}</span>
              <span data-type="data">
                {t.rich("from", {
                  price: () => (
                    <Price
                      euro={lowestPrice(storefront.catalogue)}
                      rates={storefront.settings.rates}
                      locale={locale}
                    />
                  ),
                })}
              </span>
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
