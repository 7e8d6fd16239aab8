"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useStaffCall } from "@/src/admin/use-staff-call";

/**
 * The parcel with the exchanged pieces has arrived.
 * @param order that replaces them
 */
export function ReturnButton({
  order,
  texts,
}: {
  order: number;
  texts: AdminMessages<"orders.actions">["exchange"];
}) {
  const { isBusy, send } = useStaffCall("exchange-returned", texts);
  return (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void send({ order })}>
      {texts.receive}
    </Button>
  );
}
