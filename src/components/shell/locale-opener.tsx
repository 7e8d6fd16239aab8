"use client";
import { useSetAtom } from "jotai";
import { localeDialogAtom } from "@/src/client/state/locale-dialog";
import { WindowOpener } from "@/src/components/primitives/window-opener";
import { footerId } from "./footer-id";

interface Props {
  title: string;
  /** The page's language, by its native name. */
  language: string;
}

/** Opens the language and currency window; the footer has the languages too. */
export function LocaleOpener({ title, language }: Props) {
  const setOpen = useSetAtom(localeDialogAtom);
  return (
    <WindowOpener href={`#${footerId}`} onOpen={() => setOpen(true)}>
      <span data-sr="">{`${title} `}</span>
      <span>
        {`${language}, `}
        <span data-currency-code="" suppressHydrationWarning>
          EUR
        </span>
      </span>
    </WindowOpener>
  );
}
