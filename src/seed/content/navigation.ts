import {
  about,
  bu01,
  collections,
  configurator,
  customWork,
  forHer,
  forHim,
  giftCard,
  gifts,
  giftWatch,
  link,
  manuals,
  newsletter,
  orderSearch,
  philosophy,
  quiz,
  sizeGuide,
  story,
  surprise,
  watches,
} from "./navigation-links";

/**
 * Watches, compose, gifts, the house: every page has its place in one of the four, beside the services.
 * Source: specification §2, navbar and mobile side menu.
 */
export const navigation = {
  bar: [
    {
      ...watches,
      children: [
        link("/montres", {
          fr: "Toutes les montres",
          en: "All watches",
          es: "Todos los relojes",
          jp: "すべての時計",
        }),
        link("/montres/reminiscence", {
          fr: "Réminiscence",
          en: "Réminiscence",
          es: "Réminiscence",
          jp: "レミニセンス",
        }),
        link("/montres/distinction", {
          fr: "Distinction",
          en: "Distinction",
          es: "Distinction",
          jp: "ディスティンクション",
        }),
        link("/montres/distinction-rose", {
          fr: "Distinction Rose",
          en: "Distinction Rose",
          es: "Distinction Rose",
          jp: "ディスティンクション ローズ",
        }),
        link("/montres/distinction-horizon", {
          fr: "Horizon",
          en: "Horizon",
          es: "Horizon",
          jp: "ホライゾン",
        }),
        bu01,
        forHer,
        forHim,
        collections,
        link("/montres/precommande/distinction-horizon", {
          fr: "Précommande Horizon",
          en: "Horizon pre-order",
          es: "Reserva del Horizon",
          jp: "ホライゾンの先行予約",
        }),
        link("/precommande-collection-rose", {
          fr: "Prochaine série Rose",
          en: "Next Rose run",
          es: "Próxima serie Rose",
          jp: "ローズの次のシリーズ",
        }),
      ],
    },
    {
      ...configurator,
      children: [
        link("/configurator", {
          fr: "Composer une montre",
          en: "Design a watch",
          es: "Componer un reloj",
          jp: "時計を組み立てる",
        }),
        link("/montres/sur-mesure", {
          fr: "Comment cela se passe",
          en: "How it works",
          es: "Cómo funciona",
          jp: "製作の流れ",
        }),
        link("/collections/custom", {
          fr: "Tout ce qui se choisit",
          en: "Everything you can choose",
          es: "Todo lo que se puede elegir",
          jp: "選べるものの一覧",
        }),
        link("/configurator/catalogue", {
          fr: "Catalogue des pièces",
          en: "Catalogue of parts",
          es: "Catálogo de piezas",
          jp: "部品カタログ",
        }),
        sizeGuide,
        customWork,
      ],
    },
    { label: gifts, href: giftWatch.href, children: [giftWatch, giftCard, surprise] },
    {
      label: { fr: "Services", en: "Services", es: "Servicios", jp: "サービス" },
      href: null,
      children: [
        quiz,
        newsletter,
        link("/contact", { fr: "Contact", en: "Contact", es: "Contacto", jp: "お問い合わせ" }),
        manuals,
        orderSearch,
        philosophy,
      ],
    },
    {
      label: { fr: "La maison", en: "The house", es: "La casa", jp: "工房" },
      href: story.href,
      children: [
        story,
        about,
        link("/etabli", { fr: "L’établi", en: "The workbench", es: "El banco de trabajo", jp: "作業台" }),
        link("/bureau-de-dessin", {
          fr: "Le bureau de dessin",
          en: "The design desk",
          es: "La mesa de dibujo",
          jp: "デザイン室",
        }),
        philosophy,
        link("/avant-premiere", {
          fr: "Avant-première",
          en: "First look",
          es: "Preestreno",
          jp: "先行公開",
        }),
        link("/premium", { fr: "Premium", en: "Premium", es: "Premium", jp: "プレミアム" }),
        link("/programme-affiliation", {
          fr: "Programme d’affiliation",
          en: "Affiliate programme",
          es: "Programa de afiliación",
          jp: "アフィリエイトプログラム",
        }),
        link("/dons", { fr: "Dons", en: "Donations", es: "Donaciones", jp: "ご寄付" }),
      ],
    },
  ],
  sideMenu: [
    link("/", { fr: "Accueil", en: "Home", es: "Inicio", jp: "ホーム" }),
    watches,
    quiz,
    configurator,
    story,
    bu01,
  ],
};
