import type { RichTextBlock } from "./rich-text-block";
import { localiseRichText } from "@/src/domain/content/localise-rich-text";
import type { Locale } from "@/src/domain/locale/locale";
import { RichText } from "@/src/components/rich-text/rich-text";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./rich-text-section.module.css";
import { fallbackLang } from "@/src/components/editorial/words";

interface Props {
  block: RichTextBlock;
  locale: Locale;
  isFirst: boolean;
}

/** Long text: a narrow column, its title at the margin on the left, its remarks in the one on the right. */
export function RichTextSection({ block, locale, isFirst }: Props) {
  return (
    <section className={styles.section} data-block="">
      <div data-grid="">
        <div className={styles.title}>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} size="t2" />
        </div>
        <div className={styles.text} data-type="reading" lang={fallbackLang(block.body, locale)}>
          <RichText text={localiseRichText(block.body, locale)} locale={locale} />
        </div>
      </div>
    </section>
  );
}
