import { preorderDetails } from "@/src/domain/contracts/forms/preorder-details";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import type { TextTree } from "@/src/i18n/text-tree";
import { fieldViews, formTexts, type FieldView, type FormTexts } from "@/src/components/forms/form-view";

/**
 * Countries in a language, sorted by name.
 * @param codes ISO codes of the delivery countries
 */
export function countryNames(
  codes: readonly string[],
  locale: Locale,
): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(languageTag(locale), { type: "region" });
  return codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, languageTag(locale)));
}

/** The form of the second step: its countries are a setting, the rest is in its definition. */
export function detailViews(
  forms: TextTree,
  countries: readonly string[],
  locale: Locale,
): { readonly fields: readonly FieldView[]; readonly texts: FormTexts } {
  const t = browserTexts<Record<string, string>>(forms, locale);
  const fields = fieldViews(preorderDetails, t).map((field): FieldView =>
    field.name === "country" ? { ...field, options: countryNames(countries, locale) } : field,
  );
  return { fields, texts: formTexts(preorderDetails, t) };
}
