import type { ReactNode } from "react";
import styles from "./section.module.css";

interface Props {
  id: string;
  title: string;
  /** A sentence under the title. */
  note?: string;
  children: ReactNode;
}

/** A part of the account: its name at the side, its contents beside it. */
export function Section({ id, title, note, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} data-type="t3">
          {title}
        </h2>
        {note && <p data-type="note">{note}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
