import { preorderStage, type PreorderOffer } from "@/src/domain/preorder/preorder-offer";
import { servedBy } from "@/src/domain/content/routes";
import type { PageContent } from "@/src/services/content/page-content";

/** A run that anybody may pre-order, and the page that leads to it. */
export interface Run {
  readonly offer: PreorderOffer;
  /** without a language */
  readonly path: string;
}

/** The run a watch is sold in before it is made; null where none is announced, or none has a page. */
export async function findRunOf(
  content: Pick<PageContent, "preorderOffers">,
  watch: string,
  now: Date,
): Promise<Run | null> {
  const offers = await content.preorderOffers();
  const offer = offers.find(
    (candidate) =>
      candidate.watch === watch &&
      !candidate.isInvited &&
      preorderStage(candidate, candidate.pieces, now) !== "closed",
  );
  const path = `/montres/precommande/${offer?.key}`;
  return offer && servedBy(path) === "both" ? { offer, path } : null;
}
