import type { ReactNode } from "react";
import styles from "./message-page.module.css";

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** Shows a stopped dial, where the text mentions it. */
  hasDial?: true;
  /** One or two links. */
  children: ReactNode;
}

/** A page with one message and one or two links: not found, failed. */
export function MessagePage({ title, text, hasDial, children }: Props) {
  return (
    <section className={styles.message} data-block="" data-with-dial={hasDial}>
      <h1 data-type="t1">{title}</h1>
      <p data-type="lead">{text}</p>
      <div className={styles.actions}>{children}</div>
      {hasDial && <span className={styles.dial} />}
    </section>
  );
}
