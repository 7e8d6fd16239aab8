import { fill } from "@/src/domain/locale/fill";
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
  const place = forReader(req, {
    fr: "caractère {at}",
    en: "character {at}",
    es: "carácter {at}",
    ja: "{at}文字目",
  });
  const placed = (names: readonly PlacedName[]) =>
    names.map(({ name, at }) => `${name} (${fill(place, { at })})`).join(", ");
  const missing = error.missing.join(", ");
  const unknown = placed(error.unknown);
  const damaged = placed(error.damaged);
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
    damaged && {
      fr: `Écrivez les noms entre accolades simples, sans espace : ${damaged}.`,
      en: `Write names in plain braces, without spaces: ${damaged}.`,
      es: `Escriba los nombres entre llaves simples, sin espacios: ${damaged}.`,
      ja: `名前は半角の波括弧で、空白を入れずに書いてください：${damaged}。`,
    },
  ];
  return parts.flatMap((part) => (part ? [forReader(req, part)] : [])).join(" ");
}
