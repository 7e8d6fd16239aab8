"use client";
import type { ReactNode } from "react";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import type { TextTree } from "@/src/i18n/text-tree";
import { Button, ButtonLink } from "@/src/components/primitives/button";
import { OrderSheet } from "./order-sheet";
import { orderWords } from "./order-words";
import styles from "./order-tracking.module.css";
import { useOrder } from "./use-order";

interface Props {
  order: OrderPageResponse;
  /** Whether the withdrawal was sent without our script, and failed. */
  hasFailed: boolean;
  /** Why the payment page could not be opened, by code; null where no attempt was made. */
  payError: string | null;
  /** Whether payment by the wallet is offered. */
  otherProviders: readonly PaymentProvider[];
  /** the order's secret */
  token: string;
  /** What the law wants beside a button that pays. */
  payNotices: ReactNode;
  locale: Locale;
  texts: TextTree;
}

/** Order tracking. Its page is rendered for the holder of the order's secret, and not cached. */
export function OrderTracking(props: Props) {
  const { order, hasFailed, payError, otherProviders, token, payNotices, locale, texts } = props;
  const words = orderWords(texts, locale);
  const { t } = words;
  const { shown, ask } = useOrder(token, order);
  if (typeof shown === "object")
    return (
      <OrderSheet
        order={shown}
        token={token}
        hasFailed={hasFailed}
        payError={payError}
        otherProviders={otherProviders}
        payNotices={payNotices}
        words={words}
        onChange={ask}
      />
    );
  return (
    <div className={styles.message} role="status">
      <h1 data-type="t1">{t(`${shown}.title`)}</h1>
      <p data-type="lead">{t(`${shown}.text`)}</p>
      {shown === "unknown" && (
        <ButtonLink href={localeHref(locale, "/commandes")}>{t("unknown.search")}</ButtonLink>
      )}
      {shown === "unreachable" && <Button onClick={() => void ask()}>{t("unreachable.again")}</Button>}
    </div>
  );
}
