"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useStaffCall } from "@/src/admin/use-staff-call";
import { wholeNumber, type StockFormProps } from "./stock-form";
import { StockInput } from "./stock-input";
import styles from "./stock.module.css";

/** The threshold at which staff is notified, and the end of counting, which requires a confirmation. */
export function StockSettings({ list, document, lowAt }: StockFormProps) {
  const texts = useAdminMessages("stock");
  const [typed, setTyped] = useState(lowAt === null ? "" : String(lowAt));
  const [isSure, setSure] = useState(false);
  const { isBusy, send } = useStaffCall("stock-count", texts);
  const wanted = typed.trim() === "" ? null : wholeNumber(typed);
  const isRight = typed.trim() === "" || (wanted !== null && wanted >= 0);
  const count = (isCounted: boolean, threshold: number | null) =>
    void send({ list, document, isCounted, lowAt: threshold, pieces: null });
  return (
    <div className={styles.row}>
      <StockInput label={texts.threshold} value={typed} onType={setTyped} />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy || !isRight || wanted === lowAt}
        onClick={() => count(true, wanted)}
      >
        {texts.setThreshold}
      </Button>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy}
        onClick={() => (isSure ? count(false, lowAt) : setSure(true))}
      >
        {isSure ? texts.endSure : texts.end}
      </Button>
    </div>
  );
}
