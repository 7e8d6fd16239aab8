import type { FormName } from "@/src/domain/forms/form-name";
import type { AnswerLine } from "@/src/domain/forms/request";
import type { Locale } from "@/src/domain/locale/locale";
import en from "@/src/i18n/messages/en/forms.json";
import es from "@/src/i18n/messages/es/forms.json";
import fr from "@/src/i18n/messages/fr/forms.json";
import jp from "@/src/i18n/messages/jp/forms.json";
import { flattenTexts, type TextTree } from "@/src/i18n/text-tree";

const trees: Record<Locale, TextTree> = { fr, en, es, jp };

/**
 * What somebody wrote in a form, with the questions and the words of lists in a language. Questions that were left
 * open are left out.
 */
export function describeAnswers(
  form: FormName,
  answers: Readonly<Record<string, string>>,
  locale: Locale,
): readonly AnswerLine[] {
  const words = new Map(flattenTexts(trees[locale]));
  return Object.entries(answers).flatMap(([field, answer]) => {
    if (answer === "") return [];
    const own = `${form}.fields.${field}`;
    const label = words.get(`${own}.label`) ?? words.get(`labels.${field}`) ?? field;
    // A ticked box says "on" and nothing else.
    return [{ label, value: words.get(`${own}.options.${answer}`) ?? (answer === "on" ? "✓" : answer) }];
  });
}

/** What a form is called, for staff. */
export const formTitle = (form: FormName): string =>
  new Map(flattenTexts(trees.fr)).get(`${form}.title`) ?? form;
