import type { ReactNode } from "react";
import type { Newest } from "@/src/domain/people/person";
import styles from "./person.module.css";

/** A line: its link, its name, and further facts. */
export interface PersonRow {
  readonly key: number | string;
  readonly href: string | null;
  readonly name: string;
  readonly facts: readonly ReactNode[];
}

interface Props<Entry> {
  title: string;
  found: Newest<Entry>;
  rowOf: (entry: Entry) => PersonRow;
  texts: { readonly none: string; readonly more: string };
  /** below the lines */
  children?: ReactNode;
}

/** The newest entries of one kind, each with its link. */
export function PersonSection<Entry>({ title, found, rowOf, texts, children }: Props<Entry>) {
  return (
    <section className={styles.section}>
      <h3 aria-level={2}>{title}</h3>
      {found.entries.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ul className={styles.rows}>
          {found.entries.map(rowOf).map(({ key, href, name, facts }) => (
            <li key={key}>
              {href === null ? <span>{name}</span> : <a href={href}>{name}</a>}
              {facts.map((fact, place) => (
                // Facts of a row have no other name than their place.
                // oxlint-disable-next-line react/no-array-index-key
                <span key={place}>{fact}</span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {found.isMore && <p className={styles.quiet}>{texts.more}</p>}
      {children}
    </section>
  );
}
