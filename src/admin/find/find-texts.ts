import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";

interface FindTexts {
  readonly open: string;
  readonly label: string;
  readonly hint: string;
  readonly none: string;
  /** {count} is how many */
  readonly found: string;
  readonly failed: string;
  readonly person: string;
  readonly close: string;
}

/** Words of the admin's search, by the tags of the admin's languages. */
const findTexts = {
  fr: {
    open: "Rechercher",
    label: "Rechercher dans l’administration",
    hint: "Commande, client, montre, option, page, texte, code, image… Deux lettres au moins, trois pour les commandes et les clients.",
    none: "Rien ne correspond.",
    found: "Résultats : {count}",
    failed: "La recherche n’a pas abouti. Réessayez.",
    person: "Tout sur {email}",
    close: "Fermer",
  },
  en: {
    open: "Search",
    label: "Search the admin",
    hint: "Order, customer, watch, option, page, text, code, picture… At least two letters, three for orders and customers.",
    none: "Nothing matches.",
    found: "Results: {count}",
    failed: "The search did not come through. Try again.",
    person: "Everything about {email}",
    close: "Close",
  },
  es: {
    open: "Buscar",
    label: "Buscar en la administración",
    hint: "Pedido, cliente, reloj, opción, página, texto, código, imagen… Dos letras como mínimo, tres para pedidos y clientes.",
    none: "Nada coincide.",
    found: "Resultados: {count}",
    failed: "La búsqueda no ha llegado. Inténtelo de nuevo.",
    person: "Todo sobre {email}",
    close: "Cerrar",
  },
  ja: {
    open: "検索",
    label: "管理画面内を検索",
    hint: "注文、お客様、時計、オプション、ページ、文言、コード、画像など。2文字以上（注文とお客様は3文字以上）で検索します。",
    none: "該当するものはありません。",
    found: "検索結果：{count}件",
    failed: "検索できませんでした。もう一度お試しください。",
    person: "{email} に関するすべて",
    close: "閉じる",
  },
} as const satisfies Record<"fr" | "en" | "es" | "ja", FindTexts>;

export type { FindTexts };

/** @param language of the admin user */
export const findTextsOf = (language: string) => inReaderLanguage<FindTexts>(findTexts, language);
