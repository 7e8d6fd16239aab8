"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { useStaffCall } from "@/src/admin/use-staff-call";
import { wholeNumber, type StockFormProps } from "./stock-form";
import { StockInput } from "./stock-input";
import styles from "./stock.module.css";

const reasons = ["delivery", "correction"] as const;

/** Pieces that arrived, or that were counted again. */
export function MovePieces({ list, document }: StockFormProps) {
  const texts = useAdminMessages("stock");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [note, setNote] = useState("");
  const [reason, setReason] = useState<(typeof reasons)[number]>("delivery");
  // Idempotency key: a request repeated after a lost response is executed once.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { isBusy, send } = useStaffCall("stock-move", texts);
  const pieces = wholeNumber(typed);
  const move = async () => {
    const said = note.trim();
    const isDone = await send({ list, document, pieces, reason, note: said === "" ? null : said, key });
    if (!isDone) return;
    setTyped("");
    setNote("");
    setKey(crypto.randomUUID());
  };
  return (
    <div className={styles.row}>
      <StockInput label={texts.pieces} hint={texts.piecesHint} value={typed} onType={setTyped} />
      <div className={styles.field}>
        <label htmlFor={id}>{texts.reason}</label>
        <select
          id={id}
          value={reason}
          onChange={({ target }) => setReason(reasons.find((one) => one === target.value) ?? "delivery")}
        >
          {reasons.map((one) => (
            <option key={one} value={one}>
              {texts.reasons[one]}
            </option>
          ))}
        </select>
      </div>
      <StockInput label={texts.note} value={note} isNumber={false} onType={setNote} />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy || pieces === null || pieces === 0}
        onClick={() => void move()}
      >
        {texts.move}
      </Button>
    </div>
  );
}
