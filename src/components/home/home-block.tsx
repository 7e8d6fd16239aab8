import type { ReactNode } from "react";
import type { Block, PictureTextBlock } from "../../domain/content/page";
import type { Locale } from "../../domain/locale/locale";
import type { Storefront } from "../../services/content/load-storefront";
import { BackFigures } from "./back-figures";
import { GiftRule } from "./gift-rule";
import { Hero } from "./hero";
import { Lines } from "./lines";
import { Parts } from "./parts";
import { PictureText } from "./picture-text";
import { Rail } from "./rail";
import { TextSection } from "./text-section";

export interface BlockContext {
  locale: Locale;
  storefront: Storefront;
}

/** What leads to the configurator is illustrated by the parts themselves, unless an editor gives a picture. */
const isAboutConfigurator = ({ link, illustration }: PictureTextBlock) =>
  link?.href === "/configurator" && illustration.picture === null;

type Renderers = {
  [Type in Block["type"]]: (block: Extract<Block, { type: Type }>, context: BlockContext) => ReactNode;
};

const renderers: Renderers = {
  hero: (block, context) => <Hero block={block} {...context} />,
  text: (block, { locale }) => <TextSection block={block} locale={locale} />,
  "picture-text": (block, context) =>
    isAboutConfigurator(block) ? (
      <Parts block={block} catalogue={context.storefront.catalogue} locale={context.locale} />
    ) : (
      <PictureText block={block} {...context} />
    ),
  figures: (block, context) => <BackFigures block={block} {...context} />,
  lines: (block, context) => <Lines block={block} {...context} />,
  rail: (block, context) => <Rail block={block} {...context} />,
  "gift-cards": (block, context) => <GiftRule block={block} {...context} />,
};

function render<Type extends Block["type"]>(
  block: Extract<Block, { type: Type }>,
  context: BlockContext,
): ReactNode {
  const renderer: Renderers[Type] = renderers[block.type];
  return renderer(block, context);
}

/** One block of a page, in the form its type asks for. */
export function HomeBlock({ block, ...context }: { block: Block } & BlockContext) {
  return render(block, context);
}
