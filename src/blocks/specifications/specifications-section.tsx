import type { SpecificationsBlock } from "./specifications-block";
import type { Locale } from "@/src/domain/locale/locale";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import styles from "./specifications-section.module.css";
import { words } from "@/src/components/editorial/words";

interface Props {
  block: SpecificationsBlock;
  locale: Locale;
  isFirst: boolean;
}

/** Names and values, on hairline rows beside the title. */
export function SpecificationsSection({ block, locale, isFirst }: Props) {
  return (
    <section className={styles.section} data-block="">
      <div data-grid="">
        <div className={styles.head}>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} size="t2" />
          <Paragraphs text={block.text} locale={locale} />
        </div>
        <dl className={styles.rows}>
          {block.rows.map(({ label, value }, position) => (
            // Rows have no id: the index is the key.
            <div key={position}>
              <dt {...words(label, locale)} />
              <dd {...words(value, locale)} />
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
