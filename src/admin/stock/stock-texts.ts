import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Texts of stock counts, and of staff's actions on them. */
export interface StockTexts {
  readonly title: string;
  readonly none: string;
  readonly first: string;
  readonly available: string;
  readonly onHand: string;
  readonly reserved: string;
  readonly lowAt: string;
  readonly low: string;
  readonly soldOut: string;
  readonly noThreshold: string;
  readonly movements: string;
  readonly document: string;
  readonly pieces: string;
  readonly piecesHint: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<"delivery" | "correction", string>>;
  readonly note: string;
  readonly move: string;
  readonly begin: string;
  readonly counted: string;
  readonly threshold: string;
  readonly setThreshold: string;
  readonly end: string;
  readonly endSure: string;
  readonly back: string;
  readonly backHint: string;
  readonly done: string;
  readonly errors: Readonly<Record<string, string>> & { readonly other: string };
}

const stockTexts: Readonly<Record<"fr" | "en" | "es" | "ja", StockTexts>> = {
  fr: {
    title: "Stock",
    none: "Les pièces ne sont pas comptées : l’article se vend sans limite.",
    first: "Enregistrez d’abord la fiche ; le stock se compte ensuite.",
    available: "Disponibles",
    onHand: "En stock",
    reserved: "Réservées (paiements ouverts)",
    lowAt: "Seuil d’alerte",
    low: "Stock bas",
    soldOut: "Épuisé",
    noThreshold: "aucun",
    movements: "Voir les mouvements",
    document: "Ouvrir la fiche",
    pieces: "Pièces",
    piecesHint: "Un nombre négatif en retire.",
    reason: "Motif",
    reasons: { delivery: "Livraison", correction: "Correction" },
    note: "Remarque (facultative)",
    move: "Enregistrer le mouvement",
    begin: "Compter les pièces",
    counted: "Pièces en stock aujourd’hui",
    threshold: "Prévenir quand il reste au plus",
    setThreshold: "Changer le seuil",
    end: "Ne plus compter",
    endSure: "Vraiment ne plus compter ?",
    back: "Remettre les pièces en stock",
    backHint:
      "Les pièces de cette commande sont sorties du stock. Remettez-les une fois le colis ouvert et les pièces vérifiées.",
    done: "C’est enregistré.",
    errors: {
      "too-few": "Il en resterait moins que ce que réservent des paiements ouverts. Rien n’a changé.",
      "not-counted": "Ces pièces ne sont plus comptées. Rechargez la page.",
      nothing: "Il n’y a plus rien à remettre en stock.",
      "too-early": "La dernière étape peut encore être annulée. Attendez une minute.",
      invalid: "Indiquez un nombre entier.",
      other: "Rien n’a changé : la boutique n’a pas répondu. Réessayez.",
    },
  },
  en: {
    title: "Stock",
    none: "Pieces are not counted: it sells without limit.",
    first: "Save the page first; then its stock can be counted.",
    available: "Available",
    onHand: "In stock",
    reserved: "Reserved (open payments)",
    lowAt: "Low at",
    low: "Low stock",
    soldOut: "Sold out",
    noThreshold: "none",
    movements: "See the movements",
    document: "Open its page",
    pieces: "Pieces",
    piecesHint: "A negative number takes some off.",
    reason: "Reason",
    reasons: { delivery: "Delivery", correction: "Correction" },
    note: "Note (optional)",
    move: "Record the movement",
    begin: "Count the pieces",
    counted: "Pieces in stock today",
    threshold: "Tell us when this many or fewer are left",
    setThreshold: "Change the threshold",
    end: "Stop counting",
    endSure: "Really stop counting?",
    back: "Put the pieces back into stock",
    backHint:
      "The pieces of this order have left the stock. Put them back once the parcel is open and the pieces are checked.",
    done: "Recorded.",
    errors: {
      "too-few": "Fewer would be left than open payments have reserved. Nothing was changed.",
      "not-counted": "These pieces are no longer counted. Load the page again.",
      nothing: "There is nothing left to put back.",
      "too-early": "The last step can still be undone. Wait a minute.",
      invalid: "Give a whole number.",
      other: "Nothing was changed: the shop did not answer. Try again.",
    },
  },
  es: {
    title: "Existencias",
    none: "Las piezas no se cuentan: se vende sin límite.",
    first: "Guarde primero la ficha; después se cuentan las existencias.",
    available: "Disponibles",
    onHand: "En existencias",
    reserved: "Reservadas (pagos abiertos)",
    lowAt: "Umbral de aviso",
    low: "Pocas existencias",
    soldOut: "Agotado",
    noThreshold: "ninguno",
    movements: "Ver los movimientos",
    document: "Abrir la ficha",
    pieces: "Piezas",
    piecesHint: "Un número negativo las quita.",
    reason: "Motivo",
    reasons: { delivery: "Recepción", correction: "Corrección" },
    note: "Nota (opcional)",
    move: "Registrar el movimiento",
    begin: "Contar las piezas",
    counted: "Piezas en existencias hoy",
    threshold: "Avisar cuando queden como máximo",
    setThreshold: "Cambiar el umbral",
    end: "Dejar de contar",
    endSure: "¿Seguro que quiere dejar de contar?",
    back: "Devolver las piezas a existencias",
    backHint:
      "Las piezas de este pedido salieron de existencias. Devuélvalas cuando el paquete esté abierto y las piezas revisadas.",
    done: "Registrado.",
    errors: {
      "too-few": "Quedarían menos de las que reservan pagos abiertos. No ha cambiado nada.",
      "not-counted": "Estas piezas ya no se cuentan. Recargue la página.",
      nothing: "Ya no queda nada que devolver.",
      "too-early": "El último paso aún puede deshacerse. Espere un minuto.",
      invalid: "Indique un número entero.",
      other: "No ha cambiado nada: la tienda no respondió. Inténtelo de nuevo.",
    },
  },
  ja: {
    title: "在庫",
    none: "在庫管理をしていません。数に限りなく販売されます。",
    first: "先に保存してください。その後、在庫を管理できます。",
    available: "販売可能数",
    onHand: "在庫数",
    reserved: "取り置き（支払い手続き中）",
    lowAt: "残りわずかの基準",
    low: "残りわずか",
    soldOut: "品切れ",
    noThreshold: "なし",
    movements: "在庫の動きを見る",
    document: "商品・部品の画面を開く",
    pieces: "数量",
    piecesHint: "減らす場合は負の数を入力します。",
    reason: "理由",
    reasons: { delivery: "入荷", correction: "修正" },
    note: "メモ（任意）",
    move: "在庫の動きを記録する",
    begin: "在庫管理を始める",
    counted: "現在の在庫数",
    threshold: "残りがこの数以下になったら知らせる",
    setThreshold: "基準を変更する",
    end: "在庫管理をやめる",
    endSure: "本当に在庫管理をやめますか。",
    back: "在庫に戻す",
    backHint: "この注文の部品は在庫から出ています。荷物を開けて状態を確認してから、在庫に戻してください。",
    done: "記録しました。",
    errors: {
      "too-few": "支払い手続き中の取り置き数を下回るため、変更できません。",
      "not-counted": "在庫管理の対象ではなくなりました。画面を再読み込みしてください。",
      nothing: "在庫に戻すものはありません。",
      "too-early": "直前の操作をまだ取り消せます。1分ほどお待ちください。",
      invalid: "整数を入力してください。",
      other: "変更できませんでした。ショップから応答がありません。もう一度お試しください。",
    },
  },
};

export const stockTextsOf = (language: string): StockTexts => inReaderLanguage(stockTexts, language);
