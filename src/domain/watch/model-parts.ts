import type { Catalogue, Option } from "./catalogue";
import { findOption } from "./find-option";
import { backKey, strapKey } from "./image-query";
import { defaultSelection, selectionFields, type Selection } from "./selection";

/** A solid part of a watch, under the name it was drawn by. */
export interface ModelPart {
  readonly key: string;
  /** The parameter of a model's address that chose it; missing for what every watch has. */
  readonly parameter?: string;
}

const dateParts = (watch: Selection, catalogue: Catalogue): readonly ModelPart[] => {
  if (!findOption(catalogue, watch, "dial")?.showsDate) return [];
  const date = { key: `DATE-${watch.dateColor}`, parameter: "date_color" };
  const magnifier = { key: `MAG-${watch.dateColor}`, parameter: "date_magnifier" };
  return watch.dateMagnifier === "WITH" ? [date, magnifier] : [date];
};

const backParts = (watch: Selection): readonly ModelPart[] => {
  const back = { key: backKey(watch.caseColor, watch.casebackType), parameter: "case" };
  if (watch.casebackType !== "OPEN") return [back];
  return [back, { key: "MOVEMENT" }, { key: `ROT-${watch.rotor}`, parameter: "rotor" }];
};

/** What closes straps that are bent round a bar, and bracelets, which have a clasp of their own. */
const pins: Readonly<Record<string, string>> = { LE: "PIN", RU: "PIN", NY: "WIDE" };
const clasps: Readonly<Record<string, string>> = { MA: "MESH" };
const metalOf = (colors: string): string => colors.toLowerCase().slice(0, 2);

/**
 * A pin buckle in the case's metal, unless another was chosen; bracelets have their own clasp. A cover bears the brand's mark,
 * a part of its own.
 */
function claspParts({ strapStyle, strapColor, buckle }: Selection, caseColors = ""): readonly ModelPart[] {
  const pin = pins[strapStyle];
  const metal = metalOf(pin ? caseColors : strapColor);
  if (pin && buckle === "STANDARD") return [{ key: `BUC-${pin}-${metal}`, parameter: "buckle" }];
  const kind = pin ? "FOLD" : (clasps[strapStyle] ?? "LINKS");
  return ["BUC", "MARK"].map((part) => ({ key: `${part}-${kind}-${metal}`, parameter: "buckle" }));
}

/** Everything solid that a watch is made of, the same list for the same watch. */
export function modelParts(watch: Selection, catalogue: Catalogue): readonly ModelPart[] {
  const caseColor = findOption(catalogue, watch, "caseColor");
  const strap = strapKey({ family: watch.strapStyle, key: watch.strapColor });
  return [
    { key: watch.caseColor, parameter: "case" },
    ...(watch.bezelInsertColor ? [{ key: `INS-${watch.bezelInsertColor}`, parameter: "bezel_insert" }] : []),
    { key: watch.dial, parameter: "dial" },
    ...(findOption(catalogue, watch, "dial")?.printingLayout
      ? [{ key: `PRINT-${watch.dial}`, parameter: "dial" }]
      : []),
    ...dateParts(watch, catalogue),
    { key: watch.hands, parameter: "hands" },
    ...(watch.gmtHand ? [{ key: watch.gmtHand, parameter: "gmt_hand" }] : []),
    { key: strap, parameter: "straps" },
    ...(watch.strapEndlink === "WITH" && caseColor
      ? [{ key: `EL-${caseColor.color}`, parameter: "strap_endlink" }]
      : []),
    ...claspParts(watch, caseColor?.color),
    ...backParts(watch),
    { key: "CRYSTAL" },
  ];
}

/** Names of the solid parts that the options of a catalogue bring to a watch. */
export function modelKeys(catalogue: Catalogue): readonly string[] {
  // A family of straps has no part of its own: each strap includes its family.
  const fields = selectionFields.filter((field) => field !== "strapStyle");
  const watches = fields.flatMap((field) => {
    const options: readonly (Option & { readonly family?: string })[] = catalogue[field];
    return options.map(({ key, family }): Selection => ({
      ...defaultSelection,
      [field]: key,
      ...(field === "strapColor" && family !== undefined && { strapStyle: family }),
    }));
  });
  return [...new Set(watches.flatMap((watch) => modelParts(watch, catalogue).map(({ key }) => key)))];
}

/** Whether a watch can be turned. @param undrawn parts without a solid shape, as those that were added in the admin */
export const isTurnable = (watch: Selection, catalogue: Catalogue, undrawn: readonly string[]): boolean =>
  undrawn.length === 0 || !modelParts(watch, catalogue).some(({ key }) => undrawn.includes(key));
