import type { Locale } from "../domain/locale/locale";
import { loadMessages, type messageFiles } from "./messages";
import type { TextTree } from "./browser-texts";

/** Texts of one page for components that run in the browser, see browserTexts. */
export async function pageTexts(locale: Locale, file: (typeof messageFiles)[number]): Promise<TextTree> {
  const texts = (await loadMessages(locale))[file];
  if (typeof texts !== "object") throw new Error(`There are no messages called "${file}".`);
  return texts;
}
