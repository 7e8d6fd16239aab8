"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useStaffCall } from "@/src/admin/use-staff-call";

interface Props {
  isClosed: boolean;
  texts: AdminMessages<"home.setup">["switch"];
}

/** Opens the shop for visitors, or closes it. */
export function OpenSwitch({ isClosed, texts }: Props) {
  const { isBusy, send } = useStaffCall("shop-open", {
    done: isClosed ? texts.opened : texts.closed,
    errors: texts.errors,
  });
  return (
    <Button
      buttonStyle={isClosed ? "primary" : "secondary"}
      size="medium"
      margin={false}
      disabled={isBusy}
      onClick={() => void send({ isOpen: isClosed })}
      extraButtonProps={{ "data-open-switch": isClosed ? "open" : "close" }}
    >
      {isClosed ? texts.open : texts.close}
    </Button>
  );
}
