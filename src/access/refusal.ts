import { APIError, type PayloadRequest } from "payload";

/**
 * A save that is refused, with a sentence for whoever saved. Built small, the server's classes lose their names, and
 * Payload keeps the words of a nameless error to itself: this one brings its name along.
 */
export const refusal = (message: string, status: 400 | 403 | 409 | 422): Error =>
  Object.assign(new APIError(message, status, undefined, true), { name: "APIError" });

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
