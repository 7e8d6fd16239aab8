"use client";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { localeDialogAtom } from "../../state/locale-dialog";

/** Opens the language and currency window. */
export function OpenLocaleDialog({ children }: { children: ReactNode }) {
  const setOpen = useSetAtom(localeDialogAtom);
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
      {children}
    </button>
  );
}
