"use client";
import { useSetAtom } from "jotai";
import NextLink from "next/link";
import { useEffect } from "react";
import { dateTag, type Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import type { TextTree } from "@/src/i18n/text-tree";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/thanks.json";
import { fetchCartAtom } from "@/src/client/state/cart";
import { ButtonLink } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import { enlargedPicture } from "@/src/domain/watch/enlarged-picture";
import { OrderSummary } from "./order-summary";
import { ShareWatch } from "./share-watch";
import { StatusMessage } from "./status-message";
import type { ThanksView } from "./thanks-view";
import styles from "./thanks.module.css";
import { useOrderStatus } from "./use-order-status";

interface Props {
  /** the order's secret */
  token: string;
  locale: Locale;
  texts: TextTree;
}

/** Views in which the shopper may want to pay again: the cart is unchanged. */
const withCart: readonly ThanksView[] = ["expired", "failed"];

/** Views with other texts for a donation. */
const givenViews = ["paid", "expired", "failed"] as const;

/** Polls until the payment is settled, then thanks. It never settles anything itself. */
export function Thanks({ token, locale, texts }: Props) {
  const t = browserTexts<typeof french>(texts, locale);
  const { view, lastAnswer, again, seconds } = useOrderStatus(token);
  const order = typeof lastAnswer === "string" ? null : lastAnswer;
  const fetchCart = useSetAtom(fetchCartAtom);
  const isPaid = order?.isPaid ?? false;
  const isGiven = order?.isDonation ?? false;
  const ofGift = isGiven ? givenViews.find((given) => given === view) : undefined;
  const isCodesPaid = view === "paid" && order !== null && !isGiven && !order.hasParcel;
  const said = ofGift ? (`donation.${ofGift}` as const) : isCodesPaid ? "codes" : view;
  const days = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "UTC" });
  const lastDay = order?.paymentVoucher ? days.format(new Date(order.paymentVoucher.lastDay)) : "";
  // The bought articles are no longer in the cart.
  useEffect(() => {
    if (isPaid) void fetchCart(locale);
  }, [isPaid, fetchCart, locale]);
  const staged = order?.lines.find(({ image }) => image !== null);
  return (
    <>
      <div className={styles.stage}>
        {staged?.image && <img src={enlargedPicture(staged.image)} alt="" width={1000} height={1000} />}
      </div>
      <div className={styles.content}>
        <StatusMessage
          number={order && t(isGiven ? "donation.number" : "number", { number: order.number })}
          title={t(`${said}.title`)}
          text={t(`${said}.text`, { day: lastDay })}
          waiting={
            view === "waiting" ? { seconds, note: t("waiting.measure", { seconds: String(seconds) }) } : null
          }
        />
        {isPaid && order && !isGiven && <OrderSummary order={order} staged={staged} locale={locale} t={t} />}
        <div className={styles.actions}>
          {isPaid && !isGiven && (
            <ButtonLink href={localeHref(locale, `/commandes/${token}`)}>
              <span>{t("follow")}</span>
              <Icon name="arrow" />
            </ButtonLink>
          )}
          {isPaid && staged?.page && (
            <ShareWatch
              path={localeHref(locale, staged.page)}
              title={staged.title}
              texts={{ share: t("share"), copied: t("shared") }}
            />
          )}
          {order?.paymentVoucher && (
            <ButtonLink href={order.paymentVoucher.url}>{t("payment-voucher.open")}</ButtonLink>
          )}
          {again !== null && <ButtonLink href={again}>{t("toWallet")}</ButtonLink>}
          {withCart.includes(view) && (
            <ButtonLink href={localeHref(locale, isGiven ? "/dons" : "/panier")}>
              {t(isGiven ? "donation.again" : "cart")}
            </ButtonLink>
          )}
        </div>
        <p className={styles.links}>
          {order?.receipt && (
            <a data-type="link" href={order.receipt} target="_blank" rel="noopener">
              {t("receipt")}
            </a>
          )}
          {view !== "waiting" && (
            <NextLink data-type="link" href={localeHref(locale, "/montres")}>
              {t("watches")}
            </NextLink>
          )}
        </p>
      </div>
    </>
  );
}
