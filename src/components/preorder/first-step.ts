import type { PreorderResponse } from "@/src/contracts/preorder-offer";
import type { Written } from "@/src/components/forms/use-form";

/** What the server knows of a step as it makes its page, which then needs no script. */
export interface FirstStep {
  readonly offer: PreorderResponse;
  /** Of the address: "?bracelet=STR-LE-BL&ecrin=WITHOUT" */
  readonly search: string;
  /** What a form without our script has brought. */
  readonly written: Written | null;
  /** Names the reservation that this page may make: sent again it is the same order. */
  readonly key: string;
}

/** What was written in the second step, by field. */
export const detailsOf = ({ written }: FirstStep): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(written?.values ?? {}).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    ),
  );
