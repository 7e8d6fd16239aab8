import type { SetPrice } from "@/src/domain/prices/price-batch";
import type { Minor } from "@/src/domain/money/minor";

/** One price as the grid shows it. */
export interface GridRow {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  /** URL of a thumbnail, null where there is none */
  readonly picture: string | null;
  /** URL of its form in the admin */
  readonly href: string;
  /** as it is paid, hundredths of the shown currency */
  readonly price: Minor;
  /** as it is set; null where it is converted */
  readonly set: SetPrice;
  /** the value to restore, as it is typed; empty for none */
  readonly proposed: string;
  readonly isOffered: boolean;
  readonly isDraftWaiting: boolean;
  /** its last changes, in words */
  readonly history: readonly string[];
}
