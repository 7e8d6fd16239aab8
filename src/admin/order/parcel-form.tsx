"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import type { OrderStepsTexts } from "./order-steps-texts";
import { noParcel, ParcelFields } from "./parcel-fields";
import { useStaffCall } from "@/src/admin/use-staff-call";

interface Props {
  order: number;
  texts: OrderStepsTexts;
}

/** Corrects who carries a parcel that is on its way; its buyer gets the mail again. */
export function ParcelForm({ order, texts }: Props) {
  const [parcel, setParcel] = useState(noParcel);
  const { isBusy, send } = useStaffCall("order-parcel", texts);
  const isTyped = parcel.trackingNumber.trim() !== "";
  return (
    <details>
      <summary>{texts.correct}</summary>
      <ParcelFields texts={texts} parcel={parcel} onType={setParcel} />
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isBusy || !isTyped}
        onClick={() => void send({ order, parcel })}
      >
        {texts.confirm}
      </Button>
    </details>
  );
}
