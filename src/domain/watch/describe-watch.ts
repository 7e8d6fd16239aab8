import { fill } from "@/src/domain/locale/fill";
import { listComma, localise, type Locale, type Localised } from "@/src/domain/locale/locale";
import type { Catalogue, Option } from "./catalogue";
import { findOption } from "./find-option";
import { defaultSelection, selectionFields, type Selection, type SelectionField } from "./selection";

/** Names of the parts of one watch, in every language; a field without a part has none. */
export type PartLabels = Readonly<Partial<Record<SelectionField, Localised>>>;

/** A line of what a watch consists of. */
export type PartName =
  | "case"
  | "bezelInsert"
  | "dial"
  | "date"
  | "hands"
  | "complication"
  | "strap"
  | "endLinks"
  | "buckle"
  | "secondStrap"
  | "caseback"
  | "rotor"
  | "packaging"
  | "warranty"
  | "priority";

/** The words around the names of parts, in one language. */
export interface WatchWords {
  /** "{part}: {choices}" */
  readonly part: string;
  readonly parts: Readonly<Record<PartName, string>>;
}

interface DetailRow {
  readonly name: PartName;
  readonly fields: readonly SelectionField[];
  /** Rows of every watch; the others are listed only for choices other than the default. */
  readonly isAlwaysShown?: boolean;
}

/** Groups of fields that are said in one breath, in the order of a watch's description. */
export const detailRows: readonly DetailRow[] = [
  {
    name: "case",
    fields: ["caseType", "caseColor", "caseDiameter"],
    isAlwaysShown: true,
  },
  {
    name: "bezelInsert",
    fields: ["bezelInsertColor"],
  },
  { name: "dial", fields: ["dial"], isAlwaysShown: true },
  { name: "date", fields: ["dateColor", "dateMagnifier"] },
  { name: "hands", fields: ["hands"], isAlwaysShown: true },
  {
    name: "complication",
    fields: ["complication", "gmtHand"],
  },
  {
    name: "strap",
    fields: ["strapStyle", "strapColor"],
    isAlwaysShown: true,
  },
  {
    name: "endLinks",
    fields: ["strapEndlink"],
  },
  { name: "buckle", fields: ["buckle"] },
  {
    name: "secondStrap",
    fields: ["secondStrap"],
  },
  { name: "caseback", fields: ["casebackType"] },
  { name: "rotor", fields: ["rotor"] },
  { name: "packaging", fields: ["packaging"] },
  { name: "warranty", fields: ["warranty"] },
  { name: "priority", fields: ["priority"] },
];

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
export function describeWatch(
  selection: Selection,
  labels: PartLabels,
  words: WatchWords,
  locale: Locale,
): readonly string[] {
  return detailRows.flatMap(({ name, fields, isAlwaysShown }) => {
    const shown = isAlwaysShown ? fields : fields.filter((field) => isBeyondDefault(selection, field));
    const texts = shown.flatMap((field) => {
      const label = labels[field];
      return label ? [localise(label, locale)] : [];
    });
    const choices = texts.join(listComma(locale));
    return texts.length === 0 ? [] : [fill(words.part, { part: words.parts[name], choices })];
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
  words: WatchWords,
  locale: Locale,
): readonly ComparedPart[] =>
  detailRows.map(({ name, fields }) => ({
    name: words.parts[name],
    value: fields
      .flatMap((field) => {
        const label = selection[field] === null ? undefined : labels[field];
        return label ? [localise(label, locale)] : [];
      })
      .join(listComma(locale)),
  }));
