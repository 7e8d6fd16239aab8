import type { FaqBlock } from "./faq-block";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./faq.module.css";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { QuestionList } from "./question-list";
import { WholeFaq } from "./whole-faq";

interface Props extends Pick<BlockContext, "locale" | "questions" | "search"> {
  block: FaqBlock;
  isFirst: boolean;
}

/** Questions of one chapter beside their title, or the whole FAQ. */
export function Faq({ block, locale, questions, search, isFirst }: Props) {
  if (block.group === null) {
    return <WholeFaq block={block} locale={locale} questions={questions} search={search} isFirst={isFirst} />;
  }
  const chosen = questions.filter(({ group }) => group === block.group);
  if (chosen.length === 0) return null;
  return (
    <section className={styles.section} data-block="">
      <div data-grid="">
        <div className={styles.side}>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} size="t2" />
          <Paragraphs text={block.text} locale={locale} />
        </div>
        <div className={styles.lists}>
          <QuestionList questions={chosen} locale={locale} />
        </div>
      </div>
    </section>
  );
}
