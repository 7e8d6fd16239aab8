import type { DemandedFact } from "@/src/domain/company-facts";
import type {
  LaunchCheckName,
  LaunchCheckReason,
  LaunchCheckStanding,
} from "@/src/domain/launch-checks/launch-checks";

/** Words of a check. What stands in braces is filled in. */
type LaunchCheckWords<Name extends LaunchCheckName> = {
  readonly name: string;
  readonly says: Readonly<Record<LaunchCheckReason<Name>, string>>;
};

/** Words of the launch checks. */
export interface LaunchChecksTexts {
  readonly title: string;
  readonly intro: string;
  /** headings, by how what stands below them stands; `none` in place of an empty list of what is to be mended */
  readonly standing: Readonly<Record<LaunchCheckStanding, string>>;
  readonly none: string;
  /** beside a check that the law demands */
  readonly legal: string;
  /** links to where a check is done */
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
  readonly checks: { readonly [Name in LaunchCheckName]: LaunchCheckWords<Name> };
}
