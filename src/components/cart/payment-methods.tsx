"use client";
import { useCartContext } from "./cart-context";
import styles from "./payment-methods.module.css";
import { useCartCurrency } from "./use-cart";
import { useCartTotal } from "./use-cart-total";

/** Payment methods of the provider's page. Source: specification §2, cart screen. */
export function PaymentMethods() {
  const { settings, t } = useCartContext();
  const currency = useCartCurrency();
  const { isCovered } = useCartTotal();
  const { enabled, currencies } = settings.instalment;
  const methods = [
    t("methods.card"),
    t("methods.applePay"),
    t("methods.googlePay"),
    ...(enabled && currencies.includes(currency) ? [t("methods.instalments")] : []),
  ];
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
