import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { selectionFields, type SelectionField } from "@/src/domain/watch/selection";

/** Names of the groups. */
export async function catalogueTitles(locale: Locale): Promise<Readonly<Record<SelectionField, string>>> {
  const names = await getTranslations({ locale, namespace: "configurator.fields" });
  return Object.fromEntries(selectionFields.map((field) => [field, names(field)])) as Record<
    SelectionField,
    string
  >;
}
