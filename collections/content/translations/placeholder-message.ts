import type { PayloadRequest } from "payload";
import { argumentError, type PlacedName } from "@/src/i18n/message-arguments";
import { forReader } from "@/src/access/for-reader";

/** The error of a text's placeholders, in the reader's language; null when they are correct. */
export function placeholderMessage(original: string, text: string, req: PayloadRequest): string | null {
  const error = argumentError(original, text);
  if (!error) return null;
  const { brokenAt } = error;
  if (brokenAt !== null) {
    return forReader(req, {
      fr: `Une accolade, une balise ou une forme plurielle n’est pas fermée, ou « other » manque (caractère ${brokenAt}). Rien n’est enregistré.`,
      en: `A brace, a tag or a plural form is not closed, or “other” is missing (character ${brokenAt}). Nothing was saved.`,
      es: `Una llave, una etiqueta o una forma plural no está cerrada, o falta «other» (carácter ${brokenAt}). No se ha guardado nada.`,
      ja: `波括弧、タグ、複数形のいずれかが閉じていないか、「other」がありません（${brokenAt}文字目）。保存されていません。`,
    });
  }
  const placed = (names: readonly PlacedName[], words: (at: number) => string) =>
    names.map(({ name, at }) => `${name} (${words(at)})`).join(", ");
  const missing = error.missing.join(", ");
  const french = (at: number) => `caractère ${at}`;
  const english = (at: number) => `character ${at}`;
  const spanish = (at: number) => `carácter ${at}`;
  const japanese = (at: number) => `${at}文字目`;
  const parts = [
    missing && {
      fr: `Il manque ${missing}.`,
      en: `${missing} is missing.`,
      es: `Falta ${missing}.`,
      ja: `${missing} がありません。`,
    },
    error.unknown.length > 0 && {
      fr: `${placed(error.unknown, french)} n’existe pas dans le texte d’origine.`,
      en: `${placed(error.unknown, english)} is not in the original text.`,
      es: `${placed(error.unknown, spanish)} no está en el texto original.`,
      ja: `${placed(error.unknown, japanese)} は元の文言にありません。`,
    },
    error.damaged.length > 0 && {
      fr: `Écrivez les noms entre accolades simples, sans espace : ${placed(error.damaged, french)}.`,
      en: `Write names in plain braces, without spaces: ${placed(error.damaged, english)}.`,
      es: `Escriba los nombres entre llaves simples, sin espacios: ${placed(error.damaged, spanish)}.`,
      ja: `名前は半角の波括弧で、空白を入れずに書いてください：${placed(error.damaged, japanese)}。`,
    },
  ];
  return parts.flatMap((part) => (part ? [forReader(req, part)] : [])).join(" ");
}
