import type { CardDialogTexts } from "@/src/admin/gift-card/card-dialog";
import { decisionAnswers } from "@/src/admin/decision-answers";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

interface PersonDialogTexts {
  readonly email: string;
  readonly merge: CardDialogTexts;
  readonly erase: CardDialogTexts;
}

/** Texts of the order desk's actions on a person, by the tags of the admin's languages. */
const dialogTexts = {
  fr: {
    email: "Adresse e-mail, en entier",
    merge: {
      ...decisionAnswers.fr,
      title: "Réunir avec une autre adresse",
      hint: "La même personne, deux adresses : tapez l’autre. Ses commandes, cartes, demandes, panier et montres enregistrées passent à ce client ; son compte disparaît et ses connexions prennent fin. Cela ne se défait pas.",
      ask: "Tout ce qui porte {email} passe à ce client. Cela ne pourra pas être défait.",
      confirm: "Réunir pour toujours",
      done: "Les deux adresses sont un seul client.",
      errors: {
        same: "C’est l’adresse de ce client.",
        unknown: "Rien ne porte cette adresse.",
        "not-found": "Ce client n’existe plus.",
        other: "Rien n’a été changé. Réessayez.",
      },
    },
    erase: {
      ...decisionAnswers.fr,
      title: "Effacer à sa demande",
      hint: "Compte, adresses, panier, demandes, lettre et e-mails disparaissent ; la comptabilité garde les commandes sans nom. Rien n’est effacé tant qu’une commande est en route. Tapez l’adresse pour confirmer.",
      ask: "Effacer {email} ? Cela ne pourra pas être défait.",
      confirm: "Effacer pour toujours",
      done: "La personne est effacée.",
      errors: {
        "wrong-address": "Ce n’est pas l’adresse de cette page.",
        "open-orders": "Une commande est encore en route : l’effacement attend son arrivée.",
        "has-account": "Cette adresse a un compte : ouvrez-le pour l’effacer.",
        "not-found": "Ce client n’existe plus.",
        other: "Rien n’a été changé. Réessayez.",
      },
    },
  },
  en: {
    email: "Email address, in full",
    merge: {
      ...decisionAnswers.en,
      title: "Merge with another address",
      hint: "The same person, two addresses: type the other one. Its orders, cards, requests, cart and saved watches go to this customer; its account is gone and its sessions end. This cannot be undone.",
      ask: "Everything that bears {email} goes to this customer. This cannot be undone.",
      confirm: "Merge for good",
      done: "The two addresses are one customer.",
      errors: {
        same: "It is this customer’s own address.",
        unknown: "Nothing bears this address.",
        "not-found": "This customer is gone.",
        other: "Nothing was changed. Try again.",
      },
    },
    erase: {
      ...decisionAnswers.en,
      title: "Erase on request",
      hint: "Account, addresses, cart, requests, newsletter and emails are gone; accounting keeps the orders without a name. Nothing is erased while an order is on its way. Type the address to confirm.",
      ask: "Erase {email}? This cannot be undone.",
      confirm: "Erase for good",
      done: "The person is erased.",
      errors: {
        "wrong-address": "This is not the address of this page.",
        "open-orders": "An order is still on its way: the erasure waits until it has arrived.",
        "has-account": "This address has an account: open it to erase it.",
        "not-found": "This customer is gone.",
        other: "Nothing was changed. Try again.",
      },
    },
  },
  es: {
    email: "Correo, completo",
    merge: {
      ...decisionAnswers.es,
      title: "Unir con otra dirección",
      hint: "La misma persona, dos direcciones: escriba la otra. Sus pedidos, tarjetas, solicitudes, carrito y relojes guardados pasan a este cliente; su cuenta desaparece y sus sesiones terminan. No se puede deshacer.",
      ask: "Todo lo que lleva {email} pasa a este cliente. No se podrá deshacer.",
      confirm: "Unir para siempre",
      done: "Las dos direcciones son un solo cliente.",
      errors: {
        same: "Es la dirección de este cliente.",
        unknown: "Nada lleva esta dirección.",
        "not-found": "Este cliente ya no existe.",
        other: "No se ha cambiado nada. Inténtelo de nuevo.",
      },
    },
    erase: {
      ...decisionAnswers.es,
      title: "Borrar a petición",
      hint: "Desaparecen cuenta, direcciones, carrito, solicitudes, boletín y correos; la contabilidad conserva los pedidos sin nombre. Nada se borra mientras un pedido está en camino. Escriba la dirección para confirmar.",
      ask: "¿Borrar {email}? No se podrá deshacer.",
      confirm: "Borrar para siempre",
      done: "La persona se ha borrado.",
      errors: {
        "wrong-address": "No es la dirección de esta página.",
        "open-orders": "Un pedido aún está en camino: el borrado espera a que llegue.",
        "has-account": "Esta dirección tiene una cuenta: ábrala para borrarla.",
        "not-found": "Este cliente ya no existe.",
        other: "No se ha cambiado nada. Inténtelo de nuevo.",
      },
    },
  },
  ja: {
    email: "メールアドレス（完全なもの）",
    merge: {
      ...decisionAnswers.ja,
      title: "別のアドレスと統合",
      hint: "同じ方が2つのアドレスをお使いの場合、もう一方を入力してください。注文、ギフトカード、問い合わせ、カート、保存した時計がこのお客様に移り、もう一方のアカウントは削除され、ログインは終了します。元に戻せません。",
      ask: "{email} に関するすべてがこのお客様に移ります。元に戻せません。",
      confirm: "統合する（取り消し不可）",
      done: "2つのアドレスを1人のお客様に統合しました。",
      errors: {
        same: "このお客様のアドレスです。",
        unknown: "このアドレスの記録はありません。",
        "not-found": "このお客様はもう存在しません。",
        other: "変更されていません。もう一度お試しください。",
      },
    },
    erase: {
      ...decisionAnswers.ja,
      title: "ご依頼により消去",
      hint: "アカウント、住所、カート、問い合わせ、ニュースレター、メールを消去します。会計には氏名のない注文が残ります。配送中の注文がある間は消去できません。確認のためアドレスを入力してください。",
      ask: "{email} を消去しますか。元に戻せません。",
      confirm: "消去する（取り消し不可）",
      done: "消去しました。",
      errors: {
        "wrong-address": "このページのアドレスと一致しません。",
        "open-orders": "配送中の注文があります。お届け後に消去できます。",
        "has-account": "このアドレスにはアカウントがあります。アカウントを開いて消去してください。",
        "not-found": "このお客様はもう存在しません。",
        other: "変更されていません。もう一度お試しください。",
      },
    },
  },
} as const satisfies Record<"fr" | "en" | "es" | "ja", PersonDialogTexts>;

/** @param language of the admin user */
export const personDialogTextsOf = (language: string) =>
  inReaderLanguage<PersonDialogTexts>(dialogTexts, language);
