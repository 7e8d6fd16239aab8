import type { ReactNode } from "react";
import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import {
  canCharge,
  cardProvider,
  providerFacts,
  type PaymentProvider,
} from "@/src/domain/order/payment-provider";
import { Button } from "@/src/components/primitives/button";
import { LegalLink } from "@/src/components/primitives/legal-link";
import { Notice } from "@/src/components/primitives/notice";
import type { OrderWords } from "./order-words";
import styles from "./pay-panel.module.css";

interface Props {
  order: Pick<OrderPageResponse, "payUntil" | "terms" | "due" | "currency">;
  /** the order's secret */
  token: string;
  /** Why the payment page could not be opened, by code; null where no attempt was made. */
  error: string | null;
  /** Providers that are offered beside the cards. */
  otherProviders: readonly PaymentProvider[];
  words: OrderWords;
  /** What the law wants beside the buttons. */
  notices: ReactNode;
}

/**
 * The buttons of an order that staff has written for its buyer, with the terms beside them. A form: it needs no
 * script.
 */
export function PayPanel({ order, token, error, otherProviders, words, notices }: Props) {
  const { t, locale, day, money } = words;
  return (
    <section className={styles.panel} aria-labelledby="payer-titre">
      <h2 id="payer-titre" data-type="t2">
        {t("link.panel")}
      </h2>
      {error !== null && (
        <Notice tone="error" role="alert">
          {t(error === "terms-changed" ? "link.terms-changed" : "link.failed")}
        </Notice>
      )}
      <form className={styles.buttons} method="post" action="/api/pay-link">
        <input type="hidden" name="lang" value={locale} />
        <input type="hidden" name="order" value={token} />
        {order.terms !== null && <input type="hidden" name="terms" value={order.terms} />}
        <Button type="submit" name="provider" value={cardProvider}>
          {t("link.pay")} · {money(order.due, order.currency)}
        </Button>
        {otherProviders
          .filter((provider) => canCharge(provider, order.currency))
          .map((provider) => (
            <Button key={provider} type="submit" tone="outline" name="provider" value={provider}>
              <span>{t("link.pay")}</span>
              <b translate="no">{providerFacts[provider].name}</b>
            </Button>
          ))}
      </form>
      <ul className={styles.terms} data-type="note">
        <li>
          <LegalLink path="/conditions-generales" locale={locale}>
            {t("link.terms")}
          </LegalLink>
        </li>
        <li>
          <LegalLink path="/politique-de-retour" locale={locale}>
            {t("link.withdrawal")}
          </LegalLink>
        </li>
        {order.payUntil && <li>{t("link.until", { day: day(order.payUntil) })}</li>}
      </ul>
      {notices}
    </section>
  );
}
