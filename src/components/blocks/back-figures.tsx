import type { FiguresBlock } from "@/src/domain/content/picture-blocks";
import type { Locale } from "@/src/domain/locale/locale";
import type { Storefront } from "@/src/services/content/load-storefront";
import styles from "./back-figures.module.css";
import { BlockTitle } from "./block-title";
import { Illustration } from "./illustration";
import { localiseDecimals } from "./localise-decimals";
import { Paragraphs } from "./paragraphs";
import { words } from "./words";

interface Props {
  block: FiguresBlock;
  locale: Locale;
  storefront: Storefront;
}

/** On the dark stage: the case back, and its figures. */
export function BackFigures({ block, locale, storefront }: Props) {
  return (
    <section className={styles.section} data-scene="nuit">
      <div className={styles.picture} {...(block.illustration.picture === null && { "data-composed": true })}>
        <Illustration
          illustration={block.illustration}
          locale={locale}
          storefront={storefront}
          stage="nuit"
          sizes="(width < 900px) 120vw, 90vw"
        />
      </div>
      <div className={styles.text}>
        <BlockTitle title={block.title} locale={locale} isFirst={false} />
        <Paragraphs text={block.text} locale={locale} />
        <dl>
          {block.figures.map(({ value, unit, label }) => (
            <div key={value + label.fr}>
              <dt {...words(label, locale)} />
              <dd data-type="data">
                {`${localiseDecimals(value, locale)} `}
                <span {...words(unit, locale)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
