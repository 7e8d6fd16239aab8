"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { Button } from "@payloadcms/ui";
import { useStaffCall } from "@/src/admin/use-staff-call";
import styles from "./stock.module.css";

/** Restocks returned pieces of an order after their inspection. */
export function ReturnPieces({ order }: { order: number }) {
  const texts = useAdminMessages("stock");
  const { isBusy, send } = useStaffCall("stock-return", texts);
  return (
    <div className={styles.sheet}>
      <p className={styles.quiet}>{texts.backHint}</p>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => void send({ order })}
      >
        {texts.back}
      </Button>
    </div>
  );
}
