"use client";
import type { ComponentType } from "react";
import type { SelectionField } from "@/src/domain/watch/selection";
import { BezelInserts } from "./bezel-inserts";
import { useConfigurator } from "./configurator-context";
import { Diameters } from "./diameters";
import { Finishes } from "./finishes";
import { HandsOptions } from "./hands-options";
import { PlainOptions } from "./plain-options";
import { Rotors } from "./rotors";
import { SecondStrap } from "./second-strap";
import { StrapColors } from "./strap-colors";

/** Fields whose options are grouped, filtered or rendered in a special way. */
const own: Readonly<Partial<Record<SelectionField, ComponentType>>> = {
  caseDiameter: Diameters,
  caseColor: Finishes,
  bezelInsertColor: BezelInserts,
  hands: HandsOptions,
  strapColor: StrapColors,
  secondStrap: SecondStrap,
  rotor: Rotors,
};

/** The options of one field. */
export function FieldOptions({ field }: { field: SelectionField }) {
  const { catalogue } = useConfigurator();
  const Own = own[field];
  return Own ? <Own /> : <PlainOptions field={field} options={catalogue[field]} />;
}
