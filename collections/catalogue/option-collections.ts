import { caseCollections } from "./cases";
import { extraCollections } from "./extras";
import { faceCollections, Rotors } from "./faces";
import { strapCollections } from "./straps";

/** The options of every field of a selection, in the order of the admin’s menu. */
export const optionCollections = [
  ...caseCollections,
  ...faceCollections,
  ...strapCollections,
  Rotors,
  ...extraCollections,
];
