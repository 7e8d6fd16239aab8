import type { Minor } from "@/src/domain/money/minor";

/** Results of a promo code, by its paid orders. */
export interface PromoFigures {
  readonly orders: number;
  /** in euro, gift cards and refunds taken off */
  readonly revenue: Minor;
  readonly lastUse: Date | null;
}
