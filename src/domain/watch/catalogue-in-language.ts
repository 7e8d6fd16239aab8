import { defaultLocale, type Locale, type Localised } from "@/src/domain/locale/locale";
import type { Catalogue, Option } from "./catalogue";
import { defaultSelection, type SelectionField } from "./selection";

/** The text in one language only; the French one, marked as such, where it is missing. */
function inLanguage(text: Localised, locale: Locale): Localised {
  const own = text[locale];
  return own && locale !== defaultLocale ? { fr: "", [locale]: own } : { fr: text.fr };
}

/** Texts of one language, and no picture: the browser asks for pictures by key. */
function reduce<Value extends Option>(option: Value, locale: Locale): Omit<Value, "layer"> {
  const { layer: _layer, ...rest } = option;
  const note = option.note && { note: inLanguage(option.note, locale) };
  return { ...rest, label: inLanguage(option.label, locale), ...note };
}

/** The watch the configurator opens with is priced before anything sold takes the place of what is not. */
const isDefault = (field: SelectionField, option: Option & { readonly family?: string }) =>
  option.key === defaultSelection[field] &&
  (field !== "strapColor" || option.family === defaultSelection.strapStyle);

/**
 * What the configurator's page needs of a catalogue: texts of one language, options that are sold (and the default
 * watch's, sold or not), no artwork. Rules, price and address come out the same from it as from the whole.
 */
export function catalogueInLanguage(catalogue: Catalogue, locale: Locale): Catalogue {
  function sold<Value extends Option>(
    field: SelectionField,
    options: readonly Value[],
  ): readonly Omit<Value, "layer">[] {
    return options
      .filter((option) => option.enabled || isDefault(field, option))
      .map((option) => reduce(option, locale));
  }
  return {
    version: catalogue.version,
    basePrice: catalogue.basePrice,
    complication: sold("complication", catalogue.complication),
    caseType: sold("caseType", catalogue.caseType),
    caseDiameter: sold("caseDiameter", catalogue.caseDiameter),
    casebackType: sold("casebackType", catalogue.casebackType),
    dateMagnifier: sold("dateMagnifier", catalogue.dateMagnifier),
    caseColor: sold("caseColor", catalogue.caseColor).map(
      ({ backOpen: _open, backClosed: _closed, endLink: _link, ...rest }) => rest,
    ),
    strapStyle: sold("strapStyle", catalogue.strapStyle),
    strapColor: sold("strapColor", catalogue.strapColor),
    strapEndlink: sold("strapEndlink", catalogue.strapEndlink),
    dateColor: sold("dateColor", catalogue.dateColor).map(({ magnified: _magnified, ...rest }) => rest),
    dial: sold("dial", catalogue.dial),
    hands: sold("hands", catalogue.hands),
    packaging: sold("packaging", catalogue.packaging),
    warranty: sold("warranty", catalogue.warranty),
    bezelInsertColor: sold("bezelInsertColor", catalogue.bezelInsertColor),
    gmtHand: sold("gmtHand", catalogue.gmtHand),
    priority: sold("priority", catalogue.priority),
    buckle: sold("buckle", catalogue.buckle),
    secondStrap: sold("secondStrap", catalogue.secondStrap),
    rotor: sold("rotor", catalogue.rotor),
    common: {},
  };
}
