import { en } from "./texts/en";
import { es } from "./texts/es";
import { fr } from "./texts/fr";
import { ja } from "./texts/ja";
import type { PageTexts } from "./texts/page-texts";

const languages: Record<string, PageTexts> = { en, es, fr, ja };

/** The session's language; `auto` and a missing one use the browser's, with English as the fallback. */
export function chooseTexts(locale: string | null, acceptLanguage: string | undefined): PageTexts {
  const wanted = locale === null || locale === "auto" ? (acceptLanguage ?? "").split(",") : [locale];
  for (const tag of wanted) {
    const texts = languages[tag.trim().slice(0, 2).toLowerCase()];
    if (texts) return texts;
  }
  return en;
}
