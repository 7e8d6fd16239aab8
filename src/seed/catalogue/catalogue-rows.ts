import { bezelInserts, gmtHands } from "./bezels";
import { caseColors, caseDiameters, caseTypes, casebackTypes } from "./cases";
import { complications, dateColors, dateMagnifiers } from "./dates";
import { dials } from "./dials";
import { hands } from "./hands";
import { packagings, priorities, warranties } from "./orders";
import { rotors } from "./rotors";
import { buckles, strapEndlinks, strapFamilies } from "./strap-families";
import { secondStraps, straps } from "./straps";

/** Every option catalogue of the seed under the name the domain gives it. */
export const catalogueRows = {
  complication: complications,
  caseType: caseTypes,
  caseDiameter: caseDiameters,
  casebackType: casebackTypes,
  dateMagnifier: dateMagnifiers,
  caseColor: caseColors,
  strapStyle: strapFamilies,
  strapColor: straps,
  strapEndlink: strapEndlinks,
  dateColor: dateColors,
  dial: dials,
  hands,
  packaging: packagings,
  warranty: warranties,
  bezelInsertColor: bezelInserts,
  gmtHand: gmtHands,
  priority: priorities,
  buckle: buckles,
  secondStrap: secondStraps,
  rotor: rotors,
};

/** Artwork that belongs to no option. */
export const layerNames = { shadow: "SHADOW", glare: "GLARE", movement: "MOVEMENT" } as const;
