import type { WatchSpecs } from "./ready-made";

/**
 * The case as it is drawn, px: whatever its diameter, it has these proportions. A case of 40 mm measures 47.5 mm from lug
 * to lug and takes a strap of 20 mm; one of 36 mm measures 42.8 mm and takes 18 mm.
 */
const drawn = { width: 1120, lugTips: 1330, betweenLugs: 560 } as const;

/** The largest case, whose width fills its share of the stage; the others are shown at their true relative size. */
export const largestCase = 40;

export interface CaseMeasures {
  /** mm, from lug to lug, to a tenth */
  readonly lugToLug: number;
  /** mm between the lugs: the width of the strap */
  readonly lugWidth: number;
}

/** Measures of a ready-made watch that depend on its size; g for its weight with the strap. */
type WatchMeasures = Pick<WatchSpecs, keyof CaseMeasures | "weight">;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Measures of a case of this diameter. @param diameter mm */
export const caseMeasures = (diameter: number): CaseMeasures => ({
  lugToLug: tenths((diameter * drawn.lugTips) / drawn.width),
  lugWidth: Math.round((diameter * drawn.betweenLugs) / drawn.width),
});

/**
 * Measures of a ready-made watch at one of its diameters. Editors enter those of the largest; a smaller case has
 * the same shape and thickness, and its weight depends on its surface.
 * @param largest mm, the diameter that was measured
 */
export const measuresAt = (
  { lugToLug, lugWidth, weight }: WatchMeasures,
  largest: number,
  diameter: number,
): WatchMeasures =>
  diameter === largest
    ? { lugToLug, lugWidth, weight }
    : {
        lugToLug: tenths((lugToLug * diameter) / largest),
        lugWidth: Math.round((lugWidth * diameter) / largest),
        weight: Math.round(weight * (diameter / largest) ** 2),
      };

/** mm of a key of the configurator; null for one that says no measure. */
export function diameterOfKey(key: string | null): number | null {
  const diameter = Number.parseFloat(key ?? "");
  return Number.isFinite(diameter) ? diameter : null;
}
