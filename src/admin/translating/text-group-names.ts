import { inReaderLanguage, type ReaderText } from "@/src/domain/locale/in-reader-language";
import type { ShopText } from "@/src/domain/translation/shop-text";
import { interfaceTexts } from "@/src/shop/translating/text-entities";

/** Topics of the interface texts in each file, as a translator looks for them. */
export const textGroupNames: Readonly<Record<string, ReaderText>> = {
  account: { fr: "Compte", en: "Account", es: "Cuenta", ja: "アカウント" },
  affiliate: {
    fr: "Relevé d’affiliation",
    en: "Affiliate statement",
    es: "Extracto de afiliación",
    ja: "アフィリエイトの明細",
  },
  "affiliate-mail": {
    fr: "E-mails d’affiliation",
    en: "Affiliate e-mails",
    es: "Correos de afiliación",
    ja: "アフィリエイトのメール",
  },
  articles: { fr: "Noms des articles", en: "Names of articles", es: "Nombres de artículos", ja: "商品名" },
  auth: { fr: "Connexion", en: "Sign-in", es: "Acceso", ja: "ログイン" },
  blocks: { fr: "Blocs des pages", en: "Page blocks", es: "Bloques de página", ja: "ページのブロック" },
  cart: { fr: "Panier", en: "Cart", es: "Carrito", ja: "カート" },
  catalogue: {
    fr: "Catalogue des pièces",
    en: "Catalogue of parts",
    es: "Catálogo de piezas",
    ja: "部品カタログ",
  },
  common: {
    fr: "Partout : en-tête, pied de page, boutons",
    en: "Everywhere: header, footer, buttons",
    es: "En todas partes: cabecera, pie, botones",
    ja: "共通：ヘッダー、フッター、ボタン",
  },
  configurator: { fr: "Configurateur", en: "Configurator", es: "Configurador", ja: "コンフィギュレーター" },
  "customer-mail": {
    fr: "E-mails aux clients",
    en: "E-mails to customers",
    es: "Correos a clientes",
    ja: "お客様へのメール",
  },
  error: { fr: "Pages d’erreur", en: "Error pages", es: "Páginas de error", ja: "エラーページ" },
  forms: { fr: "Formulaires", en: "Forms", es: "Formularios", ja: "フォーム" },
  "gift-card": {
    fr: "Page d’une carte cadeau",
    en: "Gift card page",
    es: "Página de tarjeta regalo",
    ja: "ギフトカードのページ",
  },
  "gift-card-mail": {
    fr: "E-mails des cartes cadeaux",
    en: "Gift card e-mails",
    es: "Correos de tarjetas regalo",
    ja: "ギフトカードのメール",
  },
  home: { fr: "Accueil", en: "Home page", es: "Inicio", ja: "トップページ" },
  mail: {
    fr: "E-mails de la boutique",
    en: "Shop e-mails",
    es: "Correos de la tienda",
    ja: "ショップのメール",
  },
  manuals: { fr: "Manuels", en: "Manuals", es: "Manuales", ja: "取扱説明書" },
  order: { fr: "Page d’une commande", en: "Order page", es: "Página de pedido", ja: "ご注文ページ" },
  "order-mail": {
    fr: "E-mails de commande",
    en: "Order e-mails",
    es: "Correos de pedido",
    ja: "ご注文のメール",
  },
  outcome: {
    fr: "Réponse à un formulaire",
    en: "Answer to a form",
    es: "Respuesta a un formulario",
    ja: "フォーム送信後の画面",
  },
  papers: {
    fr: "Papiers de l’atelier",
    en: "Workshop papers",
    es: "Documentos del taller",
    ja: "工房の書類",
  },
  preorder: { fr: "Précommande", en: "Pre-order", es: "Reserva anticipada", ja: "先行予約" },
  quiz: { fr: "Quiz", en: "Quiz", es: "Cuestionario", ja: "時計診断" },
  receipt: { fr: "Reçu", en: "Receipt", es: "Recibo", ja: "領収書" },
  search: { fr: "Recherche", en: "Search", es: "Búsqueda", ja: "検索" },
  "search-words": {
    fr: "Mots compris par la recherche",
    en: "Words the search understands",
    es: "Palabras que entiende la búsqueda",
    ja: "検索で使う言葉",
  },
  "sign-in": { fr: "Codes de connexion", en: "Sign-in codes", es: "Códigos de acceso", ja: "ログインコード" },
  sizes: { fr: "Guide des tailles", en: "Size guide", es: "Guía de tallas", ja: "サイズガイド" },
  "staff-mail": {
    fr: "E-mails à l’équipe",
    en: "E-mails to staff",
    es: "Correos al equipo",
    ja: "スタッフへのメール",
  },
  thanks: {
    fr: "Page de remerciement",
    en: "Thank-you page",
    es: "Página de agradecimiento",
    ja: "注文完了ページ",
  },
  turning: {
    fr: "Vue en trois dimensions",
    en: "View in three dimensions",
    es: "Vista en tres dimensiones",
    ja: "立体表示",
  },
  validation: {
    fr: "Erreurs de saisie",
    en: "Errors on fields",
    es: "Errores en los campos",
    ja: "入力エラー",
  },
  wallet: { fr: "PayPal", en: "PayPal", es: "PayPal", ja: "PayPal" },
  watch: { fr: "Page d’une montre", en: "Watch page", es: "Página de reloj", ja: "時計のページ" },
  watches: { fr: "Liste des montres", en: "List of watches", es: "Lista de relojes", ja: "時計一覧" },
};

/**
 * @param group the file's name, which is used where a topic has no name
 * @param language of the reader
 */
export function textGroupName(group: string, language: string): string {
  const name = textGroupNames[group];
  return name ? inReaderLanguage(name, language) : group;
}

/** The name of a text's document: its title, or the topic of an interface text. */
export const titleFor = ({ entity, title }: Pick<ShopText, "entity" | "title">, language: string): string =>
  entity === interfaceTexts ? textGroupName(title, language) : title;
