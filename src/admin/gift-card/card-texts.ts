import { decisionAnswers } from "@/src/admin/decision-answers";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

import type { CardDialogTexts } from "./card-dialog";

interface CardTexts {
  readonly fields: Readonly<Record<"amount" | "name" | "email" | "locale" | "message" | "reason", string>>;
  readonly issue: CardDialogTexts;
  readonly block: CardDialogTexts;
  readonly unblock: CardDialogTexts;
  readonly send: CardDialogTexts;
}

/** Texts of staff actions on gift cards, by the tags of the admin’s languages. */
const cardTexts = {
  fr: {
    fields: {
      amount: "Montant (€, de 1 à 1 000)",
      name: "Pour",
      email: "E-mail",
      locale: "Langue",
      message: "Mot (facultatif)",
      reason: "Motif",
    },
    issue: {
      ...decisionAnswers.fr,
      title: "Émettre une carte",
      hint: "Sans achat : un geste de la maison. Le code part par e-mail, personne ici ne le voit. Valable deux ans.",
      ask: "Émettre une carte de {amount} € pour {name} ({email}) ?",
      confirm: "Émettre",
      done: "La carte est émise, son code part par e-mail.",
      errors: {
        invalid: "Une valeur n’est pas admise : relisez l’adresse et le montant.",
        other: "Rien n’a été changé. Réessayez.",
      },
    },
    block: {
      ...decisionAnswers.fr,
      title: "Bloquer la carte",
      hint: "Personne ne pourra plus la dépenser. Ce qu’une commande en cours retient y reste.",
      ask: "Bloquer cette carte ? Motif : {reason}",
      confirm: "Bloquer",
      done: "La carte est bloquée.",
      errors: { changed: "Quelqu’un l’a fait entre-temps.", other: "Rien n’a été changé. Réessayez." },
    },
    unblock: {
      ...decisionAnswers.fr,
      title: "Débloquer la carte",
      hint: "Elle pourra de nouveau payer, sauf si le paiement de sa commande est contesté ou si l’acheteur s’est rétracté.",
      ask: "Débloquer cette carte ? Motif : {reason}",
      confirm: "Débloquer",
      done: "La carte est débloquée.",
      errors: { changed: "Quelqu’un l’a fait entre-temps.", other: "Rien n’a été changé. Réessayez." },
    },
    send: {
      ...decisionAnswers.fr,
      title: "Renvoyer ou changer de destinataire",
      hint: "À la même adresse, le même code repart. À une autre, un nouveau code : l’ancien ne vaut plus rien.",
      ask: "Envoyer la carte à {name} ({email}) ?",
      confirm: "Envoyer",
      done: "La carte part par e-mail.",
      errors: {
        blocked: "La carte est bloquée ou gelée.",
        empty: "Il ne reste rien sur la carte.",
        invalid: "Cette adresse n’en est pas une.",
        other: "Rien n’a été changé. Réessayez.",
      },
    },
  },
  en: {
    fields: {
      amount: "Amount (€, 1 to 1,000)",
      name: "For",
      email: "Email",
      locale: "Language",
      message: "Message (optional)",
      reason: "Reason",
    },
    issue: {
      ...decisionAnswers.en,
      title: "Issue a card",
      hint: "Without a purchase, as a goodwill gesture. The code goes out by email; nobody here sees it. Valid for two years.",
      ask: "Issue a card of €{amount} for {name} ({email})?",
      confirm: "Issue",
      done: "The card is issued; its code goes out by email.",
      errors: {
        invalid: "A value is not allowed: check the address and the amount.",
        other: "Nothing was changed. Try again.",
      },
    },
    block: {
      ...decisionAnswers.en,
      title: "Block the card",
      hint: "Nobody will be able to spend it. What an open order holds of it stays held.",
      ask: "Block this card? Reason: {reason}",
      confirm: "Block",
      done: "The card is blocked.",
      errors: { changed: "Somebody did it meanwhile.", other: "Nothing was changed. Try again." },
    },
    unblock: {
      ...decisionAnswers.en,
      title: "Unblock the card",
      hint: "It can pay again, unless the payment of its order is disputed or the buyer has withdrawn.",
      ask: "Unblock this card? Reason: {reason}",
      confirm: "Unblock",
      done: "The card is unblocked.",
      errors: { changed: "Somebody did it meanwhile.", other: "Nothing was changed. Try again." },
    },
    send: {
      ...decisionAnswers.en,
      title: "Send again or change the recipient",
      hint: "To the same address, the same code goes out again. To another one, a new code: the old one no longer works.",
      ask: "Send the card to {name} ({email})?",
      confirm: "Send",
      done: "The card goes out by email.",
      errors: {
        blocked: "The card is blocked or frozen.",
        empty: "Nothing is left on the card.",
        invalid: "That is not an email address.",
        other: "Nothing was changed. Try again.",
      },
    },
  },
  es: {
    fields: {
      amount: "Importe (€, de 1 a 1000)",
      name: "Para",
      email: "Correo",
      locale: "Idioma",
      message: "Mensaje (opcional)",
      reason: "Motivo",
    },
    issue: {
      ...decisionAnswers.es,
      title: "Emitir una tarjeta",
      hint: "Sin compra, como gesto de la casa. El código sale por correo; aquí nadie lo ve. Válida dos años.",
      ask: "¿Emitir una tarjeta de {amount} € para {name} ({email})?",
      confirm: "Emitir",
      done: "La tarjeta está emitida; su código sale por correo.",
      errors: {
        invalid: "Un valor no se admite: revise la dirección y el importe.",
        other: "No se ha cambiado nada. Vuelva a intentarlo.",
      },
    },
    block: {
      ...decisionAnswers.es,
      title: "Bloquear la tarjeta",
      hint: "Nadie podrá gastarla. Lo que retiene un pedido abierto sigue retenido.",
      ask: "¿Bloquear esta tarjeta? Motivo: {reason}",
      confirm: "Bloquear",
      done: "La tarjeta está bloqueada.",
      errors: {
        changed: "Alguien lo ha hecho entretanto.",
        other: "No se ha cambiado nada. Vuelva a intentarlo.",
      },
    },
    unblock: {
      ...decisionAnswers.es,
      title: "Desbloquear la tarjeta",
      hint: "Podrá pagar de nuevo, salvo que el pago de su pedido esté impugnado o el comprador haya desistido.",
      ask: "¿Desbloquear esta tarjeta? Motivo: {reason}",
      confirm: "Desbloquear",
      done: "La tarjeta está desbloqueada.",
      errors: {
        changed: "Alguien lo ha hecho entretanto.",
        other: "No se ha cambiado nada. Vuelva a intentarlo.",
      },
    },
    send: {
      ...decisionAnswers.es,
      title: "Reenviar o cambiar de destinatario",
      hint: "A la misma dirección sale el mismo código. A otra, uno nuevo: el antiguo ya no vale nada.",
      ask: "¿Enviar la tarjeta a {name} ({email})?",
      confirm: "Enviar",
      done: "La tarjeta sale por correo.",
      errors: {
        blocked: "La tarjeta está bloqueada o congelada.",
        empty: "No queda nada en la tarjeta.",
        invalid: "Eso no es una dirección de correo.",
        other: "No se ha cambiado nada. Vuelva a intentarlo.",
      },
    },
  },
  ja: {
    fields: {
      amount: "金額（1〜1,000ユーロ）",
      name: "受取人",
      email: "メールアドレス",
      locale: "言語",
      message: "メッセージ（任意）",
      reason: "理由",
    },
    issue: {
      ...decisionAnswers.ja,
      title: "カードを発行",
      hint: "購入を伴わない、ショップからの心づけです。コードはメールで送られ、スタッフには表示されません。有効期間は2年です。",
      ask: "{name} 様（{email}）宛てに {amount} ユーロのカードを発行しますか。",
      confirm: "発行する",
      done: "カードを発行し、コードをメールで送ります。",
      errors: {
        invalid: "使えない値があります。アドレスと金額をご確認ください。",
        other: "変更されませんでした。もう一度お試しください。",
      },
    },
    block: {
      ...decisionAnswers.ja,
      title: "カードを停止",
      hint: "誰も使えなくなります。手続き中のご注文が確保している分はそのままです。",
      ask: "このカードを停止しますか。理由：{reason}",
      confirm: "停止する",
      done: "カードを停止しました。",
      errors: {
        changed: "ほかの人がすでに操作しました。",
        other: "変更されませんでした。もう一度お試しください。",
      },
    },
    unblock: {
      ...decisionAnswers.ja,
      title: "停止を解除",
      hint: "再び使えるようになります。ただし、ご注文の支払いに異議がある場合や撤回された場合を除きます。",
      ask: "このカードの停止を解除しますか。理由：{reason}",
      confirm: "解除する",
      done: "停止を解除しました。",
      errors: {
        changed: "ほかの人がすでに操作しました。",
        other: "変更されませんでした。もう一度お試しください。",
      },
    },
    send: {
      ...decisionAnswers.ja,
      title: "再送・受取人の変更",
      hint: "同じアドレスには同じコードを、別のアドレスには新しいコードを送ります。その場合、元のコードは使えなくなります。",
      ask: "{name} 様（{email}）にカードを送りますか。",
      confirm: "送る",
      done: "カードをメールで送ります。",
      errors: {
        blocked: "カードは停止中または凍結中です。",
        empty: "カードに残高がありません。",
        invalid: "メールアドレスの形式が正しくありません。",
        other: "変更されませんでした。もう一度お試しください。",
      },
    },
  },
};

/** @param language of the admin user */
export const cardTextsOf = (language: string) => inReaderLanguage<CardTexts>(cardTexts, language);
