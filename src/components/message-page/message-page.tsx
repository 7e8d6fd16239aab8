import type { ReactNode } from "react";
import styles from "./message-page.module.css";

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** Shows a stopped dial, where the text mentions it. */
  isStopped?: true;
  /** One or two links. */
  children: ReactNode;
}

/** A page with one message and one or two links: not found, failed. */
export function MessagePage({ title, text, isStopped, children }: Props) {
  return (
    <section className={styles.message} data-block="" data-stopped={isStopped}>
      <h1 data-type="t1">{title}</h1>
      <p data-type="lead">{text}</p>
      <div className={styles.actions}>{children}</div>
      {isStopped && <span className={styles.dial} />}
    </section>
  );
}
