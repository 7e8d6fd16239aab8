import type { MailKind } from "@/src/store/mails/order-mail";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of an order's mails, in one of the admin's languages. */
export interface MailTexts {
  readonly kinds: Readonly<Record<MailKind, string>>;
  readonly none: string;
  readonly toBuyer: string;
  readonly toStaff: string;
  readonly queued: string;
  readonly sent: string;
  readonly waiting: string;
  readonly givenUp: string;
  readonly attempts: string;
  readonly read: string;
  readonly close: string;
  readonly asToday: string;
  readonly resend: string;
  readonly done: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", MailTexts>> = {
  fr: {
    kinds: {
      "order-confirmation": "Confirmation",
      "order-payment-link": "Lien de paiement",
      "order-parcel": "Colis partiel",
      "order-failed": "Paiement échoué",
      "order-notice": "Commande reçue",
      "order-held": "Commande à vérifier",
      "donation-notice": "Mot joint à un don",
      "order-disputed": "Paiement contesté",
      "order-in-workshop": "À l’atelier",
      "order-quality-control": "Au contrôle",
      "order-shipped": "Expédition",
      "order-address": "Nouvelle adresse",
      "order-delivered": "Livraison",
      "order-withdrawn": "Accusé de rétractation",
      "order-refunded": "Remboursement",
      "order-withdrawal-notice": "Rétractation",
    },
    none: "Aucun e-mail pour l’instant.",
    toBuyer: "au client",
    toStaff: "à l’équipe",
    queued: "Préparé le {at}",
    sent: "Envoyé le {at}",
    waiting: "Part le {at}",
    givenUp: "Abandonné",
    attempts: "Essais : {count}",
    read: "Lire",
    close: "Fermer",
    asToday: "À {to}, tel qu’il s’écrirait aujourd’hui : {subject}",
    resend: "Renvoyer",
    done: "L’e-mail repart.",
    errors: {
      waiting: "L’e-mail n’est pas encore parti et partira seul.",
      "no-address": "La commande n’a plus d’adresse.",
      "too-often": "Assez d’e-mails renvoyés pour cette commande : attendez une heure.",
      other: "Rien n’a été fait. Réessayez.",
    },
  },
  en: {
    kinds: {
      "order-confirmation": "Confirmation",
      "order-payment-link": "Payment link",
      "order-parcel": "Part parcel",
      "order-failed": "Payment failed",
      "order-notice": "Order received",
      "order-held": "Order to be checked",
      "donation-notice": "Note with a donation",
      "order-disputed": "Disputed payment",
      "order-in-workshop": "In the workshop",
      "order-quality-control": "In quality control",
      "order-shipped": "Shipped",
      "order-address": "New address",
      "order-delivered": "Delivered",
      "order-withdrawn": "Withdrawal received",
      "order-refunded": "Refund",
      "order-withdrawal-notice": "Withdrawal",
    },
    none: "No email yet.",
    toBuyer: "to the customer",
    toStaff: "to staff",
    queued: "Queued {at}",
    sent: "Sent {at}",
    waiting: "Leaves {at}",
    givenUp: "Given up",
    attempts: "Attempts: {count}",
    read: "Read",
    close: "Close",
    asToday: "To {to}, as it would be written today: {subject}",
    resend: "Send again",
    done: "The email is sent again.",
    errors: {
      waiting: "The email has not been sent yet and will go by itself.",
      "no-address": "The order has no address any more.",
      "too-often": "Enough emails of this order were sent again: wait an hour.",
      other: "Nothing was done. Try again.",
    },
  },
  es: {
    kinds: {
      "order-confirmation": "Confirmación",
      "order-payment-link": "Enlace de pago",
      "order-parcel": "Paquete parcial",
      "order-failed": "Pago fallido",
      "order-notice": "Pedido recibido",
      "order-held": "Pedido por revisar",
      "donation-notice": "Palabras con una donación",
      "order-disputed": "Pago impugnado",
      "order-in-workshop": "En el taller",
      "order-quality-control": "En control de calidad",
      "order-shipped": "Envío",
      "order-address": "Nueva dirección",
      "order-delivered": "Entrega",
      "order-withdrawn": "Acuse de desistimiento",
      "order-refunded": "Reembolso",
      "order-withdrawal-notice": "Desistimiento",
    },
    none: "Ningún correo todavía.",
    toBuyer: "al cliente",
    toStaff: "al equipo",
    queued: "Preparado el {at}",
    sent: "Enviado el {at}",
    waiting: "Sale el {at}",
    givenUp: "Abandonado",
    attempts: "Intentos: {count}",
    read: "Leer",
    close: "Cerrar",
    asToday: "A {to}, tal como se escribiría hoy: {subject}",
    resend: "Reenviar",
    done: "El correo se reenvía.",
    errors: {
      waiting: "El correo aún no ha salido y saldrá solo.",
      "no-address": "El pedido ya no tiene dirección.",
      "too-often": "Ya se han reenviado bastantes correos de este pedido: espere una hora.",
      other: "No se ha hecho nada. Inténtelo de nuevo.",
    },
  },
  ja: {
    kinds: {
      "order-confirmation": "ご注文確認",
      "order-payment-link": "支払いリンク",
      "order-parcel": "分割発送",
      "order-failed": "決済失敗",
      "order-notice": "受注のお知らせ",
      "order-held": "要確認の注文",
      "donation-notice": "ご寄付に添えられた言葉",
      "order-disputed": "決済への異議申立て",
      "order-in-workshop": "組み立て開始",
      "order-quality-control": "検品",
      "order-shipped": "発送",
      "order-address": "お届け先の変更",
      "order-delivered": "お届け完了",
      "order-withdrawn": "契約撤回の受付",
      "order-refunded": "返金",
      "order-withdrawal-notice": "契約撤回",
    },
    none: "メールはまだありません。",
    toBuyer: "お客様宛て",
    toStaff: "スタッフ宛て",
    queued: "作成：{at}",
    sent: "送信：{at}",
    waiting: "送信予定：{at}",
    givenUp: "送信不能",
    attempts: "試行回数：{count}",
    read: "読む",
    close: "閉じる",
    asToday: "宛先：{to}　件名：{subject}（現在の内容で表示しています）",
    resend: "再送する",
    done: "メールを再送します。",
    errors: {
      waiting: "このメールはまだ送信前です。自動的に送信されます。",
      "no-address": "この注文には宛先がありません。",
      "too-often": "この注文のメールは再送の上限に達しました。1時間後にお試しください。",
      other: "処理できませんでした。もう一度お試しください。",
    },
  },
};

/** @param language of the admin user */
export const mailTextsOf = (language: string): MailTexts => inReaderLanguage<MailTexts>(texts, language);
