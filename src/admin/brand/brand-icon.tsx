import styles from "./brand.module.css";

/** The brand's initial, for the narrow place at the start of every page of the admin. */
export function BrandIcon() {
  return (
    <span className={styles.mark} aria-label="Atelier Valcour" role="img">
      V
    </span>
  );
}
