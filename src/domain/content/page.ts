import { locales, type Locale, type Localised } from "@/src/domain/locale/locale";
import type { FiguresBlock, GalleryBlock, HeroBlock, PictureTextBlock } from "./picture-blocks";
import type {
  ComparisonBlock,
  FaqBlock,
  LegalTextBlock,
  QuoteBlock,
  RichTextBlock,
  SpecificationsBlock,
  StepsBlock,
  TextBlock,
} from "./reading-blocks";
import type {
  CallToActionBlock,
  FormBlock,
  GiftCardsBlock,
  LinesBlock,
  NewsletterBlock,
  RailBlock,
} from "./selling-blocks";
import type { DrawersBlock, DrawingBlock, ScheduleBlock, StatementsBlock } from "./workshop-blocks";

/** The blocks of a page. */
export type Block =
  | HeroBlock
  | TextBlock
  | RichTextBlock
  | PictureTextBlock
  | GalleryBlock
  | FiguresBlock
  | LinesBlock
  | RailBlock
  | ComparisonBlock
  | SpecificationsBlock
  | QuoteBlock
  | StepsBlock
  | FaqBlock
  | CallToActionBlock
  | FormBlock
  | NewsletterBlock
  | GiftCardsBlock
  | LegalTextBlock
  | DrawingBlock
  | StatementsBlock
  | ScheduleBlock
  | DrawersBlock;

/** A page marketers compose from blocks. */
export interface Page {
  /** The address without its leading slash; home is "home". */
  readonly slug: string;
  readonly title: Localised;
  readonly description: Localised;
  /** "over" is transparent on the opening until that has left. */
  readonly navbar: "solid" | "over";
  readonly blocks: readonly Block[];
}

/**
 * Languages a page exists in: those with a title and a description. In the others it is shown in French and not
 * indexed. Source: specification 10.3.
 */
export const languagesOf = ({ title, description }: Pick<Page, "title" | "description">): readonly Locale[] =>
  locales.filter((locale) => title[locale] && description[locale]);
