"use client";
import { Button } from "@payloadcms/ui";
import { useStaffCall } from "@/src/admin/use-staff-call";
import type { AdminMessages } from "@/src/i18n/admin-messages";

interface Props {
  which: { readonly delivery: number } | { readonly endpoint: number };
  texts: AdminMessages<"staff.webhookSheet">["redeliverAll"];
}

/** Delivers once more. */
export function Redeliver({ which, texts }: Props) {
  const { isBusy, send } = useStaffCall("webhook-redeliver", texts);
  return (
    <Button
      size="small"
      buttonStyle="secondary"
      margin={false}
      disabled={isBusy}
      onClick={() => void send(which)}
    >
      {texts.button}
    </Button>
  );
}
