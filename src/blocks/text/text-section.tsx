import type { TextBlock } from "./text-block";
import type { Locale } from "@/src/domain/locale/locale";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import styles from "./text-section.module.css";

interface Props {
  block: TextBlock;
  locale: Locale;
  isFirst: boolean;
}

/** Text only: a title at the margin, the text beside it. */
export function TextSection({ block, locale, isFirst }: Props) {
  return (
    <section className={styles.section} data-block="">
      <div data-grid="">
        <div className={styles.title}>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        </div>
        <div className={styles.text} data-type="lead">
          <Paragraphs text={block.text} locale={locale} />
        </div>
      </div>
    </section>
  );
}
