import styles from "./house-name.module.css";

/** The house's name where the admin would show the maker of the software. */
export function HouseName() {
  return <span className={styles.name}>Atelier Valcour</span>;
}
