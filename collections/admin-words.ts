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
      created: "Création",
      createdAt: "Création",
      locale: "Langue",
      noLabel: "–",
      perPage: "Par page : {{limit}}",
      payloadSettings: "Préférences",
      ascending: "croissant",
      descending: "décroissant",
      sortByLabelDirection: "Trier par ordre {{direction}}",
    },
    version: { noRowsSelected: "Aucune ligne sélectionnée : {{label}}", unpublish: "Dépublier" },
  },
  en: {
    general: {
      true: "Yes",
      false: "No",
      createdAt: "Created",
      locale: "Language",
      noLabel: "–",
      perPage: "Per page: {{limit}}",
      payloadSettings: "Preferences",
      ascending: "ascending",
      descending: "descending",
      sortByLabelDirection: "Sort in {{direction}} order",
    },
  },
  es: {
    general: {
      true: "Sí",
      false: "No",
      noLabel: "–",
      or: "o",
      payloadSettings: "Preferencias",
      ascending: "ascendente",
      descending: "descendente",
      sortByLabelDirection: "Ordenar de forma {{direction}}",
    },
  },
  ja: {
    general: {
      true: "はい",
      false: "いいえ",
      locale: "言語",
      noLabel: "–",
      payloadSettings: "表示設定",
      sortByLabelDirection: "{{direction}}に並べ替える",
    },
  },
};
