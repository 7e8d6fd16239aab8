import type { ReactNode } from "react";
import styles from "./page-head.module.css";

interface Props {
  title: ReactNode;
  text: ReactNode;
}

/** Name of a list, large, and one sentence about it. */
export function PageHead({ title, text }: Props) {
  return (
    <header className={styles.head} data-block="">
      <div data-grid="">
        <h1 data-type="giant">{title}</h1>
        <p data-type="lead">{text}</p>
      </div>
    </header>
  );
}
