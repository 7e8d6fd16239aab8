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

/** Up to this many are in a row below their title; more are one below the other, beside it. */
const inRow = 3;

/** A sequence of steps: a graduation of the rule for each. */
export function Steps({ block, locale, isFirst }: Props) {
  const isLong = block.steps.length > inRow;
  return (
    <section className={styles.section} data-block="">
      <div className={isLong ? styles.beside : undefined}>
        <div className={styles.head} {...(!isLong && { "data-grid": "" })}>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} size={isLong ? "t2" : "t1"} />
          <div className={styles.text}>
            <Paragraphs text={block.text} locale={locale} />
          </div>
        </div>
        <ol className={styles.steps} data-flow={isLong ? "down" : "along"}>
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
      </div>
    </section>
  );
}
