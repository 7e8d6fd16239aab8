"use client";
import { Button } from "@payloadcms/ui";
import { useStaffCall } from "@/src/admin/use-staff-call";
import type { MoreTexts } from "./more-texts";

/**
 * The parcel with the exchanged pieces has arrived.
 * @param order that replaces them
 */
export function ReturnButton({ order, texts }: { order: number; texts: MoreTexts["exchange"] }) {
  const { isBusy, send } = useStaffCall("exchange-returned", texts);
  return (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={() => void send({ order })}>
      {texts.receive}
    </Button>
  );
}
