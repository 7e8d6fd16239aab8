import type { Localised, Locale } from "@/src/domain/locale/locale";
import { words } from "./words";

interface Props {
  text: Localised;
  locale: Locale;
}

/** A text; French that replaces a missing translation is marked as such. */
export function LocalWords({ text, locale }: Props) {
  const { children, lang } = words(text, locale);
  return lang ? <span lang={lang}>{children}</span> : children;
}
