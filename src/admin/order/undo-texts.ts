import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Texts of the undo button, in one of the admin's languages. */
export interface UndoTexts {
  /** `{seconds}` is the remaining time. */
  readonly undo: string;
  readonly done: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", UndoTexts>> = {
  fr: {
    undo: "Annuler ({seconds} s)",
    done: "L’étape est annulée ; l’e-mail n’est pas parti.",
    errors: {
      moved: "La commande a bougé depuis : cette étape ne s’annule plus.",
      "too-late": "La minute est écoulée et l’e-mail est parti : l’étape reste.",
      cards: "L’étape a gelé les cartes cadeaux de la commande : elle reste.",
      other: "Rien n’a été changé. Réessayez.",
    },
  },
  en: {
    undo: "Undo ({seconds} s)",
    done: "The step is undone; its email has not left.",
    errors: {
      moved: "The order has moved since: this step can no longer be undone.",
      "too-late": "The minute is over and the email has left: the step stays.",
      cards: "The step froze the gift cards of the order: it stays.",
      other: "Nothing was changed. Try again.",
    },
  },
  es: {
    undo: "Deshacer ({seconds} s)",
    done: "El paso se ha deshecho; el correo no ha salido.",
    errors: {
      moved: "El pedido ha avanzado desde entonces: este paso ya no se deshace.",
      "too-late": "El minuto ha pasado y el correo ha salido: el paso se queda.",
      cards: "El paso bloqueó las tarjetas regalo del pedido: se queda.",
      other: "No se ha cambiado nada. Inténtelo de nuevo.",
    },
  },
  ja: {
    undo: "取り消す（残り{seconds}秒）",
    done: "操作を取り消しました。メールは送信されていません。",
    errors: {
      moved: "その後注文に変更があったため、この操作は取り消せません。",
      "too-late": "1分が過ぎてメールが送信されたため、取り消せません。",
      cards: "この操作でギフトカードが凍結されたため、取り消せません。",
      other: "変更されていません。もう一度お試しください。",
    },
  },
};

/** @param language of the admin user */
export const undoTextsOf = (language: string): UndoTexts => inReaderLanguage<UndoTexts>(texts, language);
