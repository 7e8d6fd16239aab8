"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { noParcel, ParcelFields } from "./parcel-fields";
import { useStaffCall } from "@/src/admin/use-staff-call";

interface Props {
  order: number;
  /** index of a part parcel, from 0; null for the last one */
  part: number | null;
  texts: AdminMessages<"orders.orderSteps">;
}

/** Corrects the carrier of a parcel in transit; its buyer gets the mail again. */
export function ParcelForm({ order, part, texts }: Props) {
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
        onClick={() => void send({ order, part, parcel })}
      >
        {texts.confirm}
      </Button>
    </details>
  );
}
