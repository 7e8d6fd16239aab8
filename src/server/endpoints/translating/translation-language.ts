import type { PayloadRequest } from "payload";
import * as v from "valibot";
import { ownLanguages } from "@/src/admin/access/own-languages";
import { roleOf } from "@/src/admin/access/roles";
import { defaultLocale, isLocale, type Locale } from "@/src/domain/locale/locale";

/** A language that texts are translated into: every one but that of the source. */
export const translationLanguage = v.pipe(
  v.custom<Locale>(isLocale, "is no language of the shop"),
  v.check((locale) => locale !== defaultLocale, "is the language of the source"),
);

/** Languages an account writes: translators their own, marketers all. */
export const mayWriteIn = (req: Pick<PayloadRequest, "user">, locale: Locale): boolean =>
  locale === defaultLocale ? roleOf(req.user) !== "translator" : mayTranslateInto(req, locale);

/** Translators write their own languages; other roles at the desk write all. */
export const mayTranslateInto = (req: Pick<PayloadRequest, "user">, locale: Locale): boolean =>
  roleOf(req.user) !== "translator" || ownLanguages(req).some((language) => language === locale);
