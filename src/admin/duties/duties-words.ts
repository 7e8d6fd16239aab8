import type { DemandedFact } from "@/src/domain/company-facts";
import type { DutyName, DutyReason, DutyStanding } from "@/src/domain/duties/duties";

/** Words of a duty. What stands in braces is filled in. */
type DutyWords<Name extends DutyName> = {
  readonly name: string;
  readonly says: Readonly<Record<DutyReason<Name>, string>>;
};

/** Words of the owner's duties. */
export interface DutiesTexts {
  readonly title: string;
  readonly intro: string;
  /** headings, by how what stands below them stands; `none` in place of an empty list of what is to be mended */
  readonly standing: Readonly<Record<DutyStanding, string>>;
  readonly none: string;
  /** beside a duty that the law demands */
  readonly legal: string;
  /** links to where a duty is done */
  readonly pages: Readonly<Record<string, string>>;
  readonly variable: string;
  readonly command: string;
  readonly entry: string;
  readonly trial: {
    readonly button: string;
    readonly done: string;
    readonly errors: Readonly<Record<string, string>> & { readonly other: string };
  };
  readonly facts: Readonly<Record<DemandedFact, string>>;
  readonly duties: { readonly [Name in DutyName]: DutyWords<Name> };
}
