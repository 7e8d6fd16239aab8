import { Reglet } from "./reglet";
import styles from "./waiting.module.css";

/** A placeholder while something is loading; the label names it, also for screen readers. */
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
