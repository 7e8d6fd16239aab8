"use client";
import { useAtom } from "jotai";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { localeDialogAtom } from "@/src/client/state/locale-dialog";
import { Dialog } from "@/src/components/primitives/dialog";
import { useLateParts } from "@/src/components/primitives/use-late-parts";
import { Waiting } from "@/src/components/primitives/waiting";

interface Props {
  locale: Locale;
  /** Where the common texts are. */
  texts: string;
  /** Shown in the window before they are loaded. */
  frame: { readonly title: string; readonly close: string };
}

const loadWindow = () => import("./locale-window");

/** The language and currency window; a page has only its frame until it is opened. */
export function LocaleDialog({ locale, texts, frame }: Props) {
  const [isOpen, setOpen] = useAtom(localeDialogAtom);
  const close = () => setOpen(false);
  const instead = localeHref(locale, "/");
  const parts = useLateParts({ isWanted: isOpen, load: loadWindow, texts, instead });
  return (
    <Dialog isOpen={isOpen} onClose={close} title={frame.title} closeLabel={frame.close}>
      {parts ? (
        <parts.LocaleWindow locale={locale} texts={parts.texts} onClose={close} />
      ) : (
        <Waiting label={frame.title} />
      )}
    </Dialog>
  );
}
