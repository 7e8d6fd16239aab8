"use client";
import { toast } from "@payloadcms/ui";
import { useState } from "react";
import { staffCall } from "./staff-call";
import { useFreshPage } from "./use-fresh-page";

/** Texts of a call's results; `other` for every code without a text of its own. */
interface Words {
  readonly done: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

/** A call of the admin's own buttons: one at a time, with its result shown, and the page reloaded afterwards. */
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
