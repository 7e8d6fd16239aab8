import type { PayloadRequest } from "payload";
import { argumentError } from "@/src/i18n/message-arguments";
import { forReader } from "@/src/access/for-reader";

/** What is wrong with a text's placeholders, in the reader's language; null when nothing is. */
export function placeholderMessage(original: string, text: string, req: PayloadRequest): string | null {
  const error = argumentError(original, text);
  if (!error) return null;
  if (error.isBroken) {
    return forReader(req, {
      fr: "Une accolade, une balise ou une forme plurielle n’est pas fermée, ou « other » manque. Rien n’est enregistré.",
      en: "A brace, a tag or a plural form is not closed, or “other” is missing. Nothing was saved.",
      es: "Una llave, una etiqueta o una forma plural no está cerrada, o falta «other». No se ha guardado nada.",
      ja: "波括弧、タグ、複数形のいずれかが閉じていないか、「other」がありません。保存されていません。",
    });
  }
  const missing = error.missing.join(", ");
  const unknown = error.unknown.join(", ");
  const parts = [
    missing && {
      fr: `Il manque ${missing}.`,
      en: `${missing} is missing.`,
      es: `Falta ${missing}.`,
      ja: `${missing} がありません。`,
    },
    unknown && {
      fr: `${unknown} n’existe pas dans le texte d’origine.`,
      en: `${unknown} is not in the original text.`,
      es: `${unknown} no está en el texto original.`,
      ja: `${unknown} は元の文言にありません。`,
    },
  ];
  return parts.flatMap((part) => (part ? [forReader(req, part)] : [])).join(" ");
}
