"use client";
import { messageOf } from "@/src/admin/message-of";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import * as v from "valibot";
import { fill } from "@/src/domain/locale/fill";
import { staffAsk } from "@/src/admin/staff-call";
import { useStaffCall } from "@/src/admin/use-staff-call";
import styles from "./mail-actions.module.css";

const answer = v.object({ to: v.string(), subject: v.string(), html: v.string() });
type Read = v.InferOutput<typeof answer>;

/** Shows a mail, and sends it again. */
export function MailActions({
  mail,
  isWaiting,
  texts,
}: {
  mail: number;
  isWaiting: boolean;
  texts: AdminMessages<"sales.mail">;
}) {
  const [read, setRead] = useState<Read | null>(null);
  const { isBusy, send } = useStaffCall("order-mail-resend", texts);
  const open = async () => {
    const asked = await staffAsk("order-mail", { mail });
    const parsed = v.safeParse(answer, asked.ok ? asked.value : null);
    if (parsed.success) setRead(parsed.output);
    else toast.error(messageOf(texts.errors, asked.ok ? "other" : asked.error) ?? texts.errors.other);
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          onClick={() => (read ? setRead(null) : void open())}
        >
          {read ? texts.close : texts.read}
        </Button>
        {!isWaiting && (
          <Button
            size="small"
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void send({ mail })}
          >
            {texts.resend}
          </Button>
        )}
      </div>
      {read && (
        <figure className={styles.mail}>
          <figcaption>{fill(texts.asToday, { to: read.to, subject: read.subject })}</figcaption>
          {/* Sandboxed without scripts, links and requests: it contains text typed by third parties. */}
          <iframe sandbox="" srcDoc={read.html} title={read.subject} />
        </figure>
      )}
    </>
  );
}
