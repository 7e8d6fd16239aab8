import { measuresAt } from "@/src/domain/watch/case-measures";
import { diametersOf, type Offer } from "@/src/domain/watch/offer";

export const sizeFigureNames = ["diameter", "lugToLug", "lugWidth", "thickness"] as const;

/** Measures of a watch at one of its diameters, mm: each case has its own figures, the width of its strap among them. */
export function sizeFigures(
  offer: Offer,
  diameter: number,
): Record<(typeof sizeFigureNames)[number], number> {
  const { specs } = offer.watch;
  const { lugToLug, lugWidth } = measuresAt(specs, Math.max(...diametersOf(offer)), diameter);
  return { diameter, lugToLug, lugWidth, thickness: specs.thickness };
}
