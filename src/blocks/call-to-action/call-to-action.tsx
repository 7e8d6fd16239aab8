import type { CallToActionBlock } from "./call-to-action-block";
import type { Locale } from "@/src/domain/locale/locale";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./call-to-action.module.css";
import { EditorButton } from "@/src/components/editorial/editor-button";
import { Paragraphs } from "@/src/components/editorial/paragraphs";

interface Props {
  block: CallToActionBlock;
  locale: Locale;
  isFirst: boolean;
}

/** A main action; a second one is only outlined. A single one is a line below the page, two have a ground of their own. */
export function CallToAction({ block, locale, isFirst }: Props) {
  return (
    <section className={styles.section} data-single={block.second === null || undefined}>
      <div data-block="">
        <div className={styles.content} data-grid="">
          <BlockTitle
            title={block.title}
            locale={locale}
            isFirst={isFirst}
            size={block.second === null ? "t2" : "t1"}
          />
          <div className={styles.side}>
            <Paragraphs text={block.text} locale={locale} />
            <div className={styles.buttons}>
              <EditorButton link={block.link} locale={locale} />
              <EditorButton link={block.second} locale={locale} tone="outline" />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
