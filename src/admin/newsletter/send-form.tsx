"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useRef, useState } from "react";
import { MomentInput } from "@/src/admin/fields/moment-input";
import { useStaffCall } from "@/src/admin/use-staff-call";
import styles from "./newsletter-sheet.module.css";

interface Props {
  newsletter: number;
  readers: number;
  isComplete: boolean;
  isDraft: boolean;
  /** mails that are still queued */
  waiting: number;
  texts: AdminMessages<"people.newsletterSheet">;
}

/** Sends a newsletter, now or at a scheduled hour, after a confirmation; cancels queued mails. */
export function SendForm({ newsletter, readers, isComplete, isDraft, waiting, texts }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState<Date | null>(null);
  const [isOpen, setOpen] = useState(false);
  const sending = useStaffCall("newsletter-send", texts.send);
  const withdrawal = useStaffCall("newsletter-withdraw", texts.withdraw);
  const open = () => {
    dialog.current?.showModal();
    // The window itself takes the focus first: focusing the field would open its calendar over the buttons.
    dialog.current?.focus();
    setOpen(true);
  };
  const close = () => dialog.current?.close();
  const send = async () => {
    await sending.send({ newsletter, at: at?.toISOString() ?? null, expected: readers });
    close();
  };
  if (!isDraft && waiting === 0) return null;
  if (!isDraft) {
    return (
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={withdrawal.isBusy}
        onClick={() => void withdrawal.send({ newsletter })}
      >
        {texts.withdraw.button.replace("{count}", String(waiting))}
      </Button>
    );
  }
  const asked = texts.send.ask.replace("{count}", String(readers));
  return (
    <>
      <Button size="small" disabled={!isComplete || readers === 0} onClick={open}>
        {texts.send.open}
      </Button>
      <dialog
        ref={dialog}
        tabIndex={-1}
        className={styles.dialog}
        aria-labelledby="send-title"
        onClose={() => setOpen(false)}
      >
        <h3 id="send-title">{texts.send.open}</h3>
        <p>{asked}</p>
        {isOpen && <MomentInput id="send-hour" label={texts.send.at} value={at} onChange={setAt} />}
        <div className={styles.answers}>
          <Button size="small" disabled={sending.isBusy} onClick={() => void send()}>
            {at === null ? texts.send.now : texts.send.later}
          </Button>
          <Button buttonStyle="secondary" size="small" disabled={sending.isBusy} onClick={close}>
            {texts.send.cancel}
          </Button>
        </div>
      </dialog>
    </>
  );
}
