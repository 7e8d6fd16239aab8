import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import type { GiftCardsBlock } from "./gift-cards-block";
import type { Locale } from "@/src/domain/locale/locale";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Price } from "@/src/components/price/price";
import { Reglet } from "@/src/components/primitives/reglet";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { EditorButton } from "@/src/components/editorial/editor-button";
import styles from "./gift-rule.module.css";
import { words } from "@/src/components/editorial/words";

interface Props {
  block: GiftCardsBlock;
  locale: Locale;
  storefront: Storefront;
  isFirst: boolean;
}

/** Hundredths of a euro between two graduations. */
const step = 1000;

/** The gift cards on sale as a rule of amounts, one long graduation for each card. */
export async function GiftRule({ block, locale, storefront, isFirst }: Props) {
  const t = await getTranslations({ locale, namespace: "blocks.gift" });
  const { settings, products } = storefront;
  const amounts = products
    .filter((product) => product.kind === "gift-card" && product.isVisible)
    .map(({ price }) => price)
    .toSorted((one, other) => one - other);
  const [least, greatest] = [amounts[0], amounts.at(-1)];
  const shown = amounts[Math.floor((amounts.length - 1) / 2)];
  if (least === undefined || greatest === undefined || shown === undefined || least === greatest) return null;
  const price = (euro: typeof least) => <Price price={euro} rates={settings.rates} locale={locale} />;
  const share: CSSProperties & Record<"--share", string> = {
    "--share": `${(100 * (shown - least)) / (greatest - least)}%`,
  };
  return (
    <section className={styles.gift}>
      <div className={styles.content} data-block="">
        <div>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
          <p data-type="lead" {...words(block.text, locale)} />
          <EditorButton link={block.link} locale={locale} tone="light" />
        </div>
        <div className={styles.rule} style={share}>
          <Reglet ticks={(greatest - least) / step} value={(shown - least) / step} />
          <p data-sr="">{t("range")}</p>
          <p className={styles.amounts}>
            <span>{price(least)}</span>
            <b>{price(shown)}</b>
            <span>{price(greatest)}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
