import type { CSSProperties } from "react";
import type { LinesBlock } from "./lines-block";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { diametersOf, mainProduct } from "@/src/domain/watch/offer";
import { linkHref } from "@/src/i18n/link-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import { OfferPrice } from "@/src/components/price/offer-price";
import { WatchPicture } from "@/src/components/watch/watch-picture";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { LineView } from "./line-view";
import { LocalWords } from "@/src/components/editorial/local-words";
import styles from "./lines.module.css";
import { langOf, words } from "@/src/components/editorial/words";

interface Props {
  block: LinesBlock;
  locale: Locale;
  storefront: Storefront;
  isFirst: boolean;
}

/** The lines side by side, edge to edge; on a phone they scroll sideways. */
export function Lines({ block, locale, storefront, isFirst }: Props) {
  const { offers, settings, catalogue } = storefront;
  // Those whose watch is on sale.
  const lines = block.lines.flatMap((line) => {
    const offer = offers.find(({ watch }) => watch.code === line.watch);
    return offer ? [{ line, offer }] : [];
  });
  if (lines.length === 0) return null;
  const count: CSSProperties & Record<"--count", number> = { "--count": lines.length };
  return (
    <section>
      <div className={styles.intro} data-block="">
        <div data-grid="">
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
          {block.text.fr && <p data-type="lead" {...words(block.text, locale)} />}
        </div>
      </div>
      <ul className={styles.lines} style={count}>
        {lines.map(({ line, offer }) => (
          <LineView
            key={line.href}
            stage={offer.watch.stage}
            href={linkHref(locale, line.href)}
            title={<LocalWords text={line.title} locale={locale} />}
            text={localise(line.text, locale)}
            {...langOf(line.text, locale)}
            diameters={`${diametersOf(offer).join(" / ")} mm`}
            price={<OfferPrice product={mainProduct(offer)} rates={settings.rates} locale={locale} />}
          >
            <WatchPicture
              parts={offer.watch.parts}
              version={catalogue.version}
              stage={offer.watch.stage}
              sizes="(width < 900px) 100vw, 50vw"
              alt=""
            />
          </LineView>
        ))}
      </ul>
    </section>
  );
}
