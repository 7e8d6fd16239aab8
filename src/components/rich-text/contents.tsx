import type { ReactNode } from "react";
import styles from "./contents.module.css";

interface Props {
  /** Its name for screen readers. */
  label: string;
  /** Fragment and title of each entry. */
  entries: readonly (readonly [id: string, title: ReactNode])[];
  lang?: string | undefined;
}

/** Numbered table of contents in the first columns of the grid; it is sticky while the text scrolls. */
export function Contents({ label, entries, lang }: Props) {
  return (
    <nav className={styles.contents} aria-label={label} data-words-low="">
      <ol lang={lang}>
        {entries.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
