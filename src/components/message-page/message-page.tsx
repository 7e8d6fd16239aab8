import type { ReactNode } from "react";
import styles from "./message-page.module.css";

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** Shows a dial that has stopped, where the words say so. */
  isStopped?: true;
  /** One or two ways on. */
  children: ReactNode;
}

/** A page that has one thing to say and one or two ways on: not found, failed. */
export function MessagePage({ title, text, isStopped, children }: Props) {
  return (
    <section className={styles.message} data-block="" data-stopped={isStopped}>
      <h1 data-type="t1">{title}</h1>
      <p data-type="chapo">{text}</p>
      <div className={styles.actions}>{children}</div>
      {isStopped && <span className={styles.dial} />}
    </section>
  );
}
