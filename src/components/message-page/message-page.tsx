import type { ReactNode } from "react";
import styles from "./message-page.module.css";

interface Props {
  title: ReactNode;
  text: ReactNode;
  /** One or two ways on. */
  children: ReactNode;
}

/** A page that has one thing to say and one or two ways on: not found, failed. */
export function MessagePage({ title, text, children }: Props) {
  return (
    <section className={styles.message} data-block="">
      <h1 data-type="t1">{title}</h1>
      <p data-type="chapo">{text}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
