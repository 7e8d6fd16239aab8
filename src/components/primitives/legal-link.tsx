import type { ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";

interface Props {
  path: "/conditions-generales" | "/politique-de-retour";
  locale: Locale;
  children: ReactNode;
}

/** Link to the terms that paying accepts, in a new tab: the payment page stays open. */
export function LegalLink({ path, locale, children }: Props) {
  return (
    <a data-type="link" href={localeHref(locale, path)} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
