import { getTranslations } from "next-intl/server";
import type { HeroBlock } from "./hero-block";
import { cheapestWatchPrice } from "@/src/domain/watch/cheapest-watch-price";
import { linkHref } from "@/src/i18n/link-href";
import { Price } from "@/src/components/price/price";
import { ButtonLink } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { HeroCallout } from "./hero-callout";
import { Illustration, illustrationWatch } from "@/src/components/editorial/illustration";
import styles from "./night-hero.module.css";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { words } from "@/src/components/editorial/words";

interface Props extends Pick<BlockContext, "locale" | "storefront"> {
  block: HeroBlock;
  isFirst: boolean;
}

/** The first screen: one watch, far larger than its frame, one sentence, one action. */
export async function NightHero({ block, locale, storefront, isFirst }: Props) {
  const t = await getTranslations({ locale, namespace: "blocks.hero" });
  const { illustration, link } = block;
  const composed = illustrationWatch(illustration, storefront);
  return (
    <section className={styles.hero} data-scene="nuit" data-hero="">
      <div className={styles.picture} {...(composed && { "data-composed": true })}>
        <Illustration
          illustration={illustration}
          locale={locale}
          storefront={storefront}
          stage="transparent"
          sizes={composed ? "(width < 900px) 150vw, 118vw" : "(width < 900px) 114vw, 100vw"}
          priority={isFirst}
        />
      </div>
      {composed && illustration.view === "front" && (
        <HeroCallout parts={composed.parts} catalogue={storefront.catalogue} locale={locale} />
      )}
      <div className={styles.text}>
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <div className={styles.more}>
          <div className={styles.lead} data-type="lead">
            <Paragraphs text={block.text} locale={locale} />
          </div>
          {link && (
            <ButtonLink tone="light" href={linkHref(locale, link.href)}>
              <span {...words(link.label, locale)} />
              {link.href === "/configurator" ? (
                <span data-type="data">
                  {t.rich("from", {
                    price: () => (
                      <Price
                        price={cheapestWatchPrice(storefront.catalogue)}
                        rates={storefront.settings.rates}
                        locale={locale}
                      />
                    ),
                  })}
                </span>
              ) : (
                <Icon name="arrow" />
              )}
            </ButtonLink>
          )}
        </div>
      </div>
      <span className={styles.whole} hidden />
    </section>
  );
}
