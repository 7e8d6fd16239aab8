import { APIError, type PayloadRequest } from "payload";

/** A save that is refused, with a sentence for whoever saved. */
export const refusal = (message: string, status: 400 | 403 | 409 | 422): Error =>
  new APIError(message, status, undefined, true);

/** A sentence in the languages the admin speaks. */
export interface Sentence {
  readonly fr: string;
  readonly en: string;
  readonly es: string;
  readonly ja: string;
}

const isSpoken = (language: string, texts: Sentence): language is keyof Sentence => language in texts;

/** The sentence in the language of whoever is at the admin. */
export function inLanguageOf({ i18n }: Pick<PayloadRequest, "i18n">, texts: Sentence): string {
  return isSpoken(i18n.language, texts) ? texts[i18n.language] : texts.en;
}
