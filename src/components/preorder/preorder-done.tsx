"use client";
import { useEffect } from "react";
import { releaseReservation } from "@/src/client/browser/preorder";
import { readSearch } from "@/src/client/browser/read-search";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import type preorder from "@/src/i18n/messages/fr/preorder.json";
import type thanks from "@/src/i18n/messages/fr/thanks.json";
import type { TextTree } from "@/src/i18n/text-tree";
import { useBrowserValue } from "@/src/client/state/live";
import { ButtonLink } from "@/src/components/primitives/button";
import { OrderSummary } from "@/src/components/thanks/order-summary";
import { StatusMessage } from "@/src/components/thanks/status-message";
import { useOrderStatus } from "@/src/components/thanks/use-order-status";
import styles from "./preorder-done.module.css";

interface Props {
  /** First step, without a language. */
  path: string;
  texts: { readonly preorder: TextTree; readonly thanks: TextTree };
  locale: Locale;
}

/** Polls until the payment is settled, then shows the number. It never settles anything itself. */
export function PreorderDone({ path, texts, locale }: Props) {
  const search = useBrowserValue(readSearch, undefined);
  if (search === undefined) {
    const t = browserTexts<typeof thanks>(texts.thanks, locale);
    return (
      <div className={styles.done}>
        <StatusMessage number={null} title={t("waiting.title")} text={t("waiting.text")} waiting={null} />
      </div>
    );
  }
  return <Settled token={new URLSearchParams(search).get("order") ?? ""} {...{ path, texts, locale }} />;
}

function Settled({ token, path, texts, locale }: Props & { token: string }) {
  const t = browserTexts<typeof preorder>(texts.preorder, locale);
  const common = browserTexts<typeof thanks>(texts.thanks, locale);
  const { view, lastAnswer, again, seconds } = useOrderStatus(token);
  const order = typeof lastAnswer === "string" ? null : lastAnswer;
  const isPaid = order?.isPaid ?? false;
  useEffect(() => {
    if (isPaid) releaseReservation();
  }, [isPaid]);
  const isOver = view === "expired" || view === "failed";
  const say = (part: "title" | "text") =>
    isOver || view === "paid" ? t(`done.${view}.${part}`) : common(`${view}.${part}`);
  return (
    <div className={styles.done}>
      <StatusMessage
        number={order && common("number", { number: order.number })}
        title={say("title")}
        text={say("text")}
        waiting={
          view === "waiting"
            ? { seconds, note: common("waiting.measure", { seconds: String(seconds) }) }
            : null
        }
      />
      {order?.place && isPaid && (
        <p className={styles.place}>
          <span data-type="ui">{t("done.place")}</span>
          <b data-type="figure">{order.place.number}</b>
          <span data-type="ui">{t("done.of", { pieces: order.place.of })}</span>
        </p>
      )}
      {order && isPaid && <OrderSummary order={order} locale={locale} t={common} />}
      <div className={styles.actions}>
        {again !== null && <ButtonLink href={again}>{common("toWallet")}</ButtonLink>}
        {isPaid && (
          <ButtonLink href={localeHref(locale, `/commandes/${token}`)}>{common("follow")}</ButtonLink>
        )}
        {isOver && <ButtonLink href={localeHref(locale, path)}>{t("done.again")}</ButtonLink>}
        {order?.receipt && (
          <a data-type="link" href={order.receipt} target="_blank" rel="noopener">
            {common("receipt")}
          </a>
        )}
        {view !== "waiting" && !isPaid && (
          <ButtonLink tone="outline" href={localeHref(locale, "/montres")}>
            {common("watches")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
