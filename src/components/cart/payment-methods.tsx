"use client";
import { useCartContext } from "./cart-context";
import styles from "./payment-methods.module.css";
import { useCartTotal } from "./use-cart-total";
import { usePaymentMethods } from "./use-payment-methods";

/** Payment methods of the provider's page. Source: specification §2, cart screen. */
export function PaymentMethods() {
  const { t } = useCartContext();
  const { isCovered } = useCartTotal();
  const methods = usePaymentMethods();
  if (isCovered) return <p data-type="note">{t("methods.withdrawal")}</p>;
  return (
    <section className={styles.block} aria-labelledby="payment-methods">
      <h2 id="payment-methods">{t("methods.title")}</h2>
      <ul>
        {methods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
      <p data-type="note">{t("methods.withdrawal")}</p>
    </section>
  );
}
