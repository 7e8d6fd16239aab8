import type { Counted } from "./in-number";
import type { WaitingKind } from "@/src/domain/home/waiting";

/** Texts of the admin's first page. Names in braces are placeholders. */
export interface HomeTexts {
  readonly title: string;
  readonly nothing: string;
  readonly waiting: Readonly<Record<WaitingKind, string>>;
  readonly drafts: string;
  readonly noDrafts: string;
  readonly moreDrafts: string;
  readonly shopSaved: string;
  readonly scheduled: string;
  readonly noneScheduled: string;
  readonly publishes: string;
  readonly withdraws: string;
  readonly prices: string;
  readonly today: string;
  readonly sameHour: string;
  readonly yesterday: string;
  readonly lastWeek: string;
  readonly orders: Counted;
  readonly month: string;
  readonly watches: string;
  readonly dials: string;
  readonly straps: string;
  readonly noneSold: string;
  readonly left: string;
  readonly leftSum: Counted;
  readonly noneLeft: string;
  readonly hour: string;
  readonly content: string;
  readonly value: string;
  readonly bespoke: string;
}
