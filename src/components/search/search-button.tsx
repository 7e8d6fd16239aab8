"use client";
import { useState } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { Dialog } from "@/src/components/primitives/dialog";
import { Icon } from "@/src/components/primitives/icon";
import { useLateParts } from "@/src/components/primitives/use-late-parts";
import { Waiting } from "@/src/components/primitives/waiting";
import { WindowOpener } from "@/src/components/primitives/window-opener";

interface Props {
  locale: Locale;
  /** Where the search's texts are. */
  texts: string;
  /** Shown in the window before they are loaded. */
  frame: { readonly title: string; readonly close: string };
}

const loadSearch = () => import("./search-window");

/** A link to the search page; with scripts it opens the search over the page instead. */
export function SearchButton({ locale, texts, frame }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const page = localeHref(locale, "/recherche");
  const parts = useLateParts({ isWanted: isOpen, load: loadSearch, texts, instead: page });
  return (
    <>
      <WindowOpener
        href={page}
        onOpen={() => setOpen(true)}
        onNear={() => void loadSearch().catch(() => undefined)}
      >
        <Icon name="search" />
        <span data-sr="">{frame.title}</span>
      </WindowOpener>
      <Dialog isOpen={isOpen} onClose={close} title={frame.title} closeLabel={frame.close}>
        {parts ? (
          <parts.SearchWindow locale={locale} texts={parts.texts} isOpen={isOpen} onClose={close} />
        ) : (
          <Waiting label={frame.title} />
        )}
      </Dialog>
    </>
  );
}
