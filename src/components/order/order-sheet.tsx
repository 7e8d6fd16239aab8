import NextLink from "next/link";
import type { ReactNode } from "react";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import { ButtonLink } from "@/src/components/primitives/button";
import { localeHref } from "@/src/i18n/locale-href";
import { OrderDays } from "./order-days";
import { OrderFacts } from "./order-facts";
import { OrderLines } from "./order-lines";
import { OrderProgress } from "./order-progress";
import styles from "./order-sheet.module.css";
import type { OrderWords } from "./order-words";
import { PayPanel } from "./pay-panel";
import { WithdrawalPanel } from "./withdrawal-panel";

interface Props {
  order: OrderPageResponse;
  /** the order's secret */
  token: string;
  /** Whether a withdrawal has just failed. */
  hasFailed: boolean;
  /** Why the payment page could not be opened, by code; null where no attempt was made. */
  payError: string | null;
  /** Whether payment by the wallet is offered. */
  otherProviders: readonly PaymentProvider[];
  /** What the law wants beside a button that pays. */
  payNotices: ReactNode;
  words: OrderWords;
  /** The order has changed in the shop: fetch it again. */
  onChange: () => Promise<void>;
}

/** An order from its status message to the right of withdrawal. */
export function OrderSheet(props: Props) {
  const { order, token, hasFailed, payError, otherProviders, payNotices, words, onChange } = props;
  const { t, locale, day } = words;
  const { withdrawal, reviews } = order;
  // Intangible articles are not made or shipped.
  const paidAs = order.isDonation ? "donation" : order.hasParcel ? "states.paid" : "codes";
  // The form is filled from its address.
  const contactPath = `/contact?${new URLSearchParams({ subject: "order", order: order.number }).toString()}`;
  const isLinked = order.payUntil !== null;
  const { paymentVoucher: voucher } = order;
  const state = order.state === "paid" ? paidAs : (`states.${order.state}` as const);
  const said = isLinked ? "link" : voucher ? "payment-voucher" : state;
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p data-type="note">{t("head", { number: order.number, day: day(order.placedAt) })}</p>
          <h1 data-type="t1">{t(`${said}.title`)}</h1>
          <p data-type="lead">{t(`${said}.text`, { day: voucher ? day(voucher.lastDay) : "" })}</p>
          {voucher && (
            <p>
              <ButtonLink href={voucher.url}>{t("payment-voucher.open")}</ButtonLink>
            </p>
          )}
        </div>
        <p className={styles.links}>
          {order.receipt && (
            <a data-type="link" href={order.receipt} target="_blank" rel="noopener">
              {t("receipt")}
            </a>
          )}
          <NextLink data-type="link" href={localeHref(locale, contactPath)} prefetch={false}>
            {t("write")}
          </NextLink>
          {withdrawal.status === "open" && (
            <a data-type="link" href="#retractation">
              {t("withdrawal.link")}
            </a>
          )}
        </p>
      </header>
      {order.isPaid && order.hasParcel && <OrderProgress order={order} words={words} />}
      {isLinked && (
        <PayPanel
          order={order}
          token={token}
          error={payError}
          otherProviders={otherProviders}
          words={words}
          notices={order.hasParcel && payNotices}
        />
      )}
      <div className={styles.columns}>
        <OrderLines order={order} words={words} />
        <OrderFacts order={order} words={words} />
      </div>
      {order.isPaid && order.hasParcel && <OrderDays order={order} words={words} />}
      {reviews.length > 0 && (
        <section className={styles.part}>
          <h2 data-type="t2">{t("reviews.title")}</h2>
          <ul>
            {reviews.map(({ title, path }) => (
              <li key={path}>
                <NextLink data-type="link" href={localeHref(locale, path)} prefetch={false}>
                  {t("reviews.write", { title })}
                </NextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {withdrawal.status !== "none" && (
        <WithdrawalPanel
          withdrawal={withdrawal}
          token={token}
          hasFailed={hasFailed}
          order={order}
          words={words}
          onChange={onChange}
        />
      )}
    </div>
  );
}
