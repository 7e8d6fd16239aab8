import styles from "./house-name.module.css";

/** The house's initial, for the narrow place at the start of every page of the admin. */
export function HouseMark() {
  return (
    <span className={styles.mark} aria-label="Atelier Valcour" role="img">
      V
    </span>
  );
}
