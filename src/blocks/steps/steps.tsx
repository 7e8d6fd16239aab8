import type { StepsBlock } from "./steps-block";
import type { Locale } from "@/src/domain/locale/locale";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { LocalWords } from "@/src/components/editorial/local-words";
import styles from "./stages.module.css";

interface Props {
  block: StepsBlock;
  locale: Locale;
  isFirst: boolean;
}

/** A sequence of steps: a graduation of the rule for each. */
export function Steps({ block, locale, isFirst }: Props) {
  return (
    <section className={styles.section} data-block="">
      <div className={styles.head} data-grid="">
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <div className={styles.text}>
          <Paragraphs text={block.text} locale={locale} />
        </div>
      </div>
      {/* Up to four in a row; more of them are stacked. */}
      <ol className={styles.steps} data-flow={block.steps.length > 4 ? "down" : "along"}>
        {block.steps.map(({ title, text }, position) => (
          // Steps have no id: the index is the key.
          <li key={position}>
            <h3 data-type="t3">
              <LocalWords text={title} locale={locale} />
            </h3>
            <div>
              <Paragraphs text={text} locale={locale} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
