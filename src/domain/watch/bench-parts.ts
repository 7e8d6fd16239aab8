import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Catalogue, Option } from "./catalogue";
import { detailRows, type PartName } from "./describe-watch";
import { findOption } from "./find-option";
import type { Selection } from "./selection";

/** In assembly order: from the movement outwards, contents of the box last. */
export const benchOrder: readonly PartName[] = [
  "complication",
  "dial",
  "date",
  "hands",
  "rotor",
  "case",
  "bezelInsert",
  "caseback",
  "strap",
  "endLinks",
  "buckle",
  "secondStrap",
  "packaging",
  "warranty",
  "priority",
];

/** A part to take from the drawer. */
export interface BenchChoice {
  readonly key: string;
  /** as the catalogue calls it today; the key where it is sold no longer */
  readonly name: string;
}

export interface BenchPart {
  readonly part: PartName;
  readonly choices: readonly BenchChoice[];
}

/** Every part of a watch with its key, in assembly order; missing parts are left out. */
export function benchParts(selection: Selection, catalogue: Catalogue, locale: Locale): readonly BenchPart[] {
  return benchOrder.flatMap((part) => {
    const fields = detailRows.find(({ name }) => name === part)?.fields ?? [];
    const choices = fields.flatMap((field): BenchChoice[] => {
      const key = selection[field];
      if (key === null) return [];
      const option: Option | undefined = findOption(catalogue, selection, field);
      return [{ key, name: option ? localise(option.label, locale) : key }];
    });
    return choices.length === 0 ? [] : [{ part, choices }];
  });
}
