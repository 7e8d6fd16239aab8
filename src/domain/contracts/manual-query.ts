import * as v from "valibot";
import { defaultLocale, isLocale, type Locale } from "@/src/domain/locale/locale";

/** Number and language of a manual. */
export const manualQuery = v.object({
  number: v.pipe(
    v.string("is missing"),
    v.regex(/^[1-9][0-9]{0,2}$/, "is not the number of a manual"),
    v.transform(Number),
  ),
  locale: v.optional(v.custom<Locale>(isLocale, "is no language of the shop"), defaultLocale),
});
