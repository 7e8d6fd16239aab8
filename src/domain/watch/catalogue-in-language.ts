import { defaultLocale, type Locale, type Localised } from "@/src/domain/locale/locale";
import type { Catalogue, Option, OptionLists } from "./catalogue";
import { defaultSelection, type SelectionField, selectionFields } from "./selection";
import { layerNames } from "./catalogue-layers";

/** The text in one language only; the French one, marked as such, where it is missing. */
function inLanguage(text: Localised, locale: Locale): Localised {
  const own = text[locale];
  return own && locale !== defaultLocale ? { fr: "", [locale]: own } : { fr: text.fr };
}

/** Properties that hold a layer: the browser asks for pictures by key. */
const layers: ReadonlySet<string> = new Set(layerNames);

/** Texts of one language, no picture, and of its stock only that it has run out. */
function reduce<Value extends Option>(option: Value, locale: Locale): Value {
  const rest = Object.fromEntries(Object.entries(option).filter(([name]) => !layers.has(name))) as Value;
  const note = option.note && { note: inLanguage(option.note, locale) };
  const { stock, ...shown } = rest;
  return {
    ...shown,
    ...(stock?.isSoldOut && { stock }),
    label: inLanguage(option.label, locale),
    ...note,
  } as Value;
}

/** The default of the configurator is priced before unavailable parts are replaced. */
const isDefault = (field: SelectionField, option: Option & { readonly family?: string }) =>
  option.key === defaultSelection[field] &&
  (field !== "strapColor" || option.family === defaultSelection.strapStyle);

/**
 * The part of a catalogue the configurator's page needs: texts of one language, options on sale (and the default
 * watch's in any case), no artwork. Rules, price and address have the same results as with the whole.
 */
export function catalogueInLanguage(catalogue: Catalogue, locale: Locale): Catalogue {
  const sold = (field: SelectionField): readonly Option[] => {
    const options: readonly Option[] = catalogue[field];
    return options
      .filter((option) => option.enabled || isDefault(field, option))
      .map((option) => reduce(option, locale));
  };
  const lists = Object.fromEntries(
    selectionFields.map((field) => [field, sold(field)]),
  ) as unknown as OptionLists;
  const { version, basePrice, baseOwn } = catalogue;
  return { version, basePrice, ...(baseOwn && { baseOwn }), ...lists, common: {} };
}
