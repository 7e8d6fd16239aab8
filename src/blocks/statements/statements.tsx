import type { StatementsBlock } from "./statements-block";
import type { Locale } from "@/src/domain/locale/locale";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { localiseFigure } from "@/src/components/editorial/localise-figure";
import { LocalWords } from "@/src/components/editorial/local-words";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import styles from "@/src/blocks/figures/figures.module.css";
import { words } from "@/src/components/editorial/words";

interface Props {
  block: StatementsBlock;
  locale: Locale;
  isFirst: boolean;
}

/** Statements: the figure first and very large, then its sentence. */
export function Statements({ block, locale, isFirst }: Props) {
  return (
    <section className={styles.section} data-block="">
      <div className={styles.head} data-grid="">
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} size="t2" />
        <div className={styles.text}>
          <Paragraphs text={block.text} locale={locale} />
        </div>
      </div>
      <ol className={styles.statements}>
        {block.statements.map(({ value, unit, title, text }, position) => (
          // Statements have no id: the index is the key.
          <li key={position} data-grid="">
            <p className={styles.figure} data-type="figure">
              {localiseFigure(value, locale)}
              {unit.fr && <small {...words(unit, locale)} />}
            </p>
            <div className={styles.words}>
              <h3 data-type="t2">
                <LocalWords text={title} locale={locale} />
              </h3>
              <Paragraphs text={text} locale={locale} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
