import type { Catalogue, Layer, Option } from "./catalogue";
import { findOption } from "./find-option";
import type { Side } from "./picture-parameters";
import type { LayerRow } from "./selection-row";
import { rowOf, selectionFields, type FieldWith, type Selection, type SelectionField } from "./selection";

/** A place in the stack; `layer` is missing when the artwork is not there. */
export interface LayerSlot {
  /** Name in the log and the placeholder: "dial DI". */
  readonly part: string;
  readonly layer: Layer | undefined;
}

/** Fields the front picture shows. */
export type FrontSelection = Pick<Selection, FieldWith<{ readonly picture: { readonly front: string } }>>;

/** Fields the picture of the back shows: its case is that of the front, seen from behind. */
export type BackSelection = Pick<
  Selection,
  "caseColor" | FieldWith<{ readonly picture: { readonly back: string } }>
>;

type Watch = FrontSelection | BackSelection;

/** Layers at a height; empty where none is visible on that watch. */
interface Place<Seen> {
  readonly height: number;
  readonly slotsOf: (watch: Seen, catalogue: Catalogue) => readonly LayerSlot[];
}

const slot = (part: string, layer: Layer | undefined): LayerSlot => ({ part, layer });

function isSeen(
  { seenThrough }: LayerRow<SelectionField>,
  watch: Partial<Selection>,
  catalogue: Catalogue,
): boolean {
  if (!seenThrough) return true;
  const { field, flag, key } = seenThrough;
  const through: (Option & { readonly showsDate?: boolean }) | undefined = findOption(
    catalogue,
    watch,
    field,
  );
  return flag ? through?.[flag] === true : watch[field] === key;
}

/** The layers of options, by the table of a selection. */
const ownPlaces = (side: Side): readonly Place<Watch>[] =>
  selectionFields.flatMap((field) => {
    const { layer, picture, initial } = rowOf(field);
    const height = layer?.[side];
    if (!layer || height === undefined) return [];
    const slotsOf = (watch: Partial<Selection>, catalogue: Catalogue) => {
      const key = watch[field];
      // What an address leaves out is drawn in the layers of other parts.
      const isLeftOut = picture?.[side] === "changed" && key === initial;
      if (!key || isLeftOut || !isSeen(layer, watch, catalogue)) return [];
      // A strap's key alone is unique only within its family.
      const name = field === "strapColor" ? `STR-${watch.strapStyle}-${key}` : key;
      return [slot(`${layer.name} ${name}`, findOption(catalogue, watch, field)?.layer)];
    };
    return [{ height, slotsOf }];
  });

/** On both sides: the shadow under everything, and the end link, which is part of the case's metal, upon the strap. */
const sharedPlaces: readonly Place<Watch>[] = [
  { height: 0, slotsOf: (_, { common }) => [slot("shadow", common.shadow)] },
  {
    height: 15,
    slotsOf: (watch, catalogue) => {
      const caseColor = findOption(catalogue, watch, "caseColor");
      return watch.strapEndlink === "WITH"
        ? [slot(`endlink EL-${caseColor?.color ?? ""}`, caseColor?.endLink)]
        : [];
    },
  },
];

const stack = <Seen>(places: readonly Place<Seen>[]) =>
  places.toSorted((one, other) => one.height - other.height);

const front = stack<FrontSelection>([
  ...sharedPlaces,
  ...ownPlaces("front"),
  {
    height: 25,
    slotsOf: (watch, catalogue) => {
      const printing = findOption(catalogue, watch, "dial")?.printing;
      return printing ? [slot(`dial printing ${watch.dial}`, printing)] : [];
    },
  },
  {
    height: 80,
    slotsOf: (watch, catalogue) => {
      const isShown = watch.dateMagnifier === "WITH" && findOption(catalogue, watch, "dial")?.showsDate;
      const date = findOption(catalogue, watch, "dateColor");
      return isShown ? [slot(`magnifier ${watch.dateColor}`, date?.magnified)] : [];
    },
  },
  { height: 90, slotsOf: (_, { common }) => [slot("glare", common.glare)] },
]);

/** Behind a closed back nothing moves. */
const back = stack<BackSelection>([
  ...sharedPlaces,
  ...ownPlaces("back"),
  {
    height: 40,
    slotsOf: (watch, catalogue) => {
      const caseColor = findOption(catalogue, watch, "caseColor");
      const isOpen = watch.casebackType === "OPEN";
      return [
        slot(
          `caseback ${watch.caseColor} ${isOpen ? "open" : "closed"}`,
          isOpen ? caseColor?.backOpen : caseColor?.backClosed,
        ),
      ];
    },
  },
  {
    height: 50,
    slotsOf: ({ casebackType }, { common }) =>
      casebackType === "OPEN" ? [slot("movement", common.movement)] : [],
  },
]);

/** Pictures of the front, from the bottom up. Source: specification §2, live layered preview. */
export const frontLayers = (selection: FrontSelection, catalogue: Catalogue): readonly LayerSlot[] =>
  front.flatMap(({ slotsOf }) => slotsOf(selection, catalogue));

/** Pictures of the back, from the bottom up. Source: specification §2. */
export const backLayers = (selection: BackSelection, catalogue: Catalogue): readonly LayerSlot[] =>
  back.flatMap(({ slotsOf }) => slotsOf(selection, catalogue));
