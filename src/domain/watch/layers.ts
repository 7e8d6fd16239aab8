import type { CaseColor, Catalogue, Layer } from "./catalogue";
import type { Selection } from "./selection";

/** A place in the stack; `layer` is missing when the artwork is not there. */
export interface LayerSlot {
  /** What the picture shows, for the log and the placeholder: "dial DI". */
  readonly part: string;
  readonly layer: Layer | undefined;
}

/** What the front picture needs to know of a watch; the rest of a selection does not show. */
export type FrontSelection = Pick<
  Selection,
  | "caseColor"
  | "strapStyle"
  | "strapColor"
  | "strapEndlink"
  | "dial"
  | "dateColor"
  | "dateMagnifier"
  | "hands"
  | "bezelInsertColor"
  | "gmtHand"
>;

/** What the picture of the back needs to know. */
export type BackSelection = Pick<
  Selection,
  "caseColor" | "casebackType" | "strapStyle" | "strapColor" | "strapEndlink" | "rotor"
>;

const slot = (part: string, layer: Layer | undefined): LayerSlot => ({ part, layer });

/** The strap, and on it the end link, which is part of the case's metal rather than of the strap. */
function strapSlots(
  selection: FrontSelection | BackSelection,
  catalogue: Catalogue,
  caseColor: CaseColor | undefined,
): readonly LayerSlot[] {
  const strap = catalogue.strapColor.find(
    ({ key, family }) => key === selection.strapColor && family === selection.strapStyle,
  );
  return [
    slot(`strap STR-${selection.strapStyle}-${selection.strapColor}`, strap?.layer),
    ...(selection.strapEndlink === "WITH"
      ? [slot(`endlink EL-${caseColor?.color ?? ""}`, caseColor?.endLink)]
      : []),
  ];
}

const byKey = <Option extends { readonly key: string }>(options: readonly Option[], key: string | null) =>
  options.find((option) => option.key === key);

/** Pictures of the front, from the bottom up. Source: specification §2, live layered preview. */
export function frontLayers(selection: FrontSelection, catalogue: Catalogue): readonly LayerSlot[] {
  const dial = byKey(catalogue.dial, selection.dial);
  const date = byKey(catalogue.dateColor, selection.dateColor);
  const caseColor = byKey(catalogue.caseColor, selection.caseColor);
  const isMagnified = selection.dateMagnifier === "WITH";
  return [
    slot("shadow", catalogue.common.shadow),
    ...strapSlots(selection, catalogue, caseColor),
    slot(`dial ${selection.dial}`, dial?.layer),
    ...(dial?.showsDate ? [slot(`date ${selection.dateColor}`, date?.layer)] : []),
    slot(`case ${selection.caseColor}`, caseColor?.layer),
    ...(selection.bezelInsertColor
      ? [
          slot(
            `insert ${selection.bezelInsertColor}`,
            byKey(catalogue.bezelInsertColor, selection.bezelInsertColor)?.layer,
          ),
        ]
      : []),
    slot(`hands ${selection.hands}`, byKey(catalogue.hands, selection.hands)?.layer),
    // Drawn for this place: it leaves the seconds hand free, which runs above it.
    ...(selection.gmtHand
      ? [slot(`GMT hand ${selection.gmtHand}`, byKey(catalogue.gmtHand, selection.gmtHand)?.layer)]
      : []),
    ...(dial?.showsDate && isMagnified ? [slot(`magnifier ${selection.dateColor}`, date?.magnified)] : []),
    slot("glare", catalogue.common.glare),
  ];
}

/** Pictures of the back, from the bottom up: behind a closed back nothing moves. Source: specification §2. */
export function backLayers(selection: BackSelection, catalogue: Catalogue): readonly LayerSlot[] {
  const caseColor = byKey(catalogue.caseColor, selection.caseColor);
  const isOpen = selection.casebackType === "OPEN";
  return [
    slot("shadow", catalogue.common.shadow),
    ...strapSlots(selection, catalogue, caseColor),
    slot(
      `caseback ${selection.caseColor} ${isOpen ? "open" : "closed"}`,
      isOpen ? caseColor?.backOpen : caseColor?.backClosed,
    ),
    ...(isOpen
      ? [
          slot("movement", catalogue.common.movement),
          slot(`rotor ${selection.rotor}`, byKey(catalogue.rotor, selection.rotor)?.layer),
        ]
      : []),
  ];
}
