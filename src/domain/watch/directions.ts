import type { Catalogue, Option, OptionsOf } from "./catalogue";
import type { DialColor } from "./dial-color";
import type { Selection, SelectionField } from "./selection";
import { surpriseSelection, type Narrow } from "./surprise";

/** A harmonious style: it determines metals, colors and contrast. */
export interface Direction {
  /** finish of the case, as in the last part of its key */
  readonly finish: string;
  readonly cases: readonly string[];
  readonly dials: readonly DialColor[];
  /** metals of the hands: they contrast with the dial and match the case */
  readonly hands: readonly string[];
  /** colors of the strap, or a bracelet in the metal of the case */
  readonly strap: readonly DialColor[] | "metal";
  readonly inserts?: readonly string[];
  readonly complication?: string;
}

const dress = ["SM", "FL"] as const;

/** Source: the ready-made lines and their combinations. */
export const directions: Readonly<Record<string, Direction>> = {
  navy: { finish: "si", cases: dress, dials: ["bleu"], hands: ["silver"], strap: "metal" },
  summer: {
    finish: "si",
    cases: dress,
    dials: ["bleu"],
    hands: ["silver"],
    strap: ["brun", "gris", "creme"],
  },
  forest: { finish: "si", cases: dress, dials: ["vert"], hands: ["silver"], strap: ["brun", "vert"] },
  library: { finish: "gl", cases: dress, dials: ["vert"], hands: ["gold"], strap: ["brun", "vert"] },
  evening: { finish: "rg", cases: dress, dials: ["bleu"], hands: ["rose"], strap: ["bleu", "noir"] },
  classic: { finish: "si", cases: dress, dials: ["argent"], hands: ["blue"], strap: ["bleu", "brun"] },
  panda: { finish: "bl", cases: dress, dials: ["argent"], hands: ["black"], strap: ["noir", "gris"] },
  porcelain: {
    finish: "gl",
    cases: dress,
    dials: ["argent"],
    hands: ["blue", "black"],
    strap: ["noir", "brun"],
  },
  blush: { finish: "rg", cases: dress, dials: ["rose"], hands: ["black", "blue"], strap: ["noir", "bleu"] },
  petal: { finish: "si", cases: dress, dials: ["rose"], hands: ["black", "blue"], strap: "metal" },
  ember: { finish: "bl", cases: dress, dials: ["rouge"], hands: ["silver"], strap: ["noir", "rouge"] },
  nineties: { finish: "sigl", cases: dress, dials: ["bleu", "vert"], hands: ["gold"], strap: "metal" },
  copper: { finish: "sirg", cases: dress, dials: ["bleu", "vert"], hands: ["rose"], strap: "metal" },
  diver: {
    finish: "si",
    cases: ["SU"],
    dials: ["bleu"],
    hands: ["silver"],
    strap: ["bleu", "noir"],
    inserts: ["DIVER-BU", "DIVER-BK"],
  },
  lagoon: {
    finish: "si",
    cases: ["SU"],
    dials: ["vert"],
    hands: ["silver"],
    strap: "metal",
    inserts: ["DIVER-GR", "DIVER-BK"],
  },
  traveller: {
    finish: "si",
    cases: ["SU"],
    dials: ["bleu"],
    hands: ["silver"],
    strap: "metal",
    inserts: ["GMT-BKBU", "GMT-BURE"],
    complication: "gmt",
  },
};

const lastPart = (key: string) => key.split("-").at(-1)?.toLowerCase() ?? "";
const firstPart = (key: string) => key.split("-")[0]?.toLowerCase() ?? "";

/** A two-tone case is named after its outside; visible parts of the movement match the other metal. */
const innerMetal = (finish: string) => finish.slice(-2);

const wears = ({ strap, finish }: Direction, { key, color }: OptionsOf<"strapColor">): boolean =>
  strap === "metal" ? color === null && firstPart(key) === finish : color !== null && strap.includes(color);

type Suits = {
  readonly [Field in SelectionField]?: (
    option: OptionsOf<Field>,
    direction: Direction,
    catalogue: Catalogue,
  ) => boolean;
};

/** Fields determined by a direction; the others are drawn from everything that can be made. */
const suits: Suits = {
  complication: ({ key }, { complication }) => key === (complication ?? "date"),
  gmtHand: ({ key }) => ["GMT-RE", "GMT-OR", "GMT-WH"].includes(key),
  caseType: ({ key }, { cases }) => cases.includes(key),
  caseColor: ({ color }, { finish }) => color === finish,
  bezelInsertColor: ({ key }, { inserts }) => inserts?.includes(key) ?? true,
  dial: ({ color }, { dials }) => color !== null && dials.includes(color),
  dateMagnifier: ({ key }) => key === "WITHOUT",
  hands: ({ metal }, { hands }) => hands.includes(metal),
  strapStyle: ({ key }, direction, { strapColor }) =>
    strapColor.some((strap) => strap.family === key && strap.enabled && wears(direction, strap)),
  strapColor: (strap, direction) => wears(direction, strap),
  rotor: ({ key }, { finish }) => key === "NORMAL" || lastPart(key) === innerMetal(finish),
};

/** Draws within a direction; falls back to the whole catalogue where it has nothing of the direction. */
export const towards =
  (direction: Direction, catalogue: Catalogue): Narrow =>
  (field, options) => {
    const fits: ((option: never, direction: Direction, catalogue: Catalogue) => boolean) | undefined =
      suits[field];
    return fits ? options.filter((option: Option) => fits(option as never, direction, catalogue)) : options;
  };

/** A watch drawn in one of the directions: its parts match, and it can be made. */
export function surpriseInTaste(selection: Selection, catalogue: Catalogue, random: () => number): Selection {
  const all = Object.values(directions);
  const direction = all[Math.floor(random() * all.length)];
  return surpriseSelection(selection, catalogue, random, direction && towards(direction, catalogue));
}
