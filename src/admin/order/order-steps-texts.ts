import type { OrderState } from "@/src/domain/order/order-state";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of the steps of an order, in one of the admin's languages. */
export interface OrderStepsTexts {
  readonly next: string;
  /** Label of a step's button. */
  readonly steps: Readonly<Partial<Record<OrderState, string>>>;
  /** Effects of a step, shown before it is taken. */
  readonly asks: Readonly<Partial<Record<OrderState, string>>>;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly correct: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly done: string;
  readonly none: string;
  /** confirmation before releasing a held order that already got its receipt */
  readonly goesOn: string;
  readonly owed: string;
  /** of a withdrawn order */
  readonly giveBack: string;
  readonly giveBackNow: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", OrderStepsTexts>> = {
  fr: {
    next: "Étape suivante",
    steps: {
      paid: "Libérer",
      held: "Retenir",
      "in-workshop": "Mettre à l’atelier",
      "quality-control": "Passer au contrôle",
      shipped: "Expédier",
      delivered: "Marquer livrée",
      withdrawn: "Enregistrer la rétractation",
    },
    asks: {
      paid: "La commande est tenue pour payée : le reçu est numéroté, la confirmation part au client.",
      held: "La commande s’arrête jusqu’à ce que quelqu’un la libère. Le client n’en sait rien.",
      withdrawn:
        "Le client revient sur son achat : il en reçoit l’accusé par e-mail, et les cartes cadeaux achetées avec la commande sont gelées. Passé une minute, cela ne se défait plus.",
    },
    carrier: "Transporteur",
    trackingNumber: "Numéro de suivi",
    correct: "Corriger le suivi et le renvoyer au client",
    confirm: "Confirmer",
    cancel: "Annuler",
    done: "C’est noté.",
    none: "Rien à faire à la main : la suite vient du paiement.",
    goesOn:
      "La commande reprend où elle était. Le client a déjà son reçu et sa confirmation : aucun e-mail ne part.",
    owed: "À rembourser : {amount}, au plus tard le {day}.",
    giveBack: "Le client attend son argent : « Rembourser » l’envoie, une fois le colis de retour.",
    giveBackNow: "Le client attend son argent et rien n’est à renvoyer : « Rembourser » l’envoie.",
    errors: {
      changed: "La commande a bougé entre-temps. La page montre où elle en est.",
      impossible: "Cette étape n’est pas possible d’ici.",
      "no-parcel": "Indiquez le transporteur et le numéro de suivi.",
      invalid: "Le numéro de suivi a de 6 à 40 lettres et chiffres.",
      "not-sent": "Aucun colis n’est en route.",
      other: "Rien n’a été fait. Réessayez.",
    },
  },
  en: {
    next: "Next step",
    steps: {
      paid: "Release",
      held: "Hold",
      "in-workshop": "Send to the workshop",
      "quality-control": "Send to quality control",
      shipped: "Ship",
      delivered: "Mark as delivered",
      withdrawn: "Record the withdrawal",
    },
    asks: {
      paid: "The order counts as paid: its receipt is numbered, the confirmation goes to the customer.",
      held: "The order stops until somebody releases it. The customer isn’t told.",
      withdrawn:
        "The customer withdraws: they get the acknowledgement by email, and gift cards bought with the order are frozen. After a minute this can’t be undone.",
    },
    carrier: "Carrier",
    trackingNumber: "Tracking number",
    correct: "Correct the tracking and send it again",
    confirm: "Confirm",
    cancel: "Cancel",
    done: "Done.",
    none: "Nothing to do by hand: the payment decides what comes next.",
    goesOn:
      "The order goes on where it was. The customer has the receipt and the confirmation already: no email is sent.",
    owed: "To be refunded: {amount}, by {day} at the latest.",
    giveBack: "The customer awaits their money: “Give money back” sends it, once the parcel has returned.",
    giveBackNow: "The customer awaits their money and has nothing to send back: “Give money back” sends it.",
    errors: {
      changed: "The order moved meanwhile. The page shows where it is.",
      impossible: "This step isn’t possible from here.",
      "no-parcel": "Say who carries the parcel, and its number.",
      invalid: "A tracking number has 6 to 40 letters and digits.",
      "not-sent": "There is no parcel on its way.",
      other: "Nothing was done. Try again.",
    },
  },
  es: {
    next: "Siguiente paso",
    steps: {
      paid: "Liberar",
      held: "Retener",
      "in-workshop": "Pasar al taller",
      "quality-control": "Pasar a control",
      shipped: "Enviar",
      delivered: "Marcar como entregado",
      withdrawn: "Registrar el desistimiento",
    },
    asks: {
      paid: "El pedido se da por pagado: el recibo recibe su número y la confirmación sale hacia el cliente.",
      held: "El pedido se detiene hasta que alguien lo libere. El cliente no se entera.",
      withdrawn:
        "El cliente desiste: recibe el acuse por correo y las tarjetas regalo compradas con el pedido se congelan. Pasado un minuto, ya no se puede deshacer.",
    },
    carrier: "Transportista",
    trackingNumber: "Número de seguimiento",
    correct: "Corregir el seguimiento y reenviarlo",
    confirm: "Confirmar",
    cancel: "Cancelar",
    done: "Hecho.",
    none: "Nada que hacer a mano: el pago decide lo que sigue.",
    goesOn:
      "El pedido sigue donde estaba. El cliente ya tiene su recibo y su confirmación: no se envía ningún correo.",
    owed: "Por reembolsar: {amount}, a más tardar el {day}.",
    giveBack: "El cliente espera su dinero: «Reembolsar» lo envía, cuando haya vuelto el paquete.",
    giveBackNow: "El cliente espera su dinero y no tiene nada que devolver: «Reembolsar» lo envía.",
    errors: {
      changed: "El pedido se ha movido entretanto. La página muestra dónde está.",
      impossible: "Este paso no es posible desde aquí.",
      "no-parcel": "Indique el transportista y el número de seguimiento.",
      invalid: "El número de seguimiento tiene de 6 a 40 letras y cifras.",
      "not-sent": "No hay ningún paquete en camino.",
      other: "No se ha hecho nada. Inténtelo de nuevo.",
    },
  },
  ja: {
    next: "次の手順",
    steps: {
      paid: "保留を解除する",
      held: "保留にする",
      "in-workshop": "組み立てに回す",
      "quality-control": "検品に回す",
      shipped: "発送する",
      delivered: "お届け済みにする",
      withdrawn: "契約撤回を記録する",
    },
    asks: {
      paid: "支払い済みとして扱います。領収書に番号が付き、確認メールがお客様に届きます。",
      held: "解除されるまで注文は止まります。お客様には通知されません。",
      withdrawn:
        "お客様の契約撤回を記録します。受付メールが届き、この注文で購入されたギフトカードは凍結されます。1分を過ぎると取り消せません。",
    },
    carrier: "配送会社",
    trackingNumber: "追跡番号",
    correct: "追跡情報を直して再送する",
    confirm: "確定する",
    cancel: "キャンセル",
    done: "完了しました。",
    none: "手作業はありません。次の動きは決済によって決まります。",
    goesOn: "注文は元の状態から再開します。領収書と確認メールは送信済みのため、メールは送信されません。",
    owed: "返金額：{amount}（期限：{day}）",
    giveBack: "お客様は返金をお待ちです。荷物が戻ったら「返金する」から返金してください。",
    giveBackNow: "お客様は返金をお待ちです。返送いただくものはありません。「返金する」から返金してください。",
    errors: {
      changed: "その間に注文の状態が変わりました。現在の状態を表示しています。",
      impossible: "この状態からは進められません。",
      "no-parcel": "配送会社と追跡番号を入力してください。",
      invalid: "追跡番号は6〜40文字の英数字です。",
      "not-sent": "発送中の荷物はありません。",
      other: "処理されませんでした。もう一度お試しください。",
    },
  },
};

/** @param language of the admin user */
export const orderStepsTextsOf = (language: string): OrderStepsTexts => inReaderLanguage(texts, language);
