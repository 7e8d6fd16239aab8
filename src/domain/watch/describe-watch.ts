import { localise, type Locale, type Localised } from "@/src/domain/locale/locale";
import type { Catalogue, Option } from "./catalogue";
import { findOption } from "./find-option";
import { defaultSelection, selectionFields, type Selection, type SelectionField } from "./selection";

/** Names of the parts of one watch, in every language; a field without a part has none. */
export type PartLabels = Readonly<Partial<Record<SelectionField, Localised>>>;

/** What a bespoke watch is called where it stands beside other articles. */
export const bespokeTitle: Localised = {
  fr: "Montre sur mesure",
  en: "Bespoke watch",
  es: "Reloj a medida",
  jp: "オーダーメイドウォッチ",
};

interface DetailRow {
  readonly name: Localised;
  readonly fields: readonly SelectionField[];
  /** Rows that every watch has; the others stand only where something was chosen beyond the default. */
  readonly isAlwaysShown?: boolean;
}

const rows: readonly DetailRow[] = [
  {
    name: { fr: "Boîtier", en: "Case", es: "Caja", jp: "ケース" },
    fields: ["caseType", "caseColor", "caseDiameter"],
    isAlwaysShown: true,
  },
  {
    name: { fr: "Insert de lunette", en: "Bezel insert", es: "Inserto del bisel", jp: "ベゼルインサート" },
    fields: ["bezelInsertColor"],
  },
  { name: { fr: "Cadran", en: "Dial", es: "Esfera", jp: "文字盤" }, fields: ["dial"], isAlwaysShown: true },
  { name: { fr: "Date", en: "Date", es: "Fecha", jp: "日付" }, fields: ["dateColor", "dateMagnifier"] },
  { name: { fr: "Aiguilles", en: "Hands", es: "Agujas", jp: "針" }, fields: ["hands"], isAlwaysShown: true },
  {
    name: { fr: "Complication", en: "Complication", es: "Complicación", jp: "機能" },
    fields: ["complication", "gmtHand"],
  },
  {
    name: { fr: "Bracelet", en: "Strap", es: "Correa", jp: "ストラップ" },
    fields: ["strapStyle", "strapColor"],
    isAlwaysShown: true,
  },
  {
    name: { fr: "Attaches", en: "End links", es: "Terminales", jp: "エンドリンク" },
    fields: ["strapEndlink"],
  },
  { name: { fr: "Boucle", en: "Buckle", es: "Hebilla", jp: "バックル" }, fields: ["buckle"] },
  {
    name: { fr: "Second bracelet", en: "Second strap", es: "Segunda correa", jp: "替えストラップ" },
    fields: ["secondStrap"],
  },
  { name: { fr: "Fond", en: "Caseback", es: "Fondo", jp: "裏蓋" }, fields: ["casebackType"] },
  { name: { fr: "Rotor", en: "Rotor", es: "Rotor", jp: "ローター" }, fields: ["rotor"] },
  { name: { fr: "Écrin", en: "Box", es: "Estuche", jp: "ボックス" }, fields: ["packaging"] },
  { name: { fr: "Garantie", en: "Warranty", es: "Garantía", jp: "保証" }, fields: ["warranty"] },
  { name: { fr: "Délai", en: "Priority", es: "Plazo", jp: "納期" }, fields: ["priority"] },
];

interface Punctuation {
  readonly colon: string;
  readonly comma: string;
}

const punctuation: Record<Locale, Punctuation> = {
  fr: { colon: "\u00A0: ", comma: ", " },
  en: { colon: ": ", comma: ", " },
  es: { colon: ": ", comma: ", " },
  jp: { colon: "：", comma: "、" },
};

/** The names of a watch's parts as the catalogue has them today; unknown parts are left out. */
export function partLabels(selection: Selection, catalogue: Catalogue): PartLabels {
  return Object.fromEntries(
    selectionFields.flatMap((field) => {
      const option: Option | undefined = findOption(catalogue, selection, field);
      return option ? [[field, option.label] as const] : [];
    }),
  );
}

const isBeyondDefault = (selection: Selection, field: SelectionField) =>
  selection[field] !== null && selection[field] !== defaultSelection[field];

/** A bespoke watch in short lines: "Boîtier : Lisse, Argent, 36 mm". Included extras are left out. */
export function describeWatch(selection: Selection, labels: PartLabels, locale: Locale): readonly string[] {
  const { colon, comma } = punctuation[locale];
  return rows.flatMap(({ name, fields, isAlwaysShown }) => {
    const shown = isAlwaysShown ? fields : fields.filter((field) => isBeyondDefault(selection, field));
    const texts = shown.flatMap((field) => {
      const label = labels[field];
      return label ? [localise(label, locale)] : [];
    });
    return texts.length === 0 ? [] : [`${localise(name, locale)}${colon}${texts.join(comma)}`];
  });
}

/** A row of a table that compares watches. */
export interface ComparedPart {
  readonly name: string;
  /** Empty where the watch has no such part. */
  readonly value: string;
}

/** Every part of a watch, in the order and the words of all others: rows of a table that compares them. */
export const comparedParts = (
  selection: Selection,
  labels: PartLabels,
  locale: Locale,
): readonly ComparedPart[] =>
  rows.map(({ name, fields }) => ({
    name: localise(name, locale),
    value: fields
      .flatMap((field) => {
        const label = selection[field] === null ? undefined : labels[field];
        return label ? [localise(label, locale)] : [];
      })
      .join(punctuation[locale].comma),
  }));
