"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { ConfirmedAction } from "@/src/admin/confirmed-action";
import { useStaffCall } from "@/src/admin/use-staff-call";
import { fill } from "@/src/domain/locale/fill";

interface Props {
  id: number;
  name: string;
  texts: Pick<AdminMessages<"staff.apiKeys">, "revoke" | "errors">;
  /** below /api/staff */
  path: "api-key-revoke" | "assistant-key-revoke";
}

/** Revokes a key, after a second press. */
export function RevokeApiKey({ id, name, texts: { revoke, errors }, path }: Props) {
  const { isBusy, send } = useStaffCall(path, { done: revoke.done, errors });
  return (
    <ConfirmedAction
      texts={revoke}
      label={fill(revoke.named, { name })}
      question={fill(revoke.ask, { name })}
      isBusy={isBusy}
      onConfirm={() => void send({ key: id })}
    />
  );
}
