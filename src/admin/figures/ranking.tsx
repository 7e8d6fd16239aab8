import type { ReactNode } from "react";
import type { Ranked } from "@/src/domain/tracking/period-figures";
import styles from "./figures-panel.module.css";

interface Props {
  title: string;
  entries: readonly Ranked[];
  /** Text for an empty ranking. */
  none: string;
  write: (count: number) => string;
}

/** A number of rows that is readable at a glance. */
const shown = 6;

/** A ranking: each entry has a line whose length is its share of the first. */
export function Ranking({ title, entries, none, write }: Props): ReactNode {
  const [first] = entries;
  return (
    <section>
      <h3>{title}</h3>
      {!first && <p className={styles.quiet}>{none}</p>}
      {first && (
        <ol className={styles.ranking}>
          {entries.slice(0, shown).map(({ subject, count }) => (
            <li key={subject}>
              <span>{subject}</span>
              <span className={styles.count}>{write(count)}</span>
              <meter max={first.count} value={count} aria-hidden="true" />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
