import { selectionFields } from "@/src/domain/watch/selection";
import en from "@/src/i18n/messages/en/configurator.json" with { type: "json" };
import es from "@/src/i18n/messages/es/configurator.json" with { type: "json" };
import fr from "@/src/i18n/messages/fr/configurator.json" with { type: "json" };
import ja from "@/src/i18n/messages/jp/configurator.json" with { type: "json" };

/** All choices of a shopper about a watch, by the names the configurator uses. */
export const selectionFieldOptions = selectionFields.map((value) => ({
  value,
  label: { fr: fr.fields[value], en: en.fields[value], es: es.fields[value], ja: ja.fields[value] },
}));

/** Scales of a bezel insert, by the names the configurator uses. */
export const insertTypeOptions = (["DIVER", "GMT"] as const).map((value) => ({
  value,
  label: {
    fr: fr.insertTypes[value],
    en: en.insertTypes[value],
    es: es.insertTypes[value],
    ja: ja.insertTypes[value],
  },
}));
