import type { Minor } from "@/src/domain/money/minor";

/** What a promo code did so far, by the orders that were paid. */
export interface PromoFigures {
  readonly orders: number;
  /** in euro, gift cards and refunds taken off */
  readonly revenue: Minor;
  readonly lastUse: Date | null;
}
