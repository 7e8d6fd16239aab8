import type { SelectionField } from "@/src/domain/watch/selection";
import { bezelRows } from "./bezels";
import { caseRows } from "./cases";
import { dateRows } from "./dates";
import { dials } from "./dials";
import { hands } from "./hands";
import { orderRows } from "./orders";
import { rotors } from "./rotors";
import type { SeedOption } from "./seed-option";
import { familyRows } from "./strap-families";
import { strapRows } from "./straps";

/** Every option catalogue of the seed under the name the domain gives it. */
export const catalogueRows = {
  ...caseRows,
  ...dateRows,
  dial: dials,
  hands,
  ...bezelRows,
  ...familyRows,
  ...strapRows,
  rotor: rotors,
  ...orderRows,
} satisfies Readonly<Record<SelectionField, readonly SeedOption[]>>;

/** Artwork that belongs to no option. */
export const layerNames = { shadow: "SHADOW", glare: "GLARE", movement: "MOVEMENT" } as const;
