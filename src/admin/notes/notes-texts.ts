import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of internal notes, in one of the admin's languages. */
export interface NotesTexts {
  readonly none: string;
  readonly write: string;
  readonly name: string;
  readonly add: string;
  readonly named: string;
  readonly panel: string;
  readonly done: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", NotesTexts>> = {
  fr: {
    none: "Aucune note pour l’instant. Le client ne voit jamais ce qui s’écrit ici.",
    write: "Nouvelle note",
    name: "Prévenir",
    add: "Ajouter la note",
    named: "Pour {names}",
    panel: "Notes qui vous citent",
    done: "La note est ajoutée.",
    errors: {
      "unknown-colleague": "Une des personnes citées ne travaille plus ici. Rechargez la page.",
      invalid: "Une note a de 1 à 2 000 caractères.",
      other: "La note n’a pas été ajoutée. Réessayez.",
    },
  },
  en: {
    none: "No note yet. The customer never sees what is written here.",
    write: "New note",
    name: "Tell",
    add: "Add the note",
    named: "For {names}",
    panel: "Notes that name you",
    done: "The note is added.",
    errors: {
      "unknown-colleague": "Somebody named no longer works here. Reload the page.",
      invalid: "A note has 1 to 2,000 characters.",
      other: "The note was not added. Try again.",
    },
  },
  es: {
    none: "Ninguna nota todavía. El cliente nunca ve lo que se escribe aquí.",
    write: "Nueva nota",
    name: "Avisar a",
    add: "Añadir la nota",
    named: "Para {names}",
    panel: "Notas que le mencionan",
    done: "La nota se ha añadido.",
    errors: {
      "unknown-colleague": "Una de las personas mencionadas ya no trabaja aquí. Recargue la página.",
      invalid: "Una nota tiene de 1 a 2000 caracteres.",
      other: "La nota no se ha añadido. Inténtelo de nuevo.",
    },
  },
  ja: {
    none: "メモはまだありません。ここに書いた内容がお客様に表示されることはありません。",
    write: "新しいメモ",
    name: "知らせる相手",
    add: "メモを追加",
    named: "宛先：{names}",
    panel: "あなた宛てのメモ",
    done: "メモを追加しました。",
    errors: {
      "unknown-colleague": "宛先に、すでに担当を外れた人が含まれています。ページを再読み込みしてください。",
      invalid: "メモは1文字以上2,000文字以内で入力してください。",
      other: "メモを追加できませんでした。もう一度お試しください。",
    },
  },
};

/** @param language of the admin user */
export const notesTextsOf = (language: string): NotesTexts => inReaderLanguage<NotesTexts>(texts, language);
