import { firstStep, offerPage } from "@/src/domain/preorder/pay-page";

/** The run under which an article is sold before it is made. */
export interface SoldAhead {
  /** page that presents it, without a language */
  readonly page: string;
  /** its first step */
  readonly href: string;
  /** dispatch day, ISO text */
  readonly shipsAt: string;
  /** pieces in the run */
  readonly pieces: number;
}

interface Run {
  readonly key: string;
  readonly shipsAt: string | null;
  readonly closesAt: string | null;
  readonly pieces: number;
  readonly isInvited: boolean;
}

/**
 * How an article is sold ahead: by the open public run. A run for invited guests does not affect others.
 * @param runs of this article that are switched on
 */
export function soldAhead(runs: readonly Run[], now: Date): SoldAhead | null {
  for (const { key, shipsAt, closesAt, pieces, isInvited } of runs) {
    const page = offerPage(key);
    const isClosed = closesAt !== null && Date.parse(closesAt) <= now.getTime();
    if (shipsAt !== null && !isInvited && !isClosed) return { page, href: firstStep(page), shipsAt, pieces };
  }
  return null;
}
