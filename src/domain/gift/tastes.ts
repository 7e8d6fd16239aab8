import type { DialColor } from "@/src/domain/watch/dial-color";

export const tastedDiameters = ["36mm", "40mm"] as const;
export const tastedStraps = ["metal", "leather"] as const;
export const tastedMoods = ["sober", "bold"] as const;

/** Tastes entered by the buyer of a surprise watch; null leaves the choice to the workshop. */
export interface Tastes {
  /** Colors its dial must not have. */
  readonly avoided: readonly DialColor[];
  readonly diameter: (typeof tastedDiameters)[number] | null;
  readonly strap: (typeof tastedStraps)[number] | null;
  readonly mood: (typeof tastedMoods)[number] | null;
}
