import type { Localised } from "../locale/locale";
import type { StageTone, WatchLine } from "../watch/ready-made";
import type { NavigationLink } from "./navigation";
import type { Picture } from "./picture";

/** What a block shows: an uploaded picture, or a watch composed from its parts. */
export interface Illustration {
  readonly picture: Picture | null;
  /** Code of a ready-made watch whose composed picture stands in. */
  readonly watch: string | null;
  readonly view: "front" | "back";
  readonly stage: StageTone;
}

export interface HeroBlock {
  readonly type: "hero";
  readonly title: Localised;
  readonly text: Localised;
  readonly link: NavigationLink | null;
  readonly illustration: Illustration;
}

/** Paragraphs; an empty line in the text begins a new one. */
export interface TextBlock {
  readonly type: "text";
  readonly title: Localised;
  readonly text: Localised;
}

export interface PictureTextBlock {
  readonly type: "picture-text";
  readonly title: Localised;
  readonly text: Localised;
  readonly link: NavigationLink | null;
  readonly illustration: Illustration;
}

/** Big numbers with a word each: 24 jewels, 41 h. */
export interface FiguresBlock {
  readonly type: "figures";
  readonly title: Localised;
  readonly text: Localised;
  readonly figures: readonly {
    readonly value: string;
    readonly unit: Localised;
    readonly label: Localised;
  }[];
  readonly illustration: Illustration;
}

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

export type Block =
  HeroBlock | TextBlock | PictureTextBlock | FiguresBlock | LinesBlock | RailBlock | GiftCardsBlock;

/** A page marketers compose from blocks. */
export interface Page {
  readonly slug: string;
  readonly title: Localised;
  readonly description: Localised;
  readonly blocks: readonly Block[];
}

/** A question of the FAQ. */
export interface Question {
  readonly question: Localised;
  /** Paragraphs; an empty line begins a new one. */
  readonly answer: Localised;
}
