import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

type Errors = Readonly<Record<string, string>> & { readonly other: string };

/** Texts of the desk's actions on an order beside its steps: payment link, part parcels, exchange. */
export interface MoreTexts {
  readonly link: {
    readonly title: string;
    readonly until: string;
    readonly open: string;
    readonly again: string;
    readonly withdraw: string;
    readonly ask: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly by: string;
    readonly done: string;
    readonly errors: Errors;
  };
  readonly parcels: {
    readonly title: string;
    readonly left: string;
    readonly slip: string;
    readonly correct: string;
    readonly send: string;
    readonly hint: string;
    readonly pieces: string;
    readonly confirm: string;
    readonly cancel: string;
    readonly done: string;
    readonly errors: Errors;
  };
  readonly exchange: {
    readonly title: string;
    readonly begin: string;
    readonly of: string;
    readonly by: string;
    readonly back: string;
    readonly awaited: string;
    readonly early: string;
    readonly arrived: string;
    readonly receive: string;
    readonly refund: string;
    readonly done: string;
    readonly errors: Errors;
  };
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", MoreTexts>> = {
  fr: {
    link: {
      title: "Lien de paiement",
      until: "Valable jusqu’au {day}",
      open: "Ouvrir la page du client",
      again: "Renvoyer le lien",
      withdraw: "Retirer le lien",
      ask: "La commande s’éteint : le client ne pourra plus la payer.",
      confirm: "Retirer",
      cancel: "Annuler",
      by: "Saisie par {by}",
      done: "C’est fait.",
      errors: {
        "not-waiting": "La commande n’attend plus de paiement.",
        "too-often": "Assez d’e-mails renvoyés pour cette commande : attendez une heure.",
        "payment-unavailable": "Le prestataire ne répond pas : sa page n’a pas pu être fermée.",
        other: "Rien n’a été fait. Réessayez.",
      },
    },
    parcels: {
      title: "Colis",
      left: "À envoyer : {pieces}",
      slip: "Bon de livraison",
      correct: "Corriger le suivi",
      send: "Envoyer une partie",
      hint: "Le client apprend ce qui part et ce qui suivra. La commande est expédiée quand le dernier colis part.",
      pieces: "Dans ce colis : {title}",
      confirm: "Confirmer l’envoi",
      cancel: "Annuler",
      done: "C’est noté.",
      errors: {
        changed: "La commande a bougé entre-temps. La page montre où elle en est.",
        "no-pieces": "Ces pièces ne restent pas à envoyer.",
        "all-of-it": "Il ne resterait rien : expédiez la commande entière.",
        "number-used": "Un autre colis de la commande porte ce numéro.",
        "not-sent": "Ce colis n’est pas en route.",
        invalid: "Le numéro de suivi a de 6 à 40 lettres et chiffres.",
        other: "Rien n’a été fait. Réessayez.",
      },
    },
    exchange: {
      title: "Échange",
      begin: "Échanger des pièces",
      of: "Prend la place de pièces de",
      by: "Remplacé par",
      back: "Revient : {pieces}",
      awaited: "Colis retour attendu : rien n’est remboursé avant.",
      early:
        "Le colis retour n’est pas encore arrivé : si vous expédiez maintenant, le client aura les deux à la fois. La commande est payée en entier. Expédier quand même ?",
      arrived: "Retour reçu le {day}",
      receive: "Le retour est arrivé",
      refund: "À rembourser sur {number} : {amount}",
      done: "C’est noté.",
      errors: {
        "no-exchange": "Aucune pièce n’est attendue pour cette commande.",
        other: "Rien n’a été fait. Réessayez.",
      },
    },
  },
  en: {
    link: {
      title: "Payment link",
      until: "Good until {day}",
      open: "Open the customer’s page",
      again: "Send the link again",
      withdraw: "Withdraw the link",
      ask: "The order lapses: the customer can’t pay it any more.",
      confirm: "Withdraw",
      cancel: "Cancel",
      by: "Made by {by}",
      done: "Done.",
      errors: {
        "not-waiting": "The order isn’t waiting to be paid any more.",
        "too-often": "Enough emails of this order were sent again: wait an hour.",
        "payment-unavailable": "The provider doesn’t answer: its page couldn’t be closed.",
        other: "Nothing was done. Try again.",
      },
    },
    parcels: {
      title: "Parcels",
      left: "Left to send: {pieces}",
      slip: "Packing slip",
      correct: "Correct the tracking",
      send: "Send a part",
      hint: "The customer is told what leaves and what follows. The order is shipped when its last parcel leaves.",
      pieces: "In this parcel: {title}",
      confirm: "Confirm the parcel",
      cancel: "Cancel",
      done: "Done.",
      errors: {
        changed: "The order moved meanwhile. The page shows where it is.",
        "no-pieces": "These pieces aren’t left to send.",
        "all-of-it": "Nothing would be left: ship the whole order.",
        "number-used": "Another parcel of the order has this number.",
        "not-sent": "This parcel isn’t on its way.",
        invalid: "A tracking number has 6 to 40 letters and digits.",
        other: "Nothing was done. Try again.",
      },
    },
    exchange: {
      title: "Exchange",
      begin: "Exchange pieces",
      of: "Takes the place of pieces of",
      by: "Replaced by",
      back: "Comes back: {pieces}",
      awaited: "The return is awaited: nothing is refunded before.",
      early:
        "The return hasn’t arrived yet: if you ship now, the customer will have both for a while. This order is paid in full. Ship all the same?",
      arrived: "Return received on {day}",
      receive: "The return has come",
      refund: "To be refunded on {number}: {amount}",
      done: "Done.",
      errors: {
        "no-exchange": "No pieces are awaited for this order.",
        other: "Nothing was done. Try again.",
      },
    },
  },
  es: {
    link: {
      title: "Enlace de pago",
      until: "Válido hasta el {day}",
      open: "Abrir la página del cliente",
      again: "Reenviar el enlace",
      withdraw: "Retirar el enlace",
      ask: "El pedido caduca: el cliente ya no podrá pagarlo.",
      confirm: "Retirar",
      cancel: "Cancelar",
      by: "Creado por {by}",
      done: "Hecho.",
      errors: {
        "not-waiting": "El pedido ya no espera un pago.",
        "too-often": "Ya se han reenviado bastantes correos de este pedido: espere una hora.",
        "payment-unavailable": "El proveedor no responde: no se pudo cerrar su página.",
        other: "No se ha hecho nada. Inténtelo de nuevo.",
      },
    },
    parcels: {
      title: "Paquetes",
      left: "Por enviar: {pieces}",
      slip: "Albarán",
      correct: "Corregir el seguimiento",
      send: "Enviar una parte",
      hint: "El cliente sabe qué sale y qué llegará después. El pedido queda enviado cuando sale el último paquete.",
      pieces: "En este paquete: {title}",
      confirm: "Confirmar el envío",
      cancel: "Cancelar",
      done: "Hecho.",
      errors: {
        changed: "El pedido se ha movido entretanto. La página muestra dónde está.",
        "no-pieces": "Esas piezas no quedan por enviar.",
        "all-of-it": "No quedaría nada: envíe el pedido entero.",
        "number-used": "Otro paquete del pedido lleva este número.",
        "not-sent": "Este paquete no está en camino.",
        invalid: "El número de seguimiento tiene de 6 a 40 letras y cifras.",
        other: "No se ha hecho nada. Inténtelo de nuevo.",
      },
    },
    exchange: {
      title: "Cambio",
      begin: "Cambiar piezas",
      of: "Sustituye piezas de",
      by: "Sustituido por",
      back: "Vuelve: {pieces}",
      awaited: "Se espera la devolución: antes no se reembolsa nada.",
      early:
        "La devolución aún no ha llegado: si envía ahora, el cliente tendrá ambas cosas a la vez. Este pedido está pagado por completo. ¿Enviar de todos modos?",
      arrived: "Devolución recibida el {day}",
      receive: "Ha llegado la devolución",
      refund: "Por reembolsar en {number}: {amount}",
      done: "Hecho.",
      errors: {
        "no-exchange": "No se espera ninguna pieza para este pedido.",
        other: "No se ha hecho nada. Inténtelo de nuevo.",
      },
    },
  },
  ja: {
    link: {
      title: "支払いリンク",
      until: "有効期限：{day}",
      open: "お客様のページを開く",
      again: "リンクを再送する",
      withdraw: "リンクを取り下げる",
      ask: "注文は無効になり、お客様はお支払いできなくなります。",
      confirm: "取り下げる",
      cancel: "キャンセル",
      by: "登録者：{by}",
      done: "完了しました。",
      errors: {
        "not-waiting": "この注文はもう支払い待ちではありません。",
        "too-often": "この注文のメールは十分に再送されました。1時間お待ちください。",
        "payment-unavailable": "決済会社が応答せず、決済ページを閉じられませんでした。",
        other: "処理されませんでした。もう一度お試しください。",
      },
    },
    parcels: {
      title: "荷物",
      left: "未発送：{pieces}",
      slip: "納品書",
      correct: "追跡情報を直す",
      send: "一部を発送する",
      hint: "お客様には、発送した品と後から届く品が伝わります。最後の荷物が出た時点で発送済みになります。",
      pieces: "この荷物に入れる数：{title}",
      confirm: "発送を確定する",
      cancel: "キャンセル",
      done: "完了しました。",
      errors: {
        changed: "その間に注文の状態が変わりました。現在の状態を表示しています。",
        "no-pieces": "その品は未発送分に残っていません。",
        "all-of-it": "残りがなくなります。注文全体を発送してください。",
        "number-used": "この注文の別の荷物で使われている番号です。",
        "not-sent": "この荷物は発送中ではありません。",
        invalid: "追跡番号は6〜40文字の英数字です。",
        other: "処理されませんでした。もう一度お試しください。",
      },
    },
    exchange: {
      title: "交換",
      begin: "品を交換する",
      of: "交換元の注文",
      by: "交換後の注文",
      back: "返送される品：{pieces}",
      awaited: "返送品の到着を待っています。到着前の返金はできません。",
      early:
        "返送品がまだ届いていません。いま発送すると、お客様の手元に両方の品がある状態になります。この注文の代金は全額お支払い済みです。このまま発送しますか。",
      arrived: "返送品の到着日：{day}",
      receive: "返送品が届いた",
      refund: "{number}で返金する額：{amount}",
      done: "完了しました。",
      errors: {
        "no-exchange": "この注文で待っている返送品はありません。",
        other: "処理されませんでした。もう一度お試しください。",
      },
    },
  },
};

/** @param language of the admin user */
export const moreTextsOf = (language: string): MoreTexts => inReaderLanguage(texts, language);
