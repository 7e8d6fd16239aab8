import styles from "./brand.module.css";

/** The brand's name where the admin would show the maker of the software. */
export function BrandName() {
  return <span className={styles.name}>Atelier Valcour</span>;
}
