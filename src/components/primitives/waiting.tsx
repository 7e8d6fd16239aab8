import { Reglet } from "./reglet";
import styles from "./waiting.module.css";

/** Stands where something is on its way; the label says what, to screen readers too. */
export function Waiting({ label }: { label: string }) {
  return (
    <p className={styles.waiting} role="status">
      <span data-sr="">{label}</span>
      <span className={styles.rule}>
        <Reglet ticks={40} />
      </span>
    </p>
  );
}
