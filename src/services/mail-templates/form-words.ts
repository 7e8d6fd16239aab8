import type { FormName } from "@/src/domain/forms/form-name";
import type { AnswerLine } from "@/src/domain/forms/request";
import { flattenTexts } from "@/src/i18n/text-tree";
import type { LanguageWords } from "@/src/i18n/words";

/** Answers of a form, with questions and list options in one language. Unanswered questions are left out. */
export function describeAnswers(
  form: FormName,
  answers: Readonly<Record<string, string>>,
  { forms }: LanguageWords,
): readonly AnswerLine[] {
  const words = new Map(flattenTexts(forms));
  return Object.entries(answers).flatMap(([field, answer]) => {
    if (answer === "") return [];
    const own = `${form}.fields.${field}`;
    const label = words.get(`${own}.label`) ?? words.get(`labels.${field}`) ?? field;
    // A ticked box has the value "on".
    return [{ label, value: words.get(`${own}.options.${answer}`) ?? (answer === "on" ? "✓" : answer) }];
  });
}

/** Title of a form. */
export const formTitle = (form: FormName, { forms }: LanguageWords): string =>
  new Map(flattenTexts(forms)).get(`${form}.title`) ?? form;
