import type { DialColour } from "@/src/domain/watch/dial-colour";

export const tastedDiameters = ["36mm", "40mm"] as const;
export const tastedStraps = ["metal", "leather"] as const;
export const tastedMoods = ["sober", "bold"] as const;

/** What the buyer of a surprise watch lets the workshop know; null leaves it to the workshop. */
export interface Tastes {
  /** Colours its dial must not have. */
  readonly avoided: readonly DialColour[];
  readonly diameter: (typeof tastedDiameters)[number] | null;
  readonly strap: (typeof tastedStraps)[number] | null;
  readonly mood: (typeof tastedMoods)[number] | null;
}
