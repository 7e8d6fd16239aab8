import { preorderDetails } from "@/src/domain/contracts/forms/preorder-details";
import { partNames } from "@/src/domain/order/address-format";
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
): {
  readonly fields: readonly FieldView[];
  readonly texts: FormTexts;
  /** What parts of addresses are called in some countries. */
  readonly names: Readonly<Record<string, string>>;
} {
  const t = browserTexts<Record<string, string>>(forms, locale);
  const fields = fieldViews(preorderDetails, t).map((field): FieldView =>
    field.name === "country" ? { ...field, options: countryNames(countries, locale) } : field,
  );
  const names = Object.fromEntries(partNames.map((name) => [name, t(`address-names.${name}`)]));
  return { fields, texts: formTexts(preorderDetails, t), names };
}
