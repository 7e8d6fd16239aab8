"use client";
import styles from "./price.module.css";

interface Props {
  /** In the form of priceAmounts. */
  amounts: string;
  /** As in the page's HTML. */
  children: string;
  /** "reduced" is the new price, "struck" the old one. */
  look?: "reduced" | "struck";
}

/**
 * A price element. The first script of the page shows it in the shopper's currency; React then leaves it alone. A
 * client component only to reduce weight: the flight data then contain the amounts only.
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
