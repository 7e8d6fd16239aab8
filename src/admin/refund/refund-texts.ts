import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of the refund on the order sheet, by the tags of the admin's languages. */
const refundTexts = {
  fr: {
    title: "Rembourser…",
    left: "Reste à rendre : {amount}",
    lines: "Pièces à rembourser",
    off: "Montant en moins, sans pièce rendue, {currency}",
    restock: "Les pièces sont revenues en bon état : les remettre en stock",
    amount: "Montant, {currency}",
    reason: "Motif, noté dans l’historique",
    review: "Vérifier",
    ask: "Rendre {amount} à l’acheteur ? L’argent part tout de suite et ne se reprend pas.",
    back: "Revenir",
    cancel: "Annuler",
    hint: "Les cartes cadeaux utilisées sont recréditées d’abord ; le reste part par le prestataire de paiement. L’acheteur reçoit un e-mail.",
    submit: "Rembourser {amount}",
    done: "C’est fait.",
    errors: {
      "too-much": "C’est plus que ce qui reste de la commande, ou que le prix des pièces choisies.",
      "no-pieces": "Ces pièces sont déjà remboursées, ou leur retour est attendu. Rechargez la page.",
      "awaits-return":
        "Le reste est le prix de pièces dont le retour est attendu : rien n’en est rendu avant.",
      unpaid: "Rien n’a été payé, ou tout a déjà été rendu.",
      changed: "Un remboursement est arrivé entre-temps. Rechargez la page.",
      "card-spent":
        "Une carte cadeau achetée avec cette commande a servi : seul ce qui reste dessus peut être rendu.",
      unavailable:
        "Le prestataire ne répond pas. La part des cartes cadeaux est faite ; recommencez pour le reste.",
      refused:
        "Le prestataire a refusé. La part des cartes cadeaux est faite ; voyez son tableau de bord pour le reste.",
      other: "Rien n’a été fait. Réessayez.",
    },
  },
  en: {
    title: "Give money back…",
    left: "Left to give back: {amount}",
    lines: "Pieces to refund",
    off: "Amount off, no piece returned, {currency}",
    restock: "The pieces have come back in good condition: put them back into stock",
    amount: "Amount, {currency}",
    reason: "Reason, kept in the timeline",
    review: "Review",
    ask: "Give {amount} back to the buyer? The money leaves at once and can’t be fetched back.",
    back: "Back",
    cancel: "Cancel",
    hint: "Gift cards that were used are credited first; the rest goes through the payment provider. The buyer gets an email.",
    submit: "Give back {amount}",
    done: "Done.",
    errors: {
      "too-much": "That is more than is left of the order, or than was paid for the chosen pieces.",
      "no-pieces": "These pieces were refunded already, or their return is awaited. Reload the page.",
      "awaits-return":
        "The rest was paid for pieces whose return is awaited: nothing of it is given back before.",
      unpaid: "Nothing was paid, or everything was given back.",
      changed: "Something was given back meanwhile. Reload the page.",
      "card-spent":
        "A gift card bought with this order was spent: only what is left on it can be given back.",
      unavailable: "The provider doesn’t answer. The gift card part is done; try again for the rest.",
      refused: "The provider refused. The gift card part is done; see its dashboard for the rest.",
      other: "Nothing was done. Try again.",
    },
  },
  es: {
    title: "Reembolsar…",
    left: "Queda por devolver: {amount}",
    lines: "Piezas que se reembolsan",
    off: "Importe de descuento, sin devolución, {currency}",
    restock: "Las piezas han vuelto en buen estado: devolverlas a existencias",
    amount: "Importe, {currency}",
    reason: "Motivo, queda en el historial",
    review: "Revisar",
    ask: "¿Devolver {amount} al comprador? El dinero sale al momento y no se puede recuperar.",
    back: "Volver",
    cancel: "Cancelar",
    hint: "Primero se devuelve a las tarjetas regalo usadas; el resto va por el proveedor de pago. El comprador recibe un correo.",
    submit: "Reembolsar {amount}",
    done: "Hecho.",
    errors: {
      "too-much": "Es más de lo que queda del pedido, o de lo que se pagó por las piezas elegidas.",
      "no-pieces": "Estas piezas ya se reembolsaron, o se espera su devolución. Recargue la página.",
      "awaits-return":
        "El resto es el precio de piezas cuya devolución se espera: antes no se devuelve nada.",
      unpaid: "No se pagó nada, o ya se devolvió todo.",
      changed: "Entretanto se ha devuelto algo. Recargue la página.",
      "card-spent":
        "Se ha usado una tarjeta regalo comprada con este pedido: solo puede devolverse lo que queda en ella.",
      unavailable: "El proveedor no responde. La parte de las tarjetas está hecha; repita para el resto.",
      refused:
        "El proveedor lo ha rechazado. La parte de las tarjetas está hecha; mire su panel para el resto.",
      other: "No se ha hecho nada. Vuelva a intentarlo.",
    },
  },
  ja: {
    title: "返金する…",
    left: "返金できる残額：{amount}",
    lines: "返金する品数",
    off: "値引き額・返品なし（{currency}）",
    restock: "良好な状態で戻ってきた品を在庫に戻す",
    amount: "金額（{currency}）",
    reason: "理由（履歴に残ります）",
    review: "確認へ進む",
    ask: "{amount}をお客様に返金しますか。すぐに送金され、取り消せません。",
    back: "戻る",
    cancel: "キャンセル",
    hint: "使われたギフトカードに先に戻し、残りは決済会社を通じて返金します。購入者にメールが届きます。",
    submit: "{amount}を返金する",
    done: "完了しました。",
    errors: {
      "too-much": "注文の残額、または選んだ品の代金を超えています。",
      "no-pieces": "すでに返金済みか、返送待ちの品です。ページを再読み込みしてください。",
      "awaits-return": "残りは返送待ちの品の代金です。到着前には返金できません。",
      unpaid: "支払いがないか、すでに全額返金済みです。",
      changed: "その間に返金がありました。ページを再読み込みしてください。",
      "card-spent": "この注文で購入されたギフトカードが使われています。返金できるのは残高分のみです。",
      unavailable: "決済会社が応答しません。ギフトカード分は完了しました。残りはもう一度お試しください。",
      refused: "決済会社に拒否されました。ギフトカード分は完了しました。残りは管理画面をご確認ください。",
      other: "処理されませんでした。もう一度お試しください。",
    },
  },
} as const;

export type RefundTexts = (typeof refundTexts)[keyof typeof refundTexts];

/** @param language of the admin user */
export const refundTextsOf = (language: string): RefundTexts =>
  inReaderLanguage<RefundTexts>(refundTexts, language);
