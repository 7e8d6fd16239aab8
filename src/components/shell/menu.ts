import type { Navigation } from "@/src/domain/content/navigation";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { textsMark } from "@/src/i18n/texts-address";
import { shownLink } from "./shown-link";
import type { ShownGroup } from "./load-menu";

/** The groups of the navbar's entries, in one language; fetched when one is first opened. */
export const menuOf = ({ bar }: Navigation, locale: Locale): readonly ShownGroup[] =>
  bar
    .filter(({ children }) => children.length > 0)
    .map(({ label, children }) => [localise(label, locale), children.map(shownLink(locale))]);

/** Their URL; it changes with the texts. */
export const menuAddress = (navigation: Navigation, locale: Locale): string =>
  `/api/menu/${locale}?v=${textsMark(menuOf(navigation, locale))}`;
