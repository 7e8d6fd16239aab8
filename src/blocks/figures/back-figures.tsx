import type { FiguresBlock } from "./figures-block";
import type { Locale } from "@/src/domain/locale/locale";
import type { Storefront } from "@/src/services/content/load-storefront";
import styles from "./back-figures.module.css";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { Illustration } from "@/src/components/editorial/illustration";
import { localiseFigure } from "@/src/components/editorial/localise-figure";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { words } from "@/src/components/editorial/words";

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
                {`${localiseFigure(value, locale)} `}
                <span {...words(unit, locale)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
