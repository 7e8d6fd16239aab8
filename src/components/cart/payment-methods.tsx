"use client";
import { browserCountry } from "@/src/client/browser/browser-country";
import { useBrowserValue } from "@/src/client/state/live";
import { localPaymentNames } from "@/src/domain/market/local-payments";
import { useCartContext } from "./cart-context";
import styles from "./payment-methods.module.css";
import { useCart, useCartCurrency } from "./use-cart";
import { useCartTotal } from "./use-cart-total";

/** Payment methods of the provider's page. Source: specification §2, cart screen. */
export function PaymentMethods() {
  const { settings, t } = useCartContext();
  const currency = useCartCurrency();
  const { charged, isCovered } = useCartTotal();
  const { payments } = useCart();
  const country = useBrowserValue(browserCountry, "");
  const { enabled, currencies } = settings.instalment;
  const methods = [
    t("methods.card"),
    t("methods.applePay"),
    t("methods.googlePay"),
    ...localPaymentNames(payments, country, charged.currency),
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
