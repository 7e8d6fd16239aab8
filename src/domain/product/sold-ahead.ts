import { firstStep, offerPage } from "@/src/domain/preorder/pay-page";

/** The run under which an article is sold before it is made. */
export interface SoldAhead {
  /** what presents it, without a language */
  readonly page: string;
  /** its first step */
  readonly href: string;
  /** when it leaves, ISO text */
  readonly shipsAt: string;
  /** how many are made */
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
 * How an article is sold ahead: by the run that is open to everybody. One for guests changes nothing for others.
 * @param runs of this article that are switched on
 */
export function soldAhead(runs: readonly Run[], now: Date): SoldAhead | null {
  for (const { key, shipsAt, closesAt, pieces, isInvited } of runs) {
    const page = offerPage(key);
    const isClosed = closesAt !== null && Date.parse(closesAt) <= now.getTime();
    if (page !== null && shipsAt !== null && !isInvited && !isClosed)
      return { page, href: firstStep(page), shipsAt, pieces };
  }
  return null;
}
