"use client";
import dynamic from "next/dynamic";
import NextLink from "next/link";
import { useState, type MouseEvent, type ReactNode } from "react";
import type { Locale } from "../../domain/locale/locale";
import { localeHref } from "../../i18n/locale-href";
import type { TextTree } from "../../i18n/text-tree";

/** The window is fetched when it is first asked for. */
const SearchDialog = dynamic(() => import("./search-dialog").then((module) => module.SearchDialog), {
  ssr: false,
});

interface Props {
  locale: Locale;
  texts: TextTree;
  children: ReactNode;
}

/** A link to the search page; where scripts run it opens the search over the page instead. */
export function SearchButton({ locale, texts, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <NextLink
        href={localeHref(locale, "/recherche")}
        prefetch={false}
        role="button"
        aria-haspopup="dialog"
        onClick={open}
      >
        {children}
      </NextLink>
      {wasOpened && (
        <SearchDialog locale={locale} texts={texts} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
