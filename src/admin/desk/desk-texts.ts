import type { DeskQueue, DeskSort } from "@/src/domain/order/desk-queue";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

/** Words of the order desk, in one of the admin's languages. */
export interface DeskTexts {
  readonly title: string;
  readonly newOrder: string;
  readonly queues: Readonly<Record<DeskQueue | "all", string>>;
  readonly queueList: string;
  readonly search: string;
  readonly searchHint: string;
  readonly find: string;
  readonly clear: string;
  readonly everywhere: string;
  readonly sorts: Readonly<Record<DeskSort, string>>;
  readonly columns: Readonly<
    Record<"tick" | "number" | "date" | "buyer" | "what" | "total" | "promised" | "state", string>
  >;
  readonly tick: string;
  readonly tickAll: string;
  readonly late: string;
  readonly awaitsReturn: string;
  readonly owed: string;
  readonly daysLeft: string;
  readonly overdue: string;
  readonly none: string;
  readonly next: string;
  readonly first: string;
  readonly views: string;
  readonly viewName: string;
  readonly saveView: string;
  readonly removeView: string;
  readonly viewFailed: string;
  readonly ticked: string;
  readonly noCommonStep: string;
  readonly oneByOne: string;
  readonly labels: string;
  readonly sheets: string;
  readonly slips: string;
  readonly print: string;
  readonly sheet: string;
  readonly slip: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly working: string;
  /** confirmation before releasing orders of which some already got their receipt */
  readonly releasesSome: string;
  readonly outcome: string;
  readonly closeOutcome: string;
  readonly moved: string;
  readonly failed: Readonly<Record<string, string>> & { readonly other: string };
}

const texts: Readonly<Record<"fr" | "en" | "es" | "ja", DeskTexts>> = {
  fr: {
    title: "Commandes à traiter",
    newOrder: "Nouvelle commande",
    queues: {
      all: "Toutes",
      confirm: "À confirmer",
      workshop: "À l’atelier",
      ship: "Au contrôle, à expédier",
      refunds: "Remboursements dus",
      held: "Retenues",
    },
    queueList: "Files d’attente",
    search: "Chercher dans les commandes à traiter",
    searchHint: "Numéro, e-mail, nom, téléphone, ville, numéro de suivi, article ou clé d’une pièce",
    find: "Chercher",
    clear: "Effacer la recherche",
    everywhere: "Chercher dans toutes les commandes",
    sorts: { oldest: "Les plus anciennes d’abord", newest: "Les plus récentes d’abord" },
    columns: {
      tick: "Choisir",
      number: "Numéro",
      date: "Date",
      buyer: "Client",
      what: "Articles",
      total: "Total",
      promised: "Départ promis",
      state: "État",
    },
    tick: "Choisir {number}",
    tickAll: "Tout choisir sur cette page",
    late: "En retard",
    awaitsReturn: "Échange, retour attendu",
    owed: "À rembourser : {amount}",
    daysLeft: "Jours restants : {count}",
    overdue: "Jours de retard : {count}",
    none: "Rien n’attend ici.",
    next: "Suite",
    first: "Début de la liste",
    views: "Mes vues",
    viewName: "Nom de la vue",
    saveView: "Garder cette vue",
    removeView: "Retirer la vue {name}",
    viewFailed: "La vue n’a pas pu être gardée. Réessayez.",
    ticked: "Commandes choisies : {count}",
    noCommonStep: "Aucune étape n’est possible pour toutes à la fois.",
    oneByOne: "L’expédition se fait commande par commande : chacune a son numéro de suivi.",
    labels: "Étiquettes (CSV)",
    sheets: "Fiches de montage (PDF)",
    slips: "Bons de livraison (PDF)",
    print: "Imprimer",
    sheet: "Fiche de montage",
    slip: "Bon de livraison (PDF)",
    confirm: "Confirmer",
    cancel: "Annuler",
    working: "{done} sur {count}",
    releasesSome:
      "Déjà confirmées : {count}. Celles-là reprennent où elles étaient, sans e-mail. Pour les autres, le reçu est numéroté et la confirmation part au client.",
    outcome: "Ce qui a été fait",
    closeOutcome: "Fermer",
    moved: "{number} : {step}",
    failed: {
      changed: "{number} a bougé entre-temps ; rien n’a été fait.",
      impossible: "{number} ne peut pas y aller ; rien n’a été fait.",
      other: "{number} : pas de réponse. Regardez la commande avant de réessayer.",
    },
  },
  en: {
    title: "Order desk",
    newOrder: "New order",
    queues: {
      all: "All",
      confirm: "To confirm",
      workshop: "In the workshop",
      ship: "In quality control, to ship",
      refunds: "Refunds due",
      held: "Held",
    },
    queueList: "Queues",
    search: "Search what waits at the desk",
    searchHint: "Number, email, name, telephone, town, tracking number, item or the key of a part",
    find: "Search",
    clear: "Clear the search",
    everywhere: "Search all orders",
    sorts: { oldest: "Oldest first", newest: "Newest first" },
    columns: {
      tick: "Choose",
      number: "Number",
      date: "Date",
      buyer: "Customer",
      what: "Items",
      total: "Total",
      promised: "Promised to leave",
      state: "State",
    },
    tick: "Choose {number}",
    tickAll: "Choose all on this page",
    late: "Late",
    awaitsReturn: "Exchange, return awaited",
    owed: "To refund: {amount}",
    daysLeft: "Days left: {count}",
    overdue: "Days overdue: {count}",
    none: "Nothing waits here.",
    next: "Next page",
    first: "Start of the list",
    views: "My views",
    viewName: "Name of the view",
    saveView: "Keep this view",
    removeView: "Remove the view {name}",
    viewFailed: "The view could not be kept. Try again.",
    ticked: "Orders chosen: {count}",
    noCommonStep: "No step is possible for all of them.",
    oneByOne: "Orders are shipped one by one: each has its tracking number.",
    labels: "Labels (CSV)",
    sheets: "Build sheets (PDF)",
    slips: "Packing slips (PDF)",
    print: "Print",
    sheet: "Build sheet",
    slip: "Packing slip (PDF)",
    confirm: "Confirm",
    cancel: "Cancel",
    working: "{done} of {count}",
    releasesSome:
      "Confirmed before: {count}. Those go on where they were, and no email is sent. For the others, the receipt is numbered and the confirmation goes to the customer.",
    outcome: "What was done",
    closeOutcome: "Close",
    moved: "{number}: {step}",
    failed: {
      changed: "{number} moved meanwhile; nothing was done.",
      impossible: "{number} can’t go there; nothing was done.",
      other: "{number}: no answer. Look at the order before you try again.",
    },
  },
  es: {
    title: "Pedidos por tratar",
    newOrder: "Nuevo pedido",
    queues: {
      all: "Todos",
      confirm: "Por confirmar",
      workshop: "En el taller",
      ship: "En control, por enviar",
      refunds: "Reembolsos pendientes",
      held: "Retenidos",
    },
    queueList: "Colas",
    search: "Buscar en los pedidos por tratar",
    searchHint:
      "Número, correo, nombre, teléfono, ciudad, número de seguimiento, artículo o clave de una pieza",
    find: "Buscar",
    clear: "Borrar la búsqueda",
    everywhere: "Buscar en todos los pedidos",
    sorts: { oldest: "Primero los más antiguos", newest: "Primero los más recientes" },
    columns: {
      tick: "Elegir",
      number: "Número",
      date: "Fecha",
      buyer: "Cliente",
      what: "Artículos",
      total: "Total",
      promised: "Salida prometida",
      state: "Estado",
    },
    tick: "Elegir {number}",
    tickAll: "Elegir todos los de esta página",
    late: "Con retraso",
    awaitsReturn: "Cambio, devolución pendiente",
    owed: "Por reembolsar: {amount}",
    daysLeft: "Días restantes: {count}",
    overdue: "Días de retraso: {count}",
    none: "Nada espera aquí.",
    next: "Página siguiente",
    first: "Principio de la lista",
    views: "Mis vistas",
    viewName: "Nombre de la vista",
    saveView: "Guardar esta vista",
    removeView: "Quitar la vista {name}",
    viewFailed: "No se ha podido guardar la vista. Inténtelo de nuevo.",
    ticked: "Pedidos elegidos: {count}",
    noCommonStep: "Ningún paso es posible para todos a la vez.",
    oneByOne: "Los pedidos se envían uno a uno: cada uno tiene su número de seguimiento.",
    labels: "Etiquetas (CSV)",
    sheets: "Hojas de montaje (PDF)",
    slips: "Albaranes (PDF)",
    print: "Imprimir",
    sheet: "Hoja de montaje",
    slip: "Albarán (PDF)",
    confirm: "Confirmar",
    cancel: "Cancelar",
    working: "{done} de {count}",
    releasesSome:
      "Ya confirmados: {count}. Esos siguen donde estaban, sin correo. Para los demás, el recibo recibe su número y la confirmación sale hacia el cliente.",
    outcome: "Lo que se ha hecho",
    closeOutcome: "Cerrar",
    moved: "{number}: {step}",
    failed: {
      changed: "{number} ha cambiado entretanto; no se ha hecho nada.",
      impossible: "{number} no puede pasar a ese estado; no se ha hecho nada.",
      other: "{number}: sin respuesta. Mire el pedido antes de reintentar.",
    },
  },
  ja: {
    title: "対応が必要な注文",
    newOrder: "注文の登録",
    queues: {
      all: "すべて",
      confirm: "確認待ち",
      workshop: "組み立て中",
      ship: "検品・発送待ち",
      refunds: "返金待ち",
      held: "保留",
    },
    queueList: "対応待ち一覧",
    search: "対応が必要な注文を検索",
    searchHint: "注文番号、メール、氏名、電話番号、市区町村、追跡番号、商品、または部品キー",
    find: "検索",
    clear: "検索条件を消去",
    everywhere: "すべての注文から検索",
    sorts: { oldest: "古い順", newest: "新しい順" },
    columns: {
      tick: "選択",
      number: "注文番号",
      date: "日付",
      buyer: "お客様",
      what: "商品",
      total: "合計",
      promised: "発送予定日",
      state: "状態",
    },
    tick: "{number}を選択",
    tickAll: "このページをすべて選択",
    late: "遅延",
    awaitsReturn: "交換・返送品待ち",
    owed: "返金額：{amount}",
    daysLeft: "残り{count}日",
    overdue: "{count}日超過",
    none: "対応待ちの注文はありません。",
    next: "次のページ",
    first: "一覧の先頭",
    views: "保存した表示",
    viewName: "表示の名前",
    saveView: "この表示を保存",
    removeView: "表示「{name}」を削除",
    viewFailed: "表示を保存できませんでした。もう一度お試しください。",
    ticked: "選択中の注文：{count}件",
    noCommonStep: "選択した注文すべてに共通して進められる手順はありません。",
    oneByOne: "発送は追跡番号が必要なため、注文ごとに行います。",
    labels: "配送ラベル（CSV）",
    sheets: "組立指示書（PDF）",
    slips: "納品書（PDF）",
    print: "印刷",
    sheet: "組立指示書",
    slip: "納品書（PDF）",
    confirm: "確定",
    cancel: "キャンセル",
    working: "{count}件中{done}件",
    releasesSome:
      "確認メール送信済みの注文：{count}件。これらは元の状態から再開し、メールは送信されません。その他の注文は領収書に番号が付き、確認メールがお客様に届きます。",
    outcome: "処理結果",
    closeOutcome: "閉じる",
    moved: "{number}：{step}",
    failed: {
      changed: "{number}はその間に状態が変わったため、処理していません。",
      impossible: "{number}はその状態に進めないため、処理していません。",
      other: "{number}：応答がありません。再試行の前に注文をご確認ください。",
    },
  },
};

/** @param language of the admin user */
export const deskTextsOf = (language: string): DeskTexts => inReaderLanguage<DeskTexts>(texts, language);
