import type { ReaderText } from "@/src/domain/locale/in-reader-language";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Wrong or unnatural wording of the admin's built-in translations, corrected per language. */
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
    version: {
      restoreThisVersion: "Restore as draft",
      aboutToRestore:
        "This {{label}} becomes, as a draft, what it was on {{versionDate}}, in all languages. Online nothing changes before you publish it.",
      restoredSuccessfully: "Restored as a draft. Online nothing has changed.",
      problemRestoringVersion:
        "This version was not restored: restoring a version is for marketers. Nothing was changed.",
      confirmRevertToSaved: "Discard the draft",
      aboutToRevertToPublished: "The draft is discarded in all languages. Online nothing changes.",
      aboutToRestoreGlobal:
        "This {{label}} becomes, as a draft, what it was on {{versionDate}}, in all languages. Online nothing changes before you publish it.",
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
    version: {
      restoreThisVersion: "Restaurar como borrador",
      aboutToRestore:
        "El documento ({{label}}) vuelve a ser, como borrador, lo que era el {{versionDate}}, en todos los idiomas. En línea no cambia nada hasta que se publique.",
      restoredSuccessfully: "Restaurado como borrador. En línea no ha cambiado nada.",
      problemRestoringVersion:
        "Esta versión no se ha restaurado: restaurar una versión corresponde a marketing. No se ha cambiado nada.",
      revertToPublished: "Volver a la versión publicada",
      confirmRevertToSaved: "Descartar el borrador",
      aboutToRevertToPublished: "El borrador se descarta en todos los idiomas. En línea no cambia nada.",
      aboutToRestoreGlobal:
        "El documento ({{label}}) vuelve a ser, como borrador, lo que era el {{versionDate}}, en todos los idiomas. En línea no cambia nada hasta que se publique.",
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
    version: {
      restoreThisVersion: "下書きとして復元",
      aboutToRestore:
        "{{label}}を、{{versionDate}}時点の内容に、すべての言語で下書きとして戻します。公開するまで、公開中の内容は変わりません。",
      restoredSuccessfully: "下書きとして復元しました。公開中の内容は変わっていません。",
      problemRestoringVersion:
        "この版は復元されませんでした。復元できるのはマーケターです。何も変更されていません。",
      revertToPublished: "公開版に戻す",
      confirmRevertToSaved: "下書きを破棄",
      aboutToRevertToPublished: "すべての言語の下書きを破棄します。公開中の内容は変わりません。",
      aboutToRestoreGlobal:
        "{{label}}を、{{versionDate}}時点の内容に、すべての言語で下書きとして戻します。公開するまで、公開中の内容は変わりません。",
    },
  },
};
