import styles from "./sized.module.css";

/** Attributes of a size's radio button for the style sheet: which of the sizes it selects. */
export const sizeChoice = (index: number) => ({ "data-size-choice": index });

/** A fact that depends on the size: that of the selected size is shown, without scripts as well. */
export function Sized({ values }: { values: readonly string[] }) {
  const [first = ""] = values;
  if (values.every((value) => value === first)) return first;
  return (
    <span className={styles.sized}>
      {values.map((value, index) => (
        <span key={index} data-size={index}>
          {value}
        </span>
      ))}
    </span>
  );
}
