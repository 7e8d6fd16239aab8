import type { Localised } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import type { Priced } from "@/src/domain/money/own-price";
import type { Stock } from "@/src/domain/stock/stock";
import type { LineKind } from "@/src/domain/cart/article-kind";

/** The fields of a ready-made article that a cart needs. */
export interface Article extends Priced {
  readonly sku: string;
  readonly kind: Exclude<LineKind, "bespoke">;
  readonly title: Localised;
  /** Short facts under the title, such as the diameter. */
  readonly details: readonly Localised[];
  /** hundredths of a euro, before any reduction */
  readonly price: Minor;
  /** whole percent, the article's own reduction */
  readonly discount: number;
  /** Address of its picture, from the root of the shop. */
  readonly image: string | null;
  /** Its page, without a language prefix. */
  readonly href: string | null;
  /** Whether it can be bought today. */
  readonly isSold: boolean;
  /** For counted articles. */
  readonly stock?: Stock;
}
