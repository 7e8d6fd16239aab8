import type { LinkKind, LinkStanding } from "@/src/domain/content/link-target";

export interface LinkTexts {
  readonly kinds: Readonly<Record<LinkKind, string>>;
  readonly placeholder: string;
  readonly list: string;
  readonly draft: string;
  readonly none: string;
  /** number of results, read aloud; {count} */
  readonly found: string;
  readonly unreachable: string;
  readonly standing: Readonly<Record<LinkStanding, string>>;
}

export const linkTexts: Readonly<Record<"fr" | "en" | "es" | "ja", LinkTexts>> = {
  fr: {
    kinds: {
      page: "Page",
      line: "Collection",
      watch: "Montre",
      product: "Article",
      question: "Question",
      route: "Page de la boutique",
    },
    placeholder: "Titre ou adresse",
    list: "Pages proposées",
    draft: "pas en ligne",
    none: "Rien de ce nom. Une adresse commence par /, https:// ou mailto:.",
    found: "Pages proposées : {count}",
    unreachable: "La recherche ne répond pas. L’adresse peut être écrite à la main.",
    standing: {
      live: "Cette adresse mène à une page en ligne.",
      dead: "Cette adresse ne mène à rien aujourd’hui.",
      elsewhere: "Une adresse hors de la boutique.",
      unreadable: "Ce n’est pas encore une adresse : choisissez une page dans la liste.",
    },
  },
  en: {
    kinds: {
      page: "Page",
      line: "Line",
      watch: "Watch",
      product: "Product",
      question: "Question",
      route: "Page of the shop",
    },
    placeholder: "Title or address",
    list: "Suggested pages",
    draft: "not online",
    none: "Nothing of that name. An address begins with /, https:// or mailto:.",
    found: "Suggested pages: {count}",
    unreachable: "The search does not answer. The address can be written by hand.",
    standing: {
      live: "This address leads to a page that is online.",
      dead: "This address leads nowhere today.",
      elsewhere: "An address outside the shop.",
      unreadable: "This is no address yet: choose a page from the list.",
    },
  },
  es: {
    kinds: {
      page: "Página",
      line: "Colección",
      watch: "Reloj",
      product: "Artículo",
      question: "Pregunta",
      route: "Página de la tienda",
    },
    placeholder: "Título o dirección",
    list: "Páginas propuestas",
    draft: "no publicada",
    none: "Nada con ese nombre. Una dirección empieza por /, https:// o mailto:.",
    found: "Páginas propuestas: {count}",
    unreachable: "La búsqueda no responde. La dirección puede escribirse a mano.",
    standing: {
      live: "Esta dirección lleva a una página publicada.",
      dead: "Esta dirección no lleva a ninguna parte hoy.",
      elsewhere: "Una dirección fuera de la tienda.",
      unreadable: "Aún no es una dirección: elija una página de la lista.",
    },
  },
  ja: {
    kinds: {
      page: "ページ",
      line: "コレクション",
      watch: "時計",
      product: "商品",
      question: "質問",
      route: "ショップのページ",
    },
    placeholder: "タイトルまたはアドレス",
    list: "ページの候補",
    draft: "未公開",
    none: "該当するページがありません。アドレスは /、https://、mailto: のいずれかで始まります。",
    found: "ページの候補：{count}件",
    unreachable: "検索が応答しません。アドレスは直接入力できます。",
    standing: {
      live: "公開中のページへのリンクです。",
      dead: "このアドレスには現在ページがありません。",
      elsewhere: "ショップの外へのリンクです。",
      unreadable: "まだアドレスになっていません。一覧からページを選んでください。",
    },
  },
};
