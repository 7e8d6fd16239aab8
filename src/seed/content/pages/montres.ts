import type { SeedPage } from "@/src/seed/content/seed-page";

/** /montres; the route adds filters and watches. */
export const page: SeedPage = {
  slug: "montres",
  title: { fr: "Toutes les montres", en: "All watches", es: "Todos los relojes", jp: "すべての時計" },
  description: {
    fr: "Douze montres automatiques assemblées à la commande, en 36 ou 40 mm, à partir de 285 €.",
    en: "Twelve automatic watches assembled to order, in 36 or 40 mm, from €285.",
    es: "Doce relojes automáticos montados por encargo, en 36 o 40 mm, desde 285 €.",
    jp: "ご注文ごとに組み立てる自動巻き12本。36 mmまたは40 mm、285ユーロから。",
  },
  blocks: [
    {
      blockType: "text",
      title: { fr: "Montres", en: "Watches", es: "Relojes", jp: "時計" },
      text: {
        fr: "Douze montres prêtes, assemblées à la commande. Toutes automatiques, toutes étanches à 10 ATM.",
        en: "Twelve watches ready to order, assembled when you do. All automatic, all water resistant to 10 ATM.",
        es: "Doce relojes listos, montados por encargo. Todos automáticos, todos estancos a 10 ATM.",
        jp: "ご注文ごとに組み立てる12本。すべて自動巻き、すべて10気圧防水です。",
      },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Douze, c’est trop ?",
        en: "Are twelve too many?",
        es: "¿Doce son demasiados?",
        jp: "12本から絞るなら。",
      },
      text: {
        fr: "Deux classements de cinq montres, avec leurs raisons.",
        en: "Two rankings of five watches, with reasons.",
        es: "Dos clasificaciones de cinco relojes, con sus razones.",
        jp: "手首に合わせて選んだ5本ずつを、理由とともにおすすめ順に並べました。",
      },
      link: {
        label: {
          fr: "Montres femme",
          en: "Women’s watches",
          es: "Relojes de mujer",
          jp: "レディースの時計",
        },
        href: "/montre-femme",
      },
      second: {
        label: {
          fr: "Montres homme",
          en: "Men’s watches",
          es: "Relojes de hombre",
          jp: "メンズの時計",
        },
        href: "/montre-homme",
      },
    },
  ],
};
