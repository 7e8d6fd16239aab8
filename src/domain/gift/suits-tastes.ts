import { isOffered } from "@/src/domain/watch/is-offered";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { DialColor } from "@/src/domain/watch/dial-color";
import { findOption } from "@/src/domain/watch/find-option";
import type { Selection, SelectionField } from "@/src/domain/watch/selection";
import type { Tastes } from "./tastes";

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
const insertColors: Readonly<Record<string, DialColor>> = {
  BK: "noir",
  BU: "bleu",
  GR: "vert",
  RE: "rouge",
  GY: "gris",
};

const materialOf = (catalogue: Catalogue, family: string) =>
  catalogue.strapStyle.find(({ key }) => key === family)?.material;

/** The finish of a metal strap: si of si-po. */
const finishOf = (key: string) => key.split("-")[0]?.toLowerCase();

/** Cached, as it is needed repeatedly while a watch is drawn. */
interface Facts {
  readonly tastes: Tastes;
  readonly catalogue: Catalogue;
  /** key of a set of hands → its metal */
  readonly handMetals: ReadonlyMap<string, string>;
}

type Rule = (facts: Facts, key: string, selection: Selection) => boolean;

const metalOf = ({ catalogue }: Facts, selection: Selection) =>
  findOption(catalogue, selection, "caseColor")?.color;

const isAvoided = ({ tastes }: Facts, color: DialColor | null | undefined) =>
  color !== null && color !== undefined && tastes.avoided.includes(color);

/** Dependency of each part on the tastes, and on the parts drawn before it. */
const rules: Readonly<Partial<Record<SelectionField, Rule>>> = {
  caseType: ({ tastes: { diameter }, catalogue }, key) =>
    diameter === null ||
    (catalogue.caseType.find((type) => type.key === key)?.diameters.includes(diameter) ?? false),
  caseDiameter: ({ tastes: { diameter } }, key) => diameter === null || key === diameter,
  dial: (facts, key) => !isAvoided(facts, facts.catalogue.dial.find((dial) => dial.key === key)?.color),
  hands: (facts, key, selection) =>
    handsFor[metalOf(facts, selection) ?? ""]?.includes(facts.handMetals.get(key) ?? "") ?? true,
  strapStyle: (facts, key, selection) => {
    const { tastes, catalogue } = facts;
    const material = materialOf(catalogue, key);
    if (tastes.strap !== null && tastes.strap !== material) return false;
    const colors = catalogue.strapColor.filter((strap) => strap.family === key && isOffered(strap));
    return material !== "metal" || colors.some((strap) => finishOf(strap.key) === metalOf(facts, selection));
  },
  strapColor: (facts, key, selection) => {
    const { strapStyle } = selection;
    if (materialOf(facts.catalogue, strapStyle) === "metal")
      return finishOf(key) === metalOf(facts, selection);
    const { strapColor } = facts.catalogue;
    return !isAvoided(
      facts,
      strapColor.find((strap) => strap.family === strapStyle && strap.key === key)?.color,
    );
  },
  bezelInsertColor: (facts, key) =>
    !Object.entries(insertColors).some(([code, color]) => key.includes(code) && isAvoided(facts, color)),
};

/** Whether a part suits the tastes of a buyer, and the others: one metal, no color that was ruled out. */
export function suitsTastes(tastes: Tastes, catalogue: Catalogue) {
  const handMetals = new Map(catalogue.hands.map(({ key, metal }) => [key, metal]));
  const facts: Facts = { tastes, catalogue, handMetals };
  return (field: SelectionField, key: string, selection: Selection): boolean =>
    rules[field]?.(facts, key, selection) ?? true;
}
