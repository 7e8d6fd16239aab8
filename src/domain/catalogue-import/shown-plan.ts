import type { Value } from "./column";
import type { Refusal } from "./refusal";

/** `changed`: the plan is another than the one shown; `leap`: prices need a confirmation. */
export const changeErrors = ["refused", "changed", "leap", "nothing"] as const;
export type ChangeError = (typeof changeErrors)[number];

interface ShownChange {
  readonly column: string;
  readonly kind: string;
  readonly before: Value;
  readonly after: Value;
}

interface ShownRow {
  readonly sheet: string;
  readonly line: number;
  readonly collection: string;
  readonly reference: string;
  readonly isNew: boolean;
  readonly isLeap: boolean;
  readonly changes: readonly ShownChange[];
}

/** A dry run as the admin gets it; counts are of all rows, of which the first are listed. */
export interface ShownPlan {
  readonly mark: string;
  readonly counts: Readonly<Record<"created" | "changed" | "same" | "refused" | "leaps", number>>;
  readonly rows: readonly ShownRow[];
  readonly refused: readonly Refusal[];
}

/** What an import answers: a plan that was only shown or was refused, or the number of the import. */
export interface ImportAnswer {
  readonly plan: ShownPlan | null;
  readonly error?: ChangeError;
  readonly import?: number;
}
