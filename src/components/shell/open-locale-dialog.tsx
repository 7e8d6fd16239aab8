"use client";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { localeDialogAtom } from "../../state/locale-dialog";
import { WindowOpener } from "../primitives/window-opener";
import { footerId } from "./footer-id";

/** Opens the language and currency window; the footer has the languages too. */
export function OpenLocaleDialog({ children }: { children: ReactNode }) {
  const setOpen = useSetAtom(localeDialogAtom);
  return (
    <WindowOpener href={`#${footerId}`} onOpen={() => setOpen(true)}>
      {children}
    </WindowOpener>
  );
}
