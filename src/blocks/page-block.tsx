import type { ComponentType } from "react";
import type { BlockContext } from "@/src/components/editorial/block-context";
import type { Block } from "./all-blocks";
import { CallToAction } from "./call-to-action/call-to-action";
import { Comparison } from "./comparison/comparison";
import { Drawers } from "./drawers/drawers";
import { Drawing } from "./drawing/drawing";
import { Faq } from "./faq/faq";
import { Figures } from "./figures/figures";
import { FormSection } from "./form/form-section";
import { Gallery } from "./gallery/gallery";
import { GiftRule } from "./gift-cards/gift-rule";
import { Hero } from "./hero/hero";
import { LegalText } from "./legal-text/legal-text";
import { Newsletter } from "./newsletter/newsletter";
import { Lines } from "./lines/lines";
import { PictureText } from "./picture-text/picture-text";
import { Quote } from "./quote/quote";
import { Rail } from "./rail/rail";
import { RichTextSection } from "./rich-text/rich-text-section";
import { Schedule } from "./schedule/schedule";
import { SpecificationsSection } from "./specifications/specifications-section";
import { Statements } from "./statements/statements";
import { Steps } from "./steps/steps";
import { TextSection } from "./text/text-section";

interface BlockPlace extends BlockContext {
  /** Index on the page, from 0. */
  position: number;
  /** Whether its title is the page's own heading. */
  isFirst: boolean;
}

type Components = {
  readonly [Type in Block["type"]]: ComponentType<BlockPlace & { block: Extract<Block, { type: Type }> }>;
};

const components: Components = {
  hero: Hero,
  "picture-text": PictureText,
  gallery: Gallery,
  figures: Figures,
  text: TextSection,
  "rich-text": RichTextSection,
  comparison: Comparison,
  specifications: SpecificationsSection,
  quote: Quote,
  steps: Steps,
  faq: Faq,
  "legal-text": LegalText,
  drawing: Drawing,
  statements: Statements,
  schedule: Schedule,
  drawers: Drawers,
  lines: Lines,
  rail: Rail,
  "call-to-action": CallToAction,
  form: FormSection,
  newsletter: Newsletter,
  "gift-cards": GiftRule,
};

/** One block of a page, rendered by its type. */
export function PageBlock(props: BlockPlace & { block: Block }) {
  // Each component takes its own type of block, which the table ensures.
  const Component = components[props.block.type] as ComponentType<typeof props>;
  return <Component {...props} />;
}
