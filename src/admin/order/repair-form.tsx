"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useStaffCall } from "@/src/admin/use-staff-call";
import styles from "./order-steps.module.css";
import { StepQuestion } from "./step-question";

interface Props {
  order: number;
  /** watches whose guarantee no repair has prolonged */
  watches: readonly { readonly line: number; readonly title: string }[];
  texts: AdminMessages<"orders.actions">["repair"];
}

/** One watch was repaired under the legal guarantee: which. */
export function RepairForm({ order, watches, texts }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [line, setLine] = useState(watches[0]?.line ?? 0);
  const { isBusy, send } = useStaffCall("order-repair", texts);
  if (!isOpen)
    return (
      <Button buttonStyle="secondary" size="medium" onClick={() => setOpen(true)}>
        {texts.begin}
      </Button>
    );
  return (
    <StepQuestion
      name={texts.begin}
      texts={texts}
      isBusy={isBusy}
      onConfirm={() => void send({ order, pieces: [{ line, quantity: 1 }] })}
      onCancel={() => setOpen(false)}
    >
      <p>{texts.hint}</p>
      <label className={styles.pieces}>
        {texts.watch}
        <select value={line} onChange={({ target }) => setLine(Number(target.value))}>
          {watches.map((watch) => (
            <option key={watch.line} value={watch.line}>
              {watch.title}
            </option>
          ))}
        </select>
      </label>
    </StepQuestion>
  );
}
