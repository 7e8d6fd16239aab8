"use client";
import { messageOf } from "@/src/admin/message-of";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import type { OrderState } from "@/src/domain/order/order-state";
import { isStepBack } from "@/src/domain/order/staff-steps";
import styles from "./order-steps.module.css";
import { noParcel, ParcelFields } from "./parcel-fields";
import { StepQuestion } from "./step-question";
import { useStaffCall } from "@/src/admin/use-staff-call";

interface Props {
  order: number;
  /** the state the page shows: if the order has changed meanwhile, it is shown first */
  from: OrderState;
  to: OrderState;
  /** notice before something is sent */
  warning: string | null;
  /** whether it requires carrier and number: not where nothing is left to send */
  needsParcel: boolean;
  texts: AdminMessages<"orders.orderSteps">;
}

/** One step of an order. A step that cannot be undone, or needs more data, opens a dialog first. */
export function OrderStepForm({ order, from, to, warning, needsParcel, texts }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [parcel, setParcel] = useState(noParcel);
  const { isBusy, send } = useStaffCall("order-step", texts);
  const ask = messageOf(texts.asks, to);
  const take = async () => {
    const isTaken = await send({ order, from, to, ...(needsParcel && { parcel }) });
    if (isTaken) setOpen(false);
  };
  const name = messageOf(texts.steps, to) ?? to;
  if (!isOpen) {
    const isAsked = needsParcel || ask !== undefined;
    const isMain = needsParcel || (ask === undefined && !isStepBack(from, to));
    return (
      <Button
        buttonStyle={isMain ? "primary" : "secondary"}
        size="medium"
        disabled={isBusy}
        onClick={() => (isAsked ? setOpen(true) : void take())}
      >
        {name}
      </Button>
    );
  }
  return (
    <StepQuestion
      name={name}
      texts={texts}
      isBusy={isBusy}
      isReady={!needsParcel || parcel.trackingNumber.trim() !== ""}
      onConfirm={() => void take()}
      onCancel={() => setOpen(false)}
    >
      {ask && <p>{ask}</p>}
      {needsParcel && warning !== null && <p className={styles.warning}>{warning}</p>}
      {needsParcel && <ParcelFields texts={texts} parcel={parcel} onType={setParcel} />}
    </StepQuestion>
  );
}
