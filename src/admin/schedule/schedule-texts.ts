import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Texts of scheduled publications and withdrawals, in one of the admin's languages. */
export interface ScheduleTexts {
  /** of the button and of the window */
  readonly title: string;
  readonly publish: string;
  readonly withdraw: string;
  readonly moment: string;
  readonly languages: string;
  readonly allLanguages: string;
  readonly schedule: string;
  readonly close: string;
  readonly upcoming: string;
  readonly none: string;
  readonly cancel: string;
  readonly scheduled: string;
  readonly cancelled: string;
  readonly failed: string;
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", ScheduleTexts>> = {
  fr: {
    title: "Programmer la publication",
    publish: "Publier",
    withdraw: "Dépublier",
    moment: "Date et heure",
    languages: "Langues",
    allLanguages: "Toutes les langues",
    schedule: "Programmer",
    close: "Fermer",
    upcoming: "Ce qui est programmé",
    none: "Rien n’est programmé.",
    cancel: "Annuler",
    scheduled: "C’est programmé.",
    cancelled: "C’est annulé.",
    failed: "Rien n’a été programmé ni annulé : la boutique n’a pas répondu. Réessayez.",
  },
  en: {
    title: "Schedule publication",
    publish: "Publish",
    withdraw: "Unpublish",
    moment: "Date and time",
    languages: "Languages",
    allLanguages: "All languages",
    schedule: "Schedule",
    close: "Close",
    upcoming: "What is scheduled",
    none: "Nothing is scheduled.",
    cancel: "Cancel",
    scheduled: "It is scheduled.",
    cancelled: "It is cancelled.",
    failed: "Nothing was scheduled or cancelled: the shop didn’t answer. Try again.",
  },
  es: {
    title: "Programar la publicación",
    publish: "Publicar",
    withdraw: "Retirar",
    moment: "Fecha y hora",
    languages: "Idiomas",
    allLanguages: "Todos los idiomas",
    schedule: "Programar",
    close: "Cerrar",
    upcoming: "Lo que está programado",
    none: "No hay nada programado.",
    cancel: "Anular",
    scheduled: "Queda programado.",
    cancelled: "Queda anulado.",
    failed: "No se ha programado ni cancelado nada: la tienda no respondió. Inténtelo de nuevo.",
  },
  ja: {
    title: "公開を予約",
    publish: "公開",
    withdraw: "非公開",
    moment: "日時",
    languages: "言語",
    allLanguages: "すべての言語",
    schedule: "予約する",
    close: "閉じる",
    upcoming: "予約済み",
    none: "予約はありません。",
    cancel: "取り消す",
    scheduled: "予約しました。",
    cancelled: "取り消しました。",
    failed: "予約も取り消しもされていません。ショップから応答がありませんでした。もう一度お試しください。",
  },
};

export const scheduleTextsOf = (language: string): ScheduleTexts => inReaderLanguage(texts, language);
