import type { ComparisonBlock } from "./comparison-block";
import type { Locale } from "@/src/domain/locale/locale";
import { ScrollableRegion } from "@/src/components/primitives/scrollable-region";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./comparison.module.css";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { words } from "@/src/components/editorial/words";

interface Props {
  block: ComparisonBlock;
  locale: Locale;
  isFirst: boolean;
  /** Makes the id of this table's title unique on the page. */
  position: number;
}

/** A comparison table; on a phone it scrolls sideways, the first column stays. */
export function Comparison({ block, locale, isFirst, position: place }: Props) {
  const id = `comparison-${place}`;
  return (
    <section className={styles.section} data-block="">
      <header id={id} className={styles.head} data-grid="">
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <div className={styles.text}>
          <Paragraphs text={block.text} locale={locale} />
        </div>
      </header>
      <div className={styles.bleed}>
        <ScrollableRegion aria-labelledby={id}>
          <table className={styles.table}>
            <thead>
              <tr>
                <td aria-hidden="true" />
                {block.columns.map((column, position) => (
                  // Columns and rows have no id: the index is the key.
                  <th key={position} scope="col" {...words(column, locale)} />
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(({ label, values }, position) => (
                <tr key={position}>
                  <th scope="row" {...words(label, locale)} />
                  {values.map((value, column) => (
                    <td key={column} {...words(value, locale)} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollableRegion>
      </div>
    </section>
  );
}
