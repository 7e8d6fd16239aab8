import { Reglet } from "@/src/components/primitives/reglet";
import styles from "./status-message.module.css";
import { patience } from "./thanks-view";

interface Props {
  /** Number of the order, in words; null before it is known. */
  number: string | null;
  title: string;
  text: string;
  /** Seconds waited so far and their text; null when nothing is pending. */
  waiting: { readonly seconds: number; readonly note: string } | null;
}

/** The state of a payment, announced to screen readers, with the time waited so far. */
export function StatusMessage({ number, title, text, waiting }: Props) {
  return (
    <>
      <div role="status" className={styles.message}>
        {number !== null && <p data-type="note">{number}</p>}
        <h1 data-type="t1">{title}</h1>
        <p data-type="lead">{text}</p>
      </div>
      {waiting && (
        <div className={styles.wait}>
          <Reglet ticks={patience} value={Math.min(waiting.seconds, patience)} />
          <p data-type="note">{waiting.note}</p>
        </div>
      )}
    </>
  );
}
