"use client";
import { toast } from "@payloadcms/ui";
import { useState } from "react";
import { staffCall } from "./staff-call";
import { useFreshPage } from "./use-fresh-page";

/** Words for what came of a call; `other` for every code without words of its own. */
interface Words {
  readonly done: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

/** A call of the admin's own buttons: one at a time, its outcome said, and the page as it is afterwards. */
export function useStaffCall(path: string, { done, errors }: Words) {
  const refresh = useFreshPage();
  const [isBusy, setBusy] = useState(false);
  const send = async (body: unknown): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    const error = await staffCall(path, body);
    if (error === null) toast.success(done);
    else toast.error(errors[error] ?? errors.other);
    setBusy(false);
    refresh();
    return error === null;
  };
  return { isBusy, send };
}
