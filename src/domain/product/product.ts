import type { LineKind } from "@/src/domain/cart/article-kind";
import type { Picture } from "@/src/domain/content/picture";
import type { Localised } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import type { OwnAmounts, Priced } from "@/src/domain/money/own-price";
import type { Stock } from "@/src/domain/stock/stock";
import type { Standing } from "./availability";
import type { SoldAhead } from "./sold-ahead";

/** What can be put into a cart under one sku. A bespoke watch's price is computed, its product carries the base. */
export interface Product extends Priced {
  readonly sku: string;
  /** Address of its own page: /produit/{slug}. */
  readonly slug: string;
  readonly kind: LineKind;
  readonly name: Localised;
  readonly description: Localised;
  /** Its own warnings, in place of those of any watch (src/domain/law/product-safety.ts). */
  readonly warnings?: Localised;
  /** Code of the watch it is, where it is one. */
  readonly watch: string | null;
  /** mm */
  readonly diameter: number | null;
  /** hundredths of a euro */
  readonly price: Minor;
  /** own reduction, whole percent */
  readonly discount: number;
  /**
   * Lowest price of the 30 days before the running reduction, hundredths of a euro; null without a reduction.
   * Source: specification 9.4.
   */
  readonly lowestPrice: Minor | null;
  /** the same in currencies in which it had a price of its own */
  readonly lowestOwn?: OwnAmounts;
  readonly isNew: boolean;
  /** false: not listed and not sold, but orders and carts that hold it keep its name and price */
  readonly isVisible: boolean;
  /** what staff says, unless it is sold ahead, or its pieces are counted and none is left */
  readonly availability: Standing;
  /** Where and for when it is sold ahead. */
  readonly ahead?: SoldAhead;
  /** For counted articles. */
  readonly stock?: Stock;
  readonly images: readonly Picture[];
  /** Page linked from a cart line. */
  readonly page: string;
}

/** Whether it can be bought today; one that is sold out is shown all the same. */
export const isSold = ({ isVisible, availability }: Pick<Product, "isVisible" | "availability">): boolean =>
  isVisible && availability !== "sold-out" && availability !== "pre-order";
