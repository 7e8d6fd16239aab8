"use client";
import { Reglet } from "@/src/components/primitives/reglet";
import { useCartContext } from "./cart-context";
import styles from "./cart-screen.module.css";

/** Placeholder of the cart. */
export function CartWaiting() {
  const { t } = useCartContext();
  return (
    <div className={styles.waiting} role="status">
      <span data-sr="">{t("loading")}</span>
      <Reglet ticks={40} />
    </div>
  );
}
