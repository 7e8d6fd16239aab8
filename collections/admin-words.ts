import type { ReaderText } from "@/src/domain/locale/in-reader-language";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the admin's own words say wrongly, or as nobody would, in one of our languages. */
export const adminWords: Readonly<Record<Exclude<keyof ReaderText, number>, Words>> = {
  fr: {
    general: {
      createNew: "Créer",
      createNewLabel: "Créer : {{label}}",
      creatingNewLabel: "Création : {{label}}",
      schedulePublishFor: "Programmer la publication de {{title}}",
      true: "Oui",
      false: "Non",
    },
    version: { noRowsSelected: "Aucune ligne sélectionnée : {{label}}" },
  },
  en: { general: { true: "Yes", false: "No" } },
  es: { general: { true: "Sí", false: "No" } },
  ja: { general: { true: "はい", false: "いいえ" } },
};
