import { describe, expect, test } from "vitest";
import { allForms } from "@/src/domain/contracts/forms/all-forms";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import { loadMessages } from "@/src/i18n/messages";
import type { TextTree } from "@/src/i18n/text-tree";
import { fieldViews, formTexts } from "./form-view";

async function formMessages(locale: Locale): Promise<TextTree> {
  const { forms } = await loadMessages(locale);
  if (typeof forms !== "object") throw new Error("There are no messages called forms.");
  return forms;
}

/** The post code's example depends on the country chosen in the form, which fills it in. */
const withoutExample = (text: string) => text.replace("{example}", "75011");

describe.each(locales)("in %s", (locale) => {
  test.each(Object.values(allForms))("$name has a text for every message", async (form) => {
    const t = browserTexts<Record<string, string>>(await formMessages(locale), locale);
    const views = fieldViews(form, t);
    const said = [
      ...Object.values(formTexts(form, t).errors),
      ...views.flatMap(({ label, errors, options = [] }) => [
        label,
        ...Object.values(errors),
        ...options.map((option) => option.label),
      ]),
    ];
    expect(said.filter((text) => text === "" || /[{}]/.test(withoutExample(text)))).toEqual([]);
    expect(views.map(({ name }) => name)).toEqual(Object.keys(form.fields));
  });
});
