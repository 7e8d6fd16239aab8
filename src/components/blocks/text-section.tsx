import type { TextBlock } from "../../domain/content/page";
import { localise, type Locale } from "../../domain/locale/locale";
import { Paragraphs } from "./paragraphs";
import styles from "./text-section.module.css";

/** Words only: a title at the margin, the text beside it. */
export function TextSection({ block, locale }: { block: TextBlock; locale: Locale }) {
  return (
    <section className={styles.section} data-block="">
      <div data-grid="">
        <h2 data-type="t1">{localise(block.title, locale)}</h2>
        <div className={styles.text} data-type="chapo">
          <Paragraphs text={localise(block.text, locale)} />
        </div>
      </div>
    </section>
  );
}
