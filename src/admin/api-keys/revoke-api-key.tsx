"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useStaffCall } from "@/src/admin/use-staff-call";
import { fill } from "@/src/domain/locale/fill";
import styles from "./api-keys.module.css";

interface Props {
  id: number;
  name: string;
  texts: Pick<AdminMessages<"staff.apiKeys">, "revoke" | "errors">;
  /** below /api/staff */
  path: "api-key-revoke" | "assistant-key-revoke";
}

/** Revokes a key, after a second press. */
export function RevokeApiKey({ id, name, texts: { revoke, errors }, path }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { isBusy, send } = useStaffCall(path, { done: revoke.done, errors });
  if (!isAsked)
    return (
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        aria-label={fill(revoke.named, { name })}
        onClick={() => setAsked(true)}
      >
        {revoke.open}
      </Button>
    );
  return (
    <div className={styles.asked}>
      <p>{fill(revoke.ask, { name })}</p>
      <div className={styles.actions}>
        <Button size="small" margin={false} disabled={isBusy} onClick={() => void send({ key: id })}>
          {revoke.confirm}
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => setAsked(false)}
        >
          {revoke.cancel}
        </Button>
      </div>
    </div>
  );
}
