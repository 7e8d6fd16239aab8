import NextLink from "next/link";
import type { NavigationLink } from "@/src/domain/content/navigation";
import type { Locale } from "@/src/domain/locale/locale";
import { linkHref } from "@/src/i18n/link-href";
import { LocalWords } from "./local-words";

interface Props {
  link: NavigationLink | null;
  locale: Locale;
}

/** An editor's inline link; nothing without one. */
export function EditorLink({ link, locale }: Props) {
  if (!link) return null;
  return (
    <NextLink data-type="link" href={linkHref(locale, link.href)}>
      <LocalWords text={link.label} locale={locale} />
    </NextLink>
  );
}
