import type { PreorderResponse } from "@/src/domain/contracts/preorder-offer";
import type { Written } from "@/src/components/forms/use-form";

/** Data of a step that the server renders, so that the page needs no script. */
export interface InitialStepData {
  readonly offer: PreorderResponse;
  /** Of the address: "?bracelet=STR-LE-BL&ecrin=WITHOUT" */
  readonly search: string;
  /** Input of a form sent without our script. */
  readonly written: Written | null;
  /** Idempotency key of this page's reservation: a repeated request is the same order. */
  readonly key: string;
}

/** Input of the second step, by field. */
export const detailsOf = ({ written }: InitialStepData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(written?.values ?? {}).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
