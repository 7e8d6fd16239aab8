"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { ConfirmedAction } from "@/src/admin/confirmed-action";
import { useStaffCall } from "@/src/admin/use-staff-call";
import type { ConnectionKind } from "@/src/domain/connections/connection";

interface Props {
  kind: ConnectionKind;
  texts: AdminMessages<"settings.connections">;
}

/** Forgets an account, after a second press. */
export function RemoveConnection({ kind, texts: { done, remove, errors } }: Props) {
  const { isBusy, send } = useStaffCall("connection-remove", { done: done.removed, errors: errors.any });
  return (
    <ConfirmedAction
      texts={remove}
      question={remove.asks[kind]}
      isBusy={isBusy}
      onConfirm={(close) => void send({ kind }).then(close)}
    />
  );
}
