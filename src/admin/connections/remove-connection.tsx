"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { useStaffCall } from "@/src/admin/use-staff-call";
import type { ConnectionKind } from "@/src/domain/connections/connection";
import styles from "./connections.module.css";

interface Props {
  kind: ConnectionKind;
  texts: AdminMessages<"settings.connections">;
}

/** Forgets an account, after a second press. */
export function RemoveConnection({ kind, texts }: Props) {
  const { done, remove, errors } = texts;
  const [isAsked, setAsked] = useState(false);
  const { isBusy, send } = useStaffCall("connection-remove", { done: done.removed, errors: errors.any });
  if (!isAsked)
    return (
      <div className={styles.actions}>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setAsked(true)}>
          {remove.open}
        </Button>
      </div>
    );
  return (
    <div className={styles.asked}>
      <p>{remove.asks[kind]}</p>
      <div className={styles.actions}>
        <Button
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => void send({ kind }).then(() => setAsked(false))}
        >
          {remove.confirm}
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={isBusy}
          onClick={() => setAsked(false)}
        >
          {remove.cancel}
        </Button>
      </div>
    </div>
  );
}
