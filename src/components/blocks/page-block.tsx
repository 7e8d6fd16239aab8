import type { ReactNode } from "react";
import type { Block } from "@/src/domain/content/page";
import type { BlockContext } from "./block-context";
import { CallToAction } from "./call-to-action";
import { Comparison } from "./comparison";
import { Drawers } from "./drawers";
import { Drawing } from "./drawing";
import { Faq } from "./faq";
import { Figures } from "./figures";
import { FormSection } from "./form-section";
import { Gallery } from "./gallery";
import { GiftRule } from "./gift-rule";
import { Hero } from "./hero";
import { LegalText } from "./legal-text";
import { Newsletter } from "./newsletter";
import { Lines } from "./lines";
import { PictureText } from "./picture-text";
import { Quote } from "./quote";
import { Rail } from "./rail";
import { RichTextSection } from "./rich-text-section";
import { Schedule } from "./schedule";
import { SpecificationsSection } from "./specifications-section";
import { Statements } from "./statements";
import { Steps } from "./steps";
import { TextSection } from "./text-section";

export interface BlockPlace extends BlockContext {
  /** Index on the page, from 0. */
  position: number;
  /** Whether its title is the page's own heading. */
  isFirst: boolean;
}

type Renderers = {
  [Type in Block["type"]]: (block: Extract<Block, { type: Type }>, place: BlockPlace) => ReactNode;
};

const renderers: Renderers = {
  hero: (block, { locale, storefront, isFirst }) => <Hero {...{ block, locale, storefront, isFirst }} />,
  text: (block, { locale, isFirst }) => <TextSection {...{ block, locale, isFirst }} />,
  "rich-text": (block, { locale, isFirst }) => <RichTextSection {...{ block, locale, isFirst }} />,
  "picture-text": (block, { locale, storefront, isFirst }) => (
    <PictureText {...{ block, locale, storefront, isFirst }} />
  ),
  gallery: (block, { locale, storefront, isFirst }) => (
    <Gallery {...{ block, locale, storefront, isFirst }} />
  ),
  figures: (block, { locale, storefront, isFirst }) => (
    <Figures {...{ block, locale, storefront, isFirst }} />
  ),
  lines: (block, { locale, storefront, isFirst }) => <Lines {...{ block, locale, storefront, isFirst }} />,
  rail: (block, { locale, storefront }) => <Rail {...{ block, locale, storefront }} />,
  comparison: (block, { locale, isFirst, position }) => (
    <Comparison {...{ block, locale, isFirst }} id={`comparison-${position}`} />
  ),
  specifications: (block, { locale, isFirst }) => <SpecificationsSection {...{ block, locale, isFirst }} />,
  quote: (block, { locale }) => <Quote {...{ block, locale }} />,
  steps: (block, { locale, isFirst }) => <Steps {...{ block, locale, isFirst }} />,
  faq: (block, { locale, questions, search, isFirst }) => (
    <Faq {...{ block, locale, questions, search, isFirst }} />
  ),
  "call-to-action": (block, { locale, isFirst }) => <CallToAction {...{ block, locale, isFirst }} />,
  form: (block, { locale, storefront, isFirst }) => (
    <FormSection {...{ block, locale, storefront, isFirst }} />
  ),
  newsletter: (block, { locale, isFirst }) => <Newsletter newsletter={block} {...{ locale, isFirst }} />,
  "gift-cards": (block, { locale, storefront, isFirst }) => (
    <GiftRule {...{ block, locale, storefront, isFirst }} />
  ),
  "legal-text": (block, { locale, storefront, isFirst }) => (
    <LegalText {...{ block, locale, isFirst }} version={storefront.settings.termsVersion} />
  ),
  drawing: (block, { locale, isFirst }) => <Drawing {...{ block, locale, isFirst }} />,
  statements: (block, { locale, isFirst }) => <Statements {...{ block, locale, isFirst }} />,
  schedule: (block, { locale, isFirst }) => <Schedule {...{ block, locale, isFirst }} />,
  drawers: (block, { locale, storefront, isFirst }) => (
    <Drawers {...{ block, locale, isFirst }} catalogue={storefront.catalogue} />
  ),
};

function render<Type extends Block["type"]>(
  block: Extract<Block, { type: Type }>,
  place: BlockPlace,
): ReactNode {
  const renderer: Renderers[Type] = renderers[block.type];
  return renderer(block, place);
}

/** One block of a page, rendered by its type. */
export function PageBlock({ block, ...place }: { block: Block } & BlockPlace) {
  return render(block, place);
}
