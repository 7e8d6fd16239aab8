import type { CSSProperties } from "react";
import type { ScheduleBlock } from "./schedule-block";
import type { Locale } from "@/src/domain/locale/locale";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { LocalWords } from "@/src/components/editorial/local-words";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { Graduations } from "@/src/blocks/steps/graduations";
import styles from "@/src/blocks/steps/stages.module.css";

interface Props {
  block: ScheduleBlock;
  locale: Locale;
  isFirst: boolean;
}

const span = (from: number, to: number) =>
  ({ "--from": from, "--to": Math.max(from, to) + 1 }) as CSSProperties;

/** Stages on a rule: each bar is as long as its stage lasts, and placed at its beginning. */
export function Schedule({ block, locale, isFirst }: Props) {
  const { stages } = block;
  const count = Math.max(1, ...stages.map(({ to }) => to));
  return (
    <section className={styles.section} data-block="">
      <div className={styles.head} data-grid="">
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <div className={styles.text}>
          <Paragraphs text={block.text} locale={locale} />
        </div>
      </div>
      <div className={styles.plan} style={{ "--count": count } as CSSProperties}>
        {/* The stages give their days in words. */}
        <div className={styles.rule} aria-hidden="true">
          <span>
            <LocalWords text={block.unit} locale={locale} />
          </span>
          <Graduations count={count} />
        </div>
        <ol>
          {stages.map(({ from, to, title, text }, position) => (
            // Stages have no id: the index is the key.
            <li key={position}>
              <div className={styles.track} aria-hidden="true">
                <i style={span(from, to)} />
              </div>
              <div className={styles.words}>
                <h3 data-type="t3">
                  <LocalWords text={title} locale={locale} />
                </h3>
                <Paragraphs text={text} locale={locale} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
