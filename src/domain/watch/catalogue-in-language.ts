import type { Locale, Localised } from "../locale/locale";
import type { Catalogue, Option } from "./catalogue";

/** The text in one language only; the French one, marked as such, where it is missing. */
function inLanguage(text: Localised, locale: Locale): Localised {
  const own = text[locale];
  return own && locale !== "fr" ? { fr: "", [locale]: own } : { fr: text.fr };
}

/** Texts of one language, and no picture: the browser asks for pictures by key. */
function reduce<Value extends Option>(option: Value, locale: Locale): Omit<Value, "layer"> {
  const { layer: _layer, ...rest } = option;
  const note = option.note && { note: inLanguage(option.note, locale) };
  return { ...rest, label: inLanguage(option.label, locale), ...note };
}

/**
 * What the configurator's page needs of a catalogue: texts of one language, options that are sold, no artwork.
 * Rules, price and address come out the same from it as from the whole.
 */
export function catalogueInLanguage(catalogue: Catalogue, locale: Locale): Catalogue {
  const sold = <Value extends Option>(options: readonly Value[]): readonly Omit<Value, "layer">[] =>
    options.filter((option) => option.enabled).map((option) => reduce(option, locale));
  return {
    version: catalogue.version,
    basePrice: catalogue.basePrice,
    complication: sold(catalogue.complication),
    caseType: sold(catalogue.caseType),
    caseDiameter: sold(catalogue.caseDiameter),
    casebackType: sold(catalogue.casebackType),
    dateMagnifier: sold(catalogue.dateMagnifier),
    caseColor: sold(catalogue.caseColor).map(({ backOpen: _open, backClosed: _closed, ...rest }) => rest),
    strapStyle: sold(catalogue.strapStyle),
    strapColor: sold(catalogue.strapColor).map(({ withEndlink: _with, ...rest }) => rest),
    strapEndlink: sold(catalogue.strapEndlink),
    dateColor: sold(catalogue.dateColor).map(({ magnified: _magnified, ...rest }) => rest),
    dial: sold(catalogue.dial),
    hands: sold(catalogue.hands),
    packaging: sold(catalogue.packaging),
    warranty: sold(catalogue.warranty),
    bezelInsertColor: sold(catalogue.bezelInsertColor),
    gmtHand: sold(catalogue.gmtHand),
    priority: sold(catalogue.priority),
    buckle: sold(catalogue.buckle),
    secondStrap: sold(catalogue.secondStrap),
    rotor: sold(catalogue.rotor),
    common: {},
  };
}
