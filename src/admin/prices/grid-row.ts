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
  readonly price: Minor;
  /** the value to restore, as it is typed; empty for none */
  readonly proposed: string;
  readonly isOffered: boolean;
  readonly isDraftWaiting: boolean;
  /** its last changes, in words */
  readonly history: readonly string[];
}
