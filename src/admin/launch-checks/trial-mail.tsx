"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import type { Locale } from "@/src/domain/locale/locale";
import { useStaffCall } from "@/src/admin/use-staff-call";

interface Props {
  texts: AdminMessages<"home.launchChecks">["trial"];
  /** of the mail */
  locale: Locale;
}

/** Sends the current user a mail by the shop's own mail server, at once, and shows the server's answer. */
export function TrialMail({ texts: { button, done, errors }, locale }: Props) {
  const { isBusy, send } = useStaffCall("trial-mail", { done, errors });
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy}
      onClick={() => void send({ locale })}
      extraButtonProps={{ "data-trial-mail": true }}
    >
      {button}
    </Button>
  );
}
