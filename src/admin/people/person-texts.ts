import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

interface PersonTexts {
  readonly title: string;
  readonly intro: string;
  readonly address: string;
  readonly show: string;
  readonly noAddress: string;
  readonly guest: string;
  readonly mergedHere: string;
  readonly account: string;
  readonly orders: string;
  readonly cart: string;
  readonly cartTotal: string;
  readonly openCart: string;
  readonly saved: string;
  readonly cards: string;
  readonly cardLeft: string;
  readonly requests: string;
  readonly reviews: string;
  readonly preOrders: string;
  readonly released: string;
  readonly newsletter: string;
  readonly reminders: string;
  readonly remindersSince: string;
  readonly noReminders: string;
  readonly signIns: string;
  readonly signedIn: string;
  readonly former: string;
  readonly none: string;
  readonly never: string;
  readonly all: string;
  readonly more: string;
  readonly exportFile: string;
  readonly buyers: string;
  readonly name: string;
  readonly accountOf: string;
  readonly lastOrder: string;
  readonly spend: string;
  readonly yes: string;
  readonly no: string;
  readonly first: string;
  readonly next: string;
}

/** Words of a person's page, by the tags of the admin's languages. */
const personTexts = {
  fr: {
    title: "Clients et acheteurs",
    intro:
      "Commandes, cartes, demandes, avis et lettre d’une adresse e-mail, avec ou sans compte. L’adresse est comparée en entier.",
    address: "Adresse e-mail",
    show: "Chercher",
    noAddress: "Ce n’est pas une adresse e-mail complète.",
    guest: "Pas de compte à cette adresse : voici ce qui porte cette adresse.",
    mergedHere: "Cette adresse a été réunie au compte {email}.",
    account: "Ouvrir le compte",
    orders: "Commandes",
    cart: "Panier ouvert",
    cartTotal: "{total} aux prix du jour",
    openCart: "Ouvrir le panier",
    saved: "Montres enregistrées",
    cards: "Cartes cadeaux",
    cardLeft: "reste {amount}",
    requests: "Demandes",
    reviews: "Avis",
    preOrders: "Précommandes",
    released: "remise en vente",
    newsletter: "Lettre",
    reminders: "Rappels de panier",
    remindersSince: "acceptés le {date}",
    noReminders: "pas demandés",
    signIns: "Connexions en cours",
    signedIn: "depuis le {since}, vue le {last}",
    former: "Anciennes adresses",
    none: "Aucune.",
    never: "Jamais demandée.",
    all: "Toutes les commandes de cette adresse",
    more: "Seules les dix dernières sont montrées.",
    exportFile: "Exporter les données (JSON)",
    buyers: "Tous ceux qui ont acheté",
    name: "Nom",
    accountOf: "Compte",
    lastOrder: "Dernière commande",
    spend: "Total, en euros",
    yes: "oui",
    no: "non",
    first: "Au début",
    next: "Suite",
  },
  en: {
    title: "Customers and buyers",
    intro:
      "Orders, cards, requests, reviews and newsletter of an email address, with or without an account. The address is compared as a whole.",
    address: "Email address",
    show: "Search",
    noAddress: "This is not a complete email address.",
    guest: "No account at this address: this is what bears it.",
    mergedHere: "This address was merged into the account {email}.",
    account: "Open the account",
    orders: "Orders",
    cart: "Open cart",
    cartTotal: "{total} at today’s prices",
    openCart: "Open the cart",
    saved: "Saved watches",
    cards: "Gift cards",
    cardLeft: "{amount} left",
    requests: "Requests",
    reviews: "Reviews",
    preOrders: "Pre-orders",
    released: "back on sale",
    newsletter: "Newsletter",
    reminders: "Cart reminders",
    remindersSince: "agreed to on {date}",
    noReminders: "not asked for",
    signIns: "Signed in now",
    signedIn: "since {since}, seen on {last}",
    former: "Former addresses",
    none: "None.",
    never: "Never asked for.",
    all: "All orders of this address",
    more: "Only the latest ten are shown.",
    exportFile: "Export the data (JSON)",
    buyers: "Everyone who has bought",
    name: "Name",
    accountOf: "Account",
    lastOrder: "Last order",
    spend: "Spend, in euros",
    yes: "yes",
    no: "no",
    first: "To the beginning",
    next: "More",
  },
  es: {
    title: "Clientes y compradores",
    intro:
      "Pedidos, tarjetas, solicitudes, opiniones y boletín de un correo, con cuenta o sin ella. La dirección se compara entera.",
    address: "Correo electrónico",
    show: "Buscar",
    noAddress: "No es una dirección de correo completa.",
    guest: "No hay cuenta con esta dirección: esto es lo que la lleva.",
    mergedHere: "Esta dirección se unió a la cuenta {email}.",
    account: "Abrir la cuenta",
    orders: "Pedidos",
    cart: "Carrito abierto",
    cartTotal: "{total} a los precios de hoy",
    openCart: "Abrir el carrito",
    saved: "Relojes guardados",
    cards: "Tarjetas regalo",
    cardLeft: "quedan {amount}",
    requests: "Solicitudes",
    reviews: "Opiniones",
    preOrders: "Reservas",
    released: "de nuevo a la venta",
    newsletter: "Boletín",
    reminders: "Recordatorios del carrito",
    remindersSince: "aceptados el {date}",
    noReminders: "no solicitados",
    signIns: "Sesiones abiertas",
    signedIn: "desde el {since}, vista el {last}",
    former: "Direcciones anteriores",
    none: "Ninguno.",
    never: "Nunca solicitado.",
    all: "Todos los pedidos de esta dirección",
    more: "Solo se muestran los diez últimos.",
    exportFile: "Exportar los datos (JSON)",
    buyers: "Todos los que han comprado",
    name: "Nombre",
    accountOf: "Cuenta",
    lastOrder: "Último pedido",
    spend: "Total, en euros",
    yes: "sí",
    no: "no",
    first: "Al principio",
    next: "Más",
  },
  ja: {
    title: "お客様と購入者",
    intro:
      "メールアドレスに関する注文、ギフトカード、問い合わせ、レビュー、ニュースレターを、アカウントの有無を問わず表示します。アドレスは完全一致で照合します。",
    address: "メールアドレス",
    show: "検索",
    noAddress: "メールアドレスが完全ではありません。",
    guest: "このアドレスのアカウントはありません。このアドレスの記録は次のとおりです。",
    mergedHere: "このアドレスはアカウント {email} に統合されています。",
    account: "アカウントを開く",
    orders: "注文",
    cart: "現在のカート",
    cartTotal: "本日の価格で {total}",
    openCart: "カートを開く",
    saved: "保存した時計",
    cards: "ギフトカード",
    cardLeft: "残高 {amount}",
    requests: "問い合わせ",
    reviews: "レビュー",
    preOrders: "先行予約",
    released: "再販売",
    newsletter: "ニュースレター",
    reminders: "カートのお知らせ",
    remindersSince: "{date} に同意",
    noReminders: "希望なし",
    signIns: "ログイン中の端末",
    signedIn: "{since} から、最終利用 {last}",
    former: "以前のアドレス",
    none: "ありません。",
    never: "申し込みはありません。",
    all: "このアドレスの注文一覧",
    more: "最新の10件のみ表示しています。",
    exportFile: "データを書き出す（JSON）",
    buyers: "購入されたすべてのお客様",
    name: "氏名",
    accountOf: "アカウント",
    lastOrder: "最終注文",
    spend: "購入総額（ユーロ）",
    yes: "あり",
    no: "なし",
    first: "先頭へ",
    next: "次へ",
  },
} as const satisfies Record<"fr" | "en" | "es" | "ja", PersonTexts>;

export type { PersonTexts };

/** @param language of the admin user */
export const personTextsOf = (language: string) => inReaderLanguage<PersonTexts>(personTexts, language);
