import styles from "./sized.module.css";

/** What a radio button of a size says for the style sheet: which of the sizes it chooses. */
export const sizeChoice = (index: number) => ({ "data-size-choice": index });

/** A fact that depends on the size: the one of the chosen size shows, without a script as well. */
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
