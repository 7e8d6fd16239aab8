import type { CurrencySentence } from "./currency-sentence";
import styles from "./currency-note.module.css";

interface Props {
  sentence: CurrencySentence;
}

/** A sentence that the first script of the page shows in the shopper's currency; hidden where there is none. */
export const CurrencyNote = ({ sentence: { euro, all } }: Props) => (
  <span className={styles.note} data-price={all} suppressHydrationWarning>
    {euro}
  </span>
);
