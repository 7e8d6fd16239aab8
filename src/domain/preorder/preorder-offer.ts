import type { Localised } from "@/src/domain/locale/locale";
import { minor, type Minor } from "@/src/domain/money/minor";

/** A strap that can be chosen: a key is unique only within its family. */
export interface OfferedStrap {
  readonly family: string;
  readonly key: string;
}

/** A numbered run that is sold before it is made. Days are ISO texts, so that a page can cache the offer. */
export interface PreorderOffer {
  readonly id: number;
  /** "distinction-horizon" */
  readonly key: string;
  readonly name: Localised;
  readonly text: Localised;
  readonly sku: string;
  /** Code of the watch it is. */
  readonly watch: string;
  /** mm */
  readonly diameter: number | null;
  /** Included in the price; empty: the watch's own. */
  readonly straps: readonly OfferedStrap[];
  /** of the whole watch, hundredths of a euro */
  readonly price: Minor;
  /** whole percent that is paid with the order */
  readonly depositPercent: number;
  readonly pieces: number;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly shipsAt: string;
  /** Behind a password. */
  readonly isInvited: boolean;
}

/** Stages shared by the pages and the server. */
export const preorderStages = ["soon", "open", "sold-out", "closed"] as const;
export type PreorderStage = (typeof preorderStages)[number];

/** Stage of an offer. @param left free numbers */
export function preorderStage(
  { opensAt, closesAt }: Pick<PreorderOffer, "opensAt" | "closesAt">,
  left: number,
  now: Date,
): PreorderStage {
  const at = now.getTime();
  if (opensAt !== null && Date.parse(opensAt) > at) return "soon";
  if (closesAt !== null && Date.parse(closesAt) <= at) return "closed";
  return left > 0 ? "open" : "sold-out";
}

/** Amount paid with the order, halves rounded up. @param percent whole number from 1 to 100 */
export const depositOf = (price: Minor, percent: number): Minor =>
  minor(Math.floor((price * percent + 50) / 100));

/** A reserved numbered place. */
export interface Place {
  readonly number: number;
  /** pieces of the run */
  readonly of: number;
}
