import type { Question } from "@/src/domain/content/question";
import type { Locale } from "@/src/domain/locale/locale";
import { Icon } from "@/src/components/primitives/icon";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { LocalWords } from "@/src/components/editorial/local-words";
import styles from "./question-list.module.css";

interface Props {
  questions: readonly Question[];
  locale: Locale;
}

/** Expandable questions; an address ending in a question's key opens that one, by the browser itself. */
export function QuestionList({ questions, locale }: Props) {
  return (
    <div className={styles.list}>
      {questions.map(({ key, question, answer }) => (
        <details key={key}>
          <summary>
            <h3 data-type="t3">
              <LocalWords text={question} locale={locale} />
            </h3>
            <Icon name="plus" />
          </summary>
          <div id={key} className={styles.answer}>
            <Paragraphs text={answer} locale={locale} />
          </div>
        </details>
      ))}
    </div>
  );
}
