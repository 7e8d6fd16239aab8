import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Name and value. */
export type Fact = readonly [string, ReactNode];

/** A list of facts; those without a value are left out. */
export const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <section>
    <h3 aria-level={2}>{title}</h3>
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== "" && value !== false)
        .map(([name, value], place) => (
          // Two events may have the same minute.
          <div key={`${place} ${name}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </section>
);
