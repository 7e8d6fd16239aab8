"use client";
import styles from "./price.module.css";

interface Props {
  /** In the form of priceAmounts. */
  amounts: string;
  /** As the page is made with. */
  children: string;
  /** "reduced" is the new price, "struck" the old one. */
  look?: "reduced" | "struck";
}

/**
 * Where a price stands. The first script of the page shows it in the shopper's currency; React then leaves it alone.
 * It belongs to the browser's code for the sake of weight alone: a page's record then holds the amounts only.
 */
export function PriceTag({ amounts, look, children }: Props) {
  return (
    <span
      className={styles.price}
      data-look={look}
      data-price={amounts}
      translate="no"
      suppressHydrationWarning
    >
      {children}
    </span>
  );
}
