"use client";
import { useState } from "react";
import { sendWithdrawal } from "../../browser/order-page";
import type { OrderPageResponse } from "../../contracts/order-page";
import { Button } from "../primitives/button";
import { Notice } from "../primitives/notice";
import type { OrderWords } from "./order-words";
import styles from "./withdrawal-panel.module.css";

interface Props {
  withdrawal: Exclude<OrderPageResponse["withdrawal"], { status: "none" }>;
  order: Pick<OrderPageResponse, "number" | "placedAt">;
  /** the order's secret */
  token: string;
  words: OrderWords;
  /** The withdrawal is at the shop. */
  onChange: () => Promise<void>;
}

/**
 * The right to withdraw: until when, and the function itself in two steps. Source: decision "withdrawal"; directive
 * (EU) 2023/2673, article 11a.
 */
export function WithdrawalPanel({ withdrawal, order, token, words: { t, day, moment }, onChange }: Props) {
  const [step, setStep] = useState<"idle" | "sending" | "failed">("idle");
  const confirm = async () => {
    if (step === "sending") return;
    setStep("sending");
    const sent = await sendWithdrawal(token);
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
      </div>
      {withdrawal.status === "closed" && <p>{t("withdrawal.closed", { day: day(withdrawal.until) })}</p>}
      {withdrawal.status === "open" && (
        <>
          <p>
            {withdrawal.until === null
              ? t("withdrawal.before")
              : t("withdrawal.until", { day: day(withdrawal.until) })}
          </p>
          <details>
            <summary>{t("withdrawal.open")}</summary>
            <div className={styles.confirm}>
              <p>{t("withdrawal.statement", { number: order.number, day: day(order.placedAt) })}</p>
              <p data-type="note">{t("withdrawal.next")}</p>
              <div role="alert">
                {step === "failed" && <Notice tone="error">{t("withdrawal.failed")}</Notice>}
              </div>
              <Button busy={step === "sending"} onClick={() => void confirm()}>
                {t(step === "sending" ? "withdrawal.sending" : "withdrawal.confirm")}
              </Button>
            </div>
          </details>
        </>
      )}
    </section>
  );
}
