"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { fill } from "@/src/domain/locale/fill";
import type { StaffAct } from "@/src/domain/order/undo-step";
import { useStaffCall } from "@/src/admin/use-staff-call";

interface Props {
  order: number;
  /** the step to undo */
  to: StaffAct;
  /** remaining time when the button appears, in milliseconds: the two clocks may differ */
  left: number;
  texts: AdminMessages<"orders.undo">;
  onUndone?: () => void;
}

/** Undoes a step while its mail is queued; counts down, and disappears afterwards. */
export function UndoButton({ order, to, left, texts, onUndone }: Props) {
  const [seconds, setSeconds] = useState(Math.ceil(left / 1_000));
  const { isBusy, send } = useStaffCall("order-step-undo", texts);
  useEffect(() => {
    const end = performance.now() + left;
    const count = () => setSeconds(Math.max(0, Math.ceil((end - performance.now()) / 1_000)));
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [left]);
  if (seconds === 0) return null;
  const undo = async () => {
    if (await send({ order, to })) onUndone?.();
  };
  return (
    <Button buttonStyle="secondary" size="medium" disabled={isBusy} onClick={() => void undo()}>
      {fill(texts.undo, { seconds })}
    </Button>
  );
}
