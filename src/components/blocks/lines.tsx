import NextLink from "next/link";
import type { CSSProperties } from "react";
import type { LinesBlock } from "../../domain/content/page";
import { localise, type Locale } from "../../domain/locale/locale";
import { diametersOf, leadProduct } from "../../domain/watch/offer";
import { localeHref } from "../../i18n/locale-href";
import type { Storefront } from "../../services/content/load-storefront";
import { OfferPrice } from "../price/offer-price";
import { WatchPicture } from "../watch/watch-picture";
import { BrokenText } from "./broken-text";
import styles from "./lines.module.css";

interface Props {
  block: LinesBlock;
  locale: Locale;
  storefront: Storefront;
}

/** The lines side by side, edge to edge; on a phone they are pushed sideways. */
export function Lines({ block, locale, storefront }: Props) {
  const { offers, settings, catalogue } = storefront;
  const count: CSSProperties & Record<"--count", number> = { "--count": block.lines.length };
  return (
    <section aria-labelledby="lines">
      <div className={styles.intro} data-block="">
        <div data-grid="">
          <h2 id="lines" data-type="t1">
            <BrokenText text={localise(block.title, locale)} />
          </h2>
          <p data-type="chapo">{localise(block.text, locale)}</p>
        </div>
      </div>
      <ul className={styles.lines} style={count}>
        {block.lines.map((line) => {
          const offer = offers.find(({ watch }) => watch.code === line.watch);
          if (!offer) return null;
          return (
            <li key={line.href} className={styles.line} data-tone={offer.watch.stage}>
              <div className={styles.text}>
                <h3 data-type="t2">
                  <NextLink href={localeHref(locale, line.href)}>{localise(line.title, locale)}</NextLink>
                </h3>
                <p>{localise(line.text, locale)}</p>
                <p className={styles.facts} data-type="data">
                  <span>{diametersOf(offer).join(" / ")} mm</span>
                  <span>
                    <OfferPrice product={leadProduct(offer)} rates={settings.rates} locale={locale} />
                  </span>
                </p>
              </div>
              <div className={styles.watch}>
                <WatchPicture
                  parts={offer.watch.parts}
                  version={catalogue.version}
                  stage={offer.watch.stage}
                  sizes="(width < 900px) 140vw, 50vw"
                  alt=""
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
