import type { Block } from "../../domain/content/page";
import type { Locale } from "../../domain/locale/locale";
import type { HomeContent } from "../../services/content/load-home";
import type { Storefront } from "../../services/content/load-storefront";
import { HomeBlock } from "./home-block";
import { Letter } from "./letter";
import { QuizTeaser } from "./quiz-teaser";

interface Props {
  locale: Locale;
  home: HomeContent;
  storefront: Storefront;
}

/** Blocks an editor composes; the quiz stands before the gift cards, the letter at the end. */
export function HomePage({ locale, home: { page, letter }, storefront }: Props) {
  const giftCards = page.blocks.findIndex(({ type }) => type === "gift-cards");
  const quizAt = giftCards === -1 ? page.blocks.length : giftCards;
  const render = (block: Block, position: number) => (
    // Blocks have no name of their own; their place is what tells them apart.
    <HomeBlock key={`${block.type}-${position}`} block={block} locale={locale} storefront={storefront} />
  );
  return (
    <>
      {page.blocks.slice(0, quizAt).map(render)}
      <QuizTeaser locale={locale} />
      {page.blocks.slice(quizAt).map(render)}
      <Letter locale={locale} letter={letter} />
    </>
  );
}
