"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useStaffCall } from "@/src/admin/use-staff-call";
import { wholeNumber, type StockFormProps } from "./stock-form";
import { StockInput } from "./stock-input";
import styles from "./stock.module.css";

/** Starts counting an article, with its current number of pieces. */
export function BeginCounting({ list, document, lowAt, onHand }: StockFormProps & { onHand: number }) {
  const texts = useAdminMessages("stock");
  const [typed, setTyped] = useState(onHand === 0 ? "" : String(onHand));
  const { isBusy, send } = useStaffCall("stock-count", texts);
  const pieces = wholeNumber(typed);
  const isRight = pieces !== null && pieces >= 0;
  return (
    <div className={styles.row}>
      <StockInput label={texts.counted} value={typed} onType={setTyped} />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy || !isRight}
        onClick={() => void send({ list, document, isCounted: true, lowAt, pieces })}
      >
        {texts.begin}
      </Button>
    </div>
  );
}
