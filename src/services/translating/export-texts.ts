import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { exchangedText } from "@/src/domain/translation/exchanged-text";
import type { Label } from "@/src/domain/translation/field-shape";
import { stateOf, type ShopText } from "@/src/domain/translation/shop-text";
import { writeCsv } from "./exchange/csv";
import { writeXliff } from "./exchange/write-xliff";
import type { TextScope, TranslationDesk } from "./translation-desk";

/** Which texts of a scope are exported. */
export const exportKinds = ["all", "missing", "outdated"] as const;

export interface ExportOrder extends TextScope {
  readonly format: "xliff" | "csv";
  readonly which: (typeof exportKinds)[number];
}

/** "Accueil › Ouverture 1 › Titre" @param admin language of the reader */
export const contextOf = (title: string, labels: readonly Label[], language: string): string =>
  [
    title,
    ...labels.map((label) => (typeof label === "object" ? inReaderLanguage(label, language) : String(label))),
  ]
    .filter((part) => part !== "")
    .join(" › ");

const isWanted = (which: ExportOrder["which"]) => (text: ShopText) => {
  const state = stateOf(text);
  return which === "all" || state === which || (which === "missing" && state === "broken");
};

/** A file with the texts of a language. @param reader admin language of the staff member */
export async function exportTexts(
  desk: TranslationDesk,
  order: ExportOrder,
  reader: string,
): Promise<string> {
  const { format, which, ...scope } = order;
  const texts = (await desk.texts(scope))
    .filter(isWanted(which))
    .map((text) => exchangedText(text, contextOf(text.title, text.labels, reader)));
  return format === "csv" ? writeCsv(texts) : writeXliff(texts, desk.language);
}
