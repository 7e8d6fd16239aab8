"use client";
import { useState, type FormEvent } from "react";
import { sendWithdrawal } from "@/src/client/browser/order-page";
import type { OrderPageResponse } from "@/src/domain/contracts/order-page";
import { Button } from "@/src/components/primitives/button";
import { listComma } from "@/src/domain/locale/locale";
import { Notice } from "@/src/components/primitives/notice";
import type { OrderWords } from "./order-words";
import { WithdrawPart } from "./withdraw-part";
import styles from "./withdrawal-panel.module.css";

interface Props {
  withdrawal: Exclude<OrderPageResponse["withdrawal"], { status: "none" }>;
  order: Pick<OrderPageResponse, "number" | "placedAt" | "currency" | "withdrawable" | "partWithdrawals">;
  /** the order's secret */
  token: string;
  /** Whether it has just failed. */
  hasFailed: boolean;
  words: OrderWords;
  /** The withdrawal was accepted. */
  onChange: () => Promise<void>;
}

/**
 * The right of withdrawal: the deadline, and the function itself in two steps. Source: specification 13.6; directive
 * (EU) 2023/2673, article 11a.
 */
export function WithdrawalPanel({ withdrawal, order, token, hasFailed, words, onChange }: Props) {
  const { t, day, moment, money, locale } = words;
  const [step, setStep] = useState<"idle" | "sending" | "failed">(hasFailed ? "failed" : "idle");
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (step === "sending") return;
    setStep("sending");
    const sent = await sendWithdrawal(token, null);
    setStep(sent.ok ? "idle" : "failed");
    if (sent.ok) await onChange();
  };
  return (
    <section className={styles.panel} id="retractation" aria-labelledby="retractation-titre">
      <h2 id="retractation-titre" data-type="t2">
        {t("withdrawal.title")}
      </h2>
      <div role="status">
        {withdrawal.status === "done" && (
          <Notice tone="success">
            <strong>{t("withdrawal.done", { at: moment(withdrawal.at) })}</strong> {t("withdrawal.doneText")}
          </Notice>
        )}
        {order.partWithdrawals.map(({ at, pieces, amount }) => (
          <Notice key={at} tone="success">
            <strong>{t("withdrawal.done", { at: moment(at) })}</strong>{" "}
            {t("withdrawal.part.done", {
              pieces: pieces.map(({ title, quantity }) => `${quantity} × ${title}`).join(listComma(locale)),
              amount: money(amount, order.currency),
            })}
          </Notice>
        ))}
      </div>
      {withdrawal.status === "closed" && <p>{t("withdrawal.closed", { day: day(withdrawal.until) })}</p>}
      {withdrawal.status === "open" && (
        <>
          <p>
            {withdrawal.until === null
              ? t("withdrawal.before")
              : t("withdrawal.until", { day: day(withdrawal.until) })}
          </p>
          <details open={hasFailed}>
            <summary>{t("withdrawal.open")}</summary>
            <div className={styles.confirm}>
              <p>{t("withdrawal.statement", { number: order.number, day: day(order.placedAt) })}</p>
              <p data-type="note">{t("withdrawal.next")}</p>
              <div role="alert">
                {step === "failed" && <Notice tone="error">{t("withdrawal.failed")}</Notice>}
              </div>
              <form method="post" action="/api/withdrawal" onSubmit={confirm}>
                <input type="hidden" name="lang" value={locale} />
                <input type="hidden" name="order" value={token} />
                <Button type="submit" busy={step === "sending"}>
                  {t(step === "sending" ? "withdrawal.sending" : "withdrawal.confirm")}
                </Button>
              </form>
            </div>
          </details>
          {order.withdrawable.length > 0 && (
            <WithdrawPart pieces={order.withdrawable} {...{ token, words, onChange }} />
          )}
        </>
      )}
    </section>
  );
}
