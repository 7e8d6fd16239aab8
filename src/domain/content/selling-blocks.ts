import type { Localised } from "@/src/domain/locale/locale";
import type { WatchLine } from "@/src/domain/watch/ready-made";
import type { PageFormName } from "@/src/domain/forms/form-name";
import type { NavigationLink } from "./navigation";

/** The lines side by side, each with one watch for its picture and price. */
export interface LinesBlock {
  readonly type: "lines";
  readonly title: Localised;
  readonly text: Localised;
  readonly lines: readonly {
    readonly line: WatchLine;
    readonly title: Localised;
    readonly text: Localised;
    readonly href: string;
    readonly watch: string;
  }[];
}

/** A row of watches, by code. */
export interface RailBlock {
  readonly type: "rail";
  readonly title: Localised;
  readonly watches: readonly string[];
  readonly link: NavigationLink | null;
}

/** The gift cards on offer, as a rule of amounts. */
export interface GiftCardsBlock {
  readonly type: "gift-cards";
  readonly title: Localised;
  readonly text: Localised;
  readonly link: NavigationLink | null;
}

/** One thing to do next, and perhaps a second. */
export interface CallToActionBlock {
  readonly type: "call-to-action";
  readonly title: Localised;
  readonly text: Localised;
  readonly link: NavigationLink | null;
  readonly second: NavigationLink | null;
}

export interface FormBlock {
  readonly type: "form";
  readonly title: Localised;
  readonly text: Localised;
  readonly form: PageFormName;
}

/** The newsletter: what it is, and one field. */
export interface NewsletterBlock {
  readonly type: "newsletter";
  readonly title: Localised;
  readonly text: Localised;
}
