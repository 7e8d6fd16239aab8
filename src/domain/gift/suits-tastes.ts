import type { Catalogue } from "../watch/catalogue";
import type { DialColour } from "../watch/dial-colour";
import { findOption } from "../watch/find-option";
import type { Selection, SelectionField } from "../watch/selection";
import type { Suits } from "../watch/surprise";
import type { Tastes } from "./tastes";

/** Families by what they are made of. Source: specification §3, strap families. */
const strapsOf: Readonly<Record<NonNullable<Tastes["strap"]>, readonly string[]>> = {
  metal: ["OY", "JU", "PR", "MA", "PM"],
  leather: ["LE"],
};

/** Hands that go with the metal of a case, the outside before the inside. */
const handsFor: Readonly<Record<string, readonly string[]>> = {
  si: ["silver", "blue", "silver-blue"],
  rg: ["rose"],
  gl: ["gold"],
  bl: ["black", "silver"],
  sirg: ["rose", "silver"],
  sigl: ["gold", "silver-gold"],
  sibl: ["black", "silver"],
};

/** Letters of a bezel insert's key. */
const insertColours: Readonly<Record<string, DialColour>> = {
  BK: "noir",
  BU: "bleu",
  GR: "vert",
  RE: "rouge",
  GY: "gris",
};

const isMetal = (family: string) => strapsOf.metal.includes(family);
/** The finish of a metal strap: si of si-po. */
const finishOf = (key: string) => key.split("-")[0]?.toLowerCase();

interface Facts {
  readonly tastes: Tastes;
  readonly catalogue: Catalogue;
  readonly selection: Selection;
  readonly key: string;
}

const metalOf = ({ selection, catalogue }: Facts) => findOption(catalogue, selection, "caseColor")?.colour;

/** What each part has to do with the tastes, and with what was drawn before it. */
const rules: Readonly<Partial<Record<SelectionField, (facts: Facts) => boolean>>> = {
  caseType: ({ tastes: { diameter }, catalogue, key }) =>
    diameter === null ||
    (catalogue.caseType.find((type) => type.key === key)?.diameters.includes(diameter) ?? false),
  caseDiameter: ({ tastes: { diameter }, key }) => diameter === null || key === diameter,
  dial: ({ tastes: { avoided }, catalogue, key }) => {
    const colour = catalogue.dial.find((dial) => dial.key === key)?.colour ?? null;
    return colour === null || !avoided.includes(colour);
  },
  hands: ({ key, ...facts }) => {
    const hands = facts.catalogue.hands.find((candidate) => candidate.key === key);
    return handsFor[metalOf({ key, ...facts }) ?? ""]?.includes(hands?.metal ?? "") ?? true;
  },
  strapStyle: (facts) => {
    const { tastes, catalogue, key } = facts;
    if (tastes.strap !== null && !strapsOf[tastes.strap].includes(key)) return false;
    const colours = catalogue.strapColor.filter((strap) => strap.family === key && strap.enabled);
    return !isMetal(key) || colours.some((strap) => finishOf(strap.key) === metalOf(facts));
  },
  strapColor: (facts) => {
    const { tastes, catalogue, selection, key } = facts;
    if (isMetal(selection.strapStyle)) return finishOf(key) === metalOf(facts);
    const strap = catalogue.strapColor.find(
      (candidate) => candidate.family === selection.strapStyle && candidate.key === key,
    );
    return !strap?.colour || !tastes.avoided.includes(strap.colour);
  },
  bezelInsertColor: ({ tastes: { avoided }, key }) =>
    !Object.entries(insertColours).some(([code, colour]) => key.includes(code) && avoided.includes(colour)),
};

/** Which parts suit the tastes of a buyer, and each other: one metal, no colour that was ruled out. */
export const suitsTastes =
  (tastes: Tastes, catalogue: Catalogue): Suits =>
  (field, key, selection) =>
    rules[field]?.({ tastes, catalogue, selection, key }) ?? true;
