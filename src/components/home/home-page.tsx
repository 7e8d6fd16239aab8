import type { Block } from "@/src/blocks/all-blocks";
import type { PictureTextBlock } from "@/src/blocks/picture-text/picture-text-block";
import type { BrandPrinting } from "@/src/domain/watch/dial-printing";
import type { HomeContent } from "@/src/services/content/load-home-page";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { isPageHeading } from "@/src/blocks/is-page-heading";
import { Newsletter } from "@/src/blocks/newsletter/newsletter";
import { PageBlock } from "@/src/blocks/page-block";
import { Parts } from "./parts";
import { QuizTeaser } from "./quiz-teaser";

interface Props extends BlockContext {
  home: HomeContent;
  /** What the brand prints on dials. */
  printing: BrandPrinting;
}

/** A block that links to the configurator is illustrated by the parts themselves, unless an editor gives a picture. */
const isAboutConfigurator = (block: Block): block is PictureTextBlock =>
  block.type === "picture-text" &&
  block.link?.href === "/configurator" &&
  block.illustration.picture === null;

/** Blocks an editor composes; the quiz precedes the gift cards, the newsletter is at the end. */
export function HomePage({ home: { page, newsletter, quiz }, printing, ...context }: Props) {
  const { locale, storefront } = context;
  const giftCards = page.blocks.findIndex(({ type }) => type === "gift-cards");
  const quizAt = giftCards === -1 ? page.blocks.length : giftCards;
  const render = (block: Block, position: number) => {
    // Blocks have no id: the index is the key.
    const key = `${block.type}-${position}`;
    if (isAboutConfigurator(block)) {
      const { catalogue } = storefront;
      return <Parts key={key} block={block} catalogue={catalogue} printing={printing} locale={locale} />;
    }
    const isFirst = position === 0 && isPageHeading(block);
    return <PageBlock key={key} block={block} position={position} isFirst={isFirst} {...context} />;
  };
  return (
    <>
      {page.blocks.slice(0, quizAt).map(render)}
      <QuizTeaser quiz={quiz} locale={locale} />
      {page.blocks.slice(quizAt).map((block, index) => render(block, quizAt + index))}
      <Newsletter block={newsletter} locale={locale} isFirst={false} />
    </>
  );
}
