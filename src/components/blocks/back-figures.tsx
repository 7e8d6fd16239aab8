import type { FiguresBlock } from "../../domain/content/page";
import { localise, type Locale } from "../../domain/locale/locale";
import type { Storefront } from "../../services/content/load-storefront";
import styles from "./back-figures.module.css";
import { Illustration } from "./illustration";
import { Paragraphs } from "./paragraphs";

interface Props {
  block: FiguresBlock;
  locale: Locale;
  storefront: Storefront;
}

/** On the dark stage: the side nobody sees, and its figures. */
export function BackFigures({ block, locale, storefront }: Props) {
  return (
    <section className={styles.section} data-scene="nuit">
      <div className={styles.picture} data-composed={block.illustration.picture === null || undefined}>
        <Illustration
          illustration={block.illustration}
          locale={locale}
          storefront={storefront}
          stage="nuit"
          sizes="(width < 900px) 120vw, 90vw"
        />
      </div>
      <div className={styles.text}>
        <h2 data-type="t1">{localise(block.title, locale)}</h2>
        <Paragraphs text={localise(block.text, locale)} />
        <dl>
          {block.figures.map(({ value, unit, label }) => (
            <div key={value + label.fr}>
              <dt>{localise(label, locale)}</dt>
              <dd data-type="data">
                {value} {localise(unit, locale)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
