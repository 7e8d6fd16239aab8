import type { Minor } from "@/src/domain/money/minor";

/** One amount a gift is sold for. */
export interface GiftChoice {
  readonly sku: string;
  /** hundredths of a euro */
  readonly price: Minor;
}
