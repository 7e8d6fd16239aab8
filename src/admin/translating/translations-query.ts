import * as v from "valibot";
import { ownLanguages } from "@/src/admin/access/own-languages";
import { roleOf } from "@/src/admin/access/roles";
import { defaultLocale, isLocale, locales, type Locale } from "@/src/domain/locale/locale";
import type { PayloadRequest } from "payload";

export const translationsPath = "/admin/translations-desk";

/** The query of the desk's address; invalid values are ignored. */
export const translationsQuery = v.object({
  langue: v.fallback(v.nullable(v.custom<Locale>(isLocale)), null),
  liste: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))), null),
  document: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/))), null),
  etat: v.fallback(v.nullable(v.picklist(["missing", "outdated", "broken"])), null),
});
export type TranslationsQuery = v.InferOutput<typeof translationsQuery>;

/** Address of a part of the desk. */
export function translationsHref(query: Partial<TranslationsQuery>): string {
  const asked = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  return asked.length > 0
    ? `${translationsPath}?${new URLSearchParams(asked.map(([name, value]) => [name, value]))}`
    : translationsPath;
}

/** Languages a user translates into: their own, or all of them for roles that write the French texts. */
export function translationLanguages(req: Pick<PayloadRequest, "user">): readonly Locale[] {
  const others = locales.filter((locale) => locale !== defaultLocale);
  if (roleOf(req.user) !== "translator") return others;
  const own = ownLanguages(req);
  return others.filter((locale) => own.includes(locale));
}
