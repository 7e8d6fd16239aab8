"use client";
import { useCartSurroundings } from "./cart-context";
import styles from "./payment-methods.module.css";
import { useCartCurrency } from "./use-cart";

/** What the provider's page takes. Source: specification §2, cart screen. */
export function PaymentMethods() {
  const { settings, t } = useCartSurroundings();
  const currency = useCartCurrency();
  const { enabled, currencies } = settings.instalment;
  const methods = [
    t("methods.card"),
    t("methods.applePay"),
    t("methods.googlePay"),
    ...(enabled && currencies.includes(currency) ? [t("methods.instalments")] : []),
  ];
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
