import type { DialColor } from "@/src/domain/watch/dial-color";

export const tastedStraps = ["metal", "leather"] as const;
export const tastedMoods = ["sober", "bold"] as const;

/** Tastes entered by the buyer of a surprise watch; null leaves the choice to the workshop. */
export interface Tastes {
  /** Colors its dial must not have. */
  readonly avoided: readonly DialColor[];
  /** Key of a size in the catalogue. */
  readonly diameter: string | null;
  readonly strap: (typeof tastedStraps)[number] | null;
  readonly mood: (typeof tastedMoods)[number] | null;
}
