"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import styles from "./order-steps.module.css";
import { useStaffCall } from "@/src/admin/use-staff-call";

interface Props {
  order: number;
  /** URL of the payment page */
  page: string;
  /** expiry, in words */
  until: string;
  texts: AdminMessages<"orders.actions">["link"];
}

/** The payment link of an order: sent again, or revoked. */
export function LinkPanel({ order, page, until, texts }: Props) {
  const [isAsked, setAsked] = useState(false);
  const again = useStaffCall("payment-link-send", texts);
  const withdraw = useStaffCall("payment-link-withdraw", texts);
  const isBusy = again.isBusy || withdraw.isBusy;
  return (
    <div className={styles.ask} role="group" aria-label={texts.title}>
      <strong>{texts.title}</strong>
      <p>{until}</p>
      <a href={page}>{texts.open}</a>
      {isAsked ? (
        <>
          <p>{texts.ask}</p>
          <div className={styles.answers}>
            <Button size="small" disabled={isBusy} onClick={() => void withdraw.send({ order })}>
              {texts.confirm}
            </Button>
            <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => setAsked(false)}>
              {texts.cancel}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Button
            buttonStyle="secondary"
            size="small"
            disabled={isBusy}
            onClick={() => void again.send({ order })}
          >
            {texts.again}
          </Button>
          <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => setAsked(true)}>
            {texts.withdraw}
          </Button>
        </>
      )}
    </div>
  );
}
