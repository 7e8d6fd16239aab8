import type { BlockOf } from "./block-field";
import { heroBlock } from "./hero/hero-block";
import { pictureTextBlock } from "./picture-text/picture-text-block";
import { galleryBlock } from "./gallery/gallery-block";
import { figuresBlock } from "./figures/figures-block";
import { textBlock } from "./text/text-block";
import { richTextBlock } from "./rich-text/rich-text-block";
import { comparisonBlock } from "./comparison/comparison-block";
import { specificationsBlock } from "./specifications/specifications-block";
import { quoteBlock } from "./quote/quote-block";
import { stepsBlock } from "./steps/steps-block";
import { faqBlock } from "./faq/faq-block";
import { legalTextBlock } from "./legal-text/legal-text-block";
import { drawingBlock } from "./drawing/drawing-block";
import { statementsBlock } from "./statements/statements-block";
import { scheduleBlock } from "./schedule/schedule-block";
import { drawersBlock } from "./drawers/drawers-block";
import { linesBlock } from "./lines/lines-block";
import { railBlock } from "./rail/rail-block";
import { callToActionBlock } from "./call-to-action/call-to-action-block";
import { formBlock } from "./form/form-block";
import { newsletterBlock } from "./newsletter/newsletter-block";
import { giftCardsBlock } from "./gift-cards/gift-cards-block";

/** Every kind of block, in the order in which editors are offered them. */
export const allBlocks = [
  heroBlock,
  pictureTextBlock,
  galleryBlock,
  figuresBlock,
  textBlock,
  richTextBlock,
  comparisonBlock,
  specificationsBlock,
  quoteBlock,
  stepsBlock,
  faqBlock,
  legalTextBlock,
  drawingBlock,
  statementsBlock,
  scheduleBlock,
  drawersBlock,
  linesBlock,
  railBlock,
  callToActionBlock,
  formBlock,
  newsletterBlock,
  giftCardsBlock,
] as const;

/** A block of a page. */
export type Block = BlockOf<(typeof allBlocks)[number]>;
