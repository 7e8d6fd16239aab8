import type { NavigationLink } from "@/src/domain/content/navigation";
import { localise, type Locale } from "@/src/domain/locale/locale";

/** A link in the page's language, in short form: path without a language, name, and the address of its picture if it has one. */
export type ShownLink = readonly [path: string, label: string, picture?: string];

export const shownLink =
  (locale: Locale) =>
  ({ href, label }: NavigationLink): ShownLink => [href, localise(label, locale)];
