import { recordedAmount } from "@/src/domain/money/format-money";
import type { Currency } from "@/src/domain/money/currency";
import { minor, type Minor } from "@/src/domain/money/minor";
import { givenBack } from "./amount-due";
import type { Pieces } from "./carrier";
import type { Order, OrderEvent } from "./order";
import { readPieces, writePieces } from "./pieces";

/** Names in an order's timeline: a refund decided by staff, and one that failed. */
export const refundDecided = "refund-decided";
export const refundFailed = "refund-failed";

/** A refund as staff decided it. */
export interface RefundDecision {
  /** place of its entry in the timeline */
  readonly place: number;
  /** empty for an amount off, which is for no article */
  readonly pieces: readonly Pieces[];
  /** hundredths of the charged currency */
  readonly amount: Minor;
}

/** The detail of a decision: "2x1 1x3 = 600.00 EUR, clerk@shop.example: arrived broken"; "off" where it is for no article. */
export function writeRefund(
  { pieces, amount }: Pick<RefundDecision, "pieces" | "amount">,
  currency: Currency,
  why: string,
): string {
  return `${pieces.length === 0 ? "off" : writePieces(pieces)} = ${recordedAmount(amount, currency)}, ${why}`;
}

const written = /^(off|[\dx ]+) = (\d+\.\d\d) [A-Z]{3}, /;

/** The inverse of {@link writeRefund}; null for a decision from before articles were written down. */
export function readRefund(detail: string): Omit<RefundDecision, "place"> | null {
  const [, pieces, amount] = written.exec(detail) ?? [];
  if (pieces === undefined) return null;
  return { pieces: readPieces(pieces), amount: minor(Math.round(Number(amount) * 100)) };
}

/**
 * What an entry of a timeline gave back, hundredths: "0.00 EUR → 30.00 EUR" by the provider, "30.00 EUR, …" to a card; below
 * nothing where money came back.
 */
export function movedBack({ event, detail }: OrderEvent): number {
  const [first = 0, second = 0] = [...(detail ?? "").matchAll(/\d+\.\d\d/g)].map(([amount]) =>
    Math.round(Number(amount) * 100),
  );
  if (event === "refund") return second - first;
  return event === "refund-to-card" ? first : 0;
}

/**
 * Valid refunds, in their order. One that the provider refused or never answered is left out, unless its money was
 * sent nevertheless; so is one whose money was returned.
 */
export function refundDecisions({ timeline }: Pick<Order, "timeline">): readonly RefundDecision[] {
  const standing: RefundDecision[] = [];
  let failed: RefundDecision | undefined;
  for (const [place, entry] of timeline.entries()) {
    const { event, detail } = entry;
    if (event === refundDecided) {
      const decision = readRefund(detail ?? "");
      if (decision) standing.push({ place, ...decision });
      failed = undefined;
    } else if (event === refundFailed) failed = standing.pop();
    else if (event === "refund") {
      const moved = movedBack(entry);
      if (moved < 0) failed = standing.pop();
      else if (moved > 0 && failed) {
        standing.push(failed);
        failed = undefined;
      }
    }
  }
  return standing;
}

const sum = (decisions: readonly RefundDecision[]): number =>
  decisions.reduce((all, { amount }) => all + amount, 0);

type Returning = Pick<Order, "timeline" | "refundedAmount" | "refundedToCards">;

/** The refunds that were paid out: the last one may still be on its way to the provider. */
export function paidRefunds(order: Returning): readonly RefundDecision[] {
  const decisions = refundDecisions(order);
  return sum(decisions) > givenBack(order) ? decisions.slice(0, -1) : decisions;
}

/** Whether a decided refund is not known to be paid out. */
export const isRefundOpen = (order: Returning): boolean =>
  paidRefunds(order).length < refundDecisions(order).length;

/** Refunds made since a moment other than these: in a provider's dashboard, for example. */
export function paidBeside(
  { timeline }: Pick<Order, "timeline">,
  refunds: readonly RefundDecision[],
  since: Date,
): number {
  const moved = timeline.filter(({ at }) => at >= since).reduce((all, entry) => all + movedBack(entry), 0);
  const decided = refunds.filter(({ place }) => (timeline[place]?.at ?? since) >= since);
  return Math.max(0, moved - sum(decided));
}
