import type { QuoteBlock } from "./quote-block";
import type { Locale } from "@/src/domain/locale/locale";
import styles from "./quote.module.css";
import { words } from "@/src/components/editorial/words";

/** One sentence, in large type. */
export function Quote({ block, locale }: { block: QuoteBlock; locale: Locale }) {
  return (
    <section className={styles.section} data-block="">
      <figure data-grid="">
        <blockquote data-type="t1" {...words(block.text, locale)} />
        {block.source.fr && <figcaption data-type="note" {...words(block.source, locale)} />}
      </figure>
    </section>
  );
}
