import type { Minor } from "@/src/domain/money/minor";

/** One price as the grid shows it. */
export interface GridRow {
  readonly id: number;
  readonly reference: string;
  readonly name: string;
  /** address of a small picture, null where there is nothing to see */
  readonly picture: string | null;
  /** its form in the admin */
  readonly href: string;
  readonly price: Minor;
  /** what somebody puts back, as it is typed; empty for nothing */
  readonly proposed: string;
  readonly isOffered: boolean;
  readonly isDraftWaiting: boolean;
  /** its last changes, in words */
  readonly history: readonly string[];
}
