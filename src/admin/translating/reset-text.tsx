"use client";

import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { Button, useField } from "@payloadcms/ui";

/** Empties the field beside it; an empty text falls back to the message file. */
export function ResetText({ path }: { path: string }) {
  const { value, setValue, disabled } = useField<string>({ path });
  const label = useAdminMessages("resetText");
  if (!value) return null;
  return (
    <Button buttonStyle="secondary" size="small" disabled={disabled} onClick={() => setValue("")}>
      {label}
    </Button>
  );
}
