import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of the gift card sheet, by the tags of the admin's languages. */
const giftCardTexts = {
  fr: {
    available: "Disponible",
    held: "Retenu par une commande",
    frozen: "Gelé",
    spent: "Dépensé",
    lapsed: "Perdu à l’échéance",
    missing: "À la charge de la boutique",
    blockedBecause: "Bloquée : {reason}",
    replace: {
      button: "Code perdu : annuler et en envoyer un autre",
      sure: "L’ancien code ne vaudra plus rien. Confirmer",
      done: "Le nouveau code est parti par e-mail.",
      failed: "Rien n’a été changé. Réessayez.",
    },
  },
  en: {
    available: "Available",
    held: "Held by an order",
    frozen: "Frozen",
    spent: "Spent",
    lapsed: "Lapsed at its end",
    missing: "Borne by the shop",
    blockedBecause: "Blocked: {reason}",
    replace: {
      button: "Lost code: cancel it and send another",
      sure: "The old code will no longer work. Confirm",
      done: "The new code has gone out by email.",
      failed: "Nothing was changed. Try again.",
    },
  },
  es: {
    available: "Disponible",
    held: "Retenido por un pedido",
    frozen: "Congelado",
    spent: "Gastado",
    lapsed: "Perdido al caducar",
    missing: "A cargo de la tienda",
    blockedBecause: "Bloqueada: {reason}",
    replace: {
      button: "Código perdido: anularlo y enviar otro",
      sure: "El código antiguo no valdrá nada. Confirmar",
      done: "El código nuevo ha salido por correo.",
      failed: "No se ha cambiado nada. Vuelva a intentarlo.",
    },
  },
  ja: {
    available: "利用可能",
    held: "注文が確保中",
    frozen: "凍結中",
    spent: "使用済み",
    lapsed: "期限切れ",
    missing: "ショップの負担",
    blockedBecause: "停止中：{reason}",
    replace: {
      button: "コード紛失：無効にして新しいコードを送る",
      sure: "元のコードは使えなくなります。確定する",
      done: "新しいコードをメールで送りました。",
      failed: "変更されませんでした。もう一度お試しください。",
    },
  },
} as const;

type GiftCardTexts = (typeof giftCardTexts)[keyof typeof giftCardTexts];

/** @param language of the admin user */
export const giftCardTextsOf = (language: string) => inReaderLanguage<GiftCardTexts>(giftCardTexts, language);
