import {
  about,
  configurator,
  customWork,
  giftCard,
  gifts,
  giftWatch,
  link,
  manuals,
  orderSearch,
  philosophy,
  quiz,
  sizeGuide,
  story,
  surprise,
} from "./navigation-links";

/** Source: specification §2, footer groups. */
export const footer = {
  tagline: {
    fr: "Une montre mécanique n’a besoin que de votre poignet.",
    en: "A mechanical watch needs nothing but your wrist.",
    es: "Un reloj mecánico solo necesita tu muñeca.",
    jp: "機械式時計に必要なのは、着ける人の手首だけです。",
  },
  groups: [
    {
      title: { fr: "Montres", en: "Watches", es: "Relojes", jp: "時計" },
      links: [
        link("/montres", {
          fr: "Toutes les montres",
          en: "All watches",
          es: "Todos los relojes",
          jp: "すべての時計",
        }),
        quiz,
        configurator,
        link("/montres/entretien", { fr: "Entretien", en: "Care", es: "Cuidados", jp: "お手入れ" }),
        manuals,
        sizeGuide,
      ],
    },
    { title: gifts, links: [giftWatch, giftCard, surprise] },
    {
      title: { fr: "Services", en: "Services", es: "Servicios", jp: "サービス" },
      links: [
        customWork,
        link("/services/entreprise", {
          fr: "Entreprise",
          en: "Business",
          es: "Empresas",
          jp: "法人のお客様",
        }),
        link("/services/maintenance-et-reparation", {
          fr: "Maintenance et réparation",
          en: "Maintenance and repair",
          es: "Mantenimiento y reparación",
          jp: "メンテナンスと修理",
        }),
        orderSearch,
      ],
    },
    {
      title: { fr: "À propos", en: "About", es: "Sobre nosotros", jp: "私たちについて" },
      links: [
        story,
        about,
        philosophy,
        link("/mentions-legales", {
          fr: "Mentions légales",
          en: "Legal notice",
          es: "Aviso legal",
          jp: "法的表示",
        }),
        link("/conditions-generales", {
          fr: "Conditions générales",
          en: "Terms of sale",
          es: "Condiciones generales",
          jp: "利用規約",
        }),
        link("/politique-de-retour", {
          fr: "Politique de retour",
          en: "Returns",
          es: "Devoluciones",
          jp: "返品について",
        }),
        link("/politique-des-cookies", { fr: "Cookies", en: "Cookies", es: "Cookies", jp: "Cookieについて" }),
      ],
    },
    {
      title: { fr: "Contact", en: "Contact", es: "Contacto", jp: "お問い合わせ" },
      links: [
        link("/contact", {
          fr: "Nous écrire",
          en: "Write to us",
          es: "Escríbenos",
          jp: "お問い合わせフォーム",
        }),
        link("/faq", {
          fr: "Questions fréquentes",
          en: "FAQ",
          es: "Preguntas frecuentes",
          jp: "よくある質問",
        }),
      ],
    },
  ],
  email: "bonjour@valcour.example",
  social: [
    { name: "Instagram", href: "https://www.instagram.com/" },
    { name: "TikTok", href: "https://www.tiktok.com/" },
    { name: "YouTube", href: "https://www.youtube.com/" },
  ],
  newsletterTitle: {
    fr: "Une lettre par mois, écrite à l’atelier.",
    en: "One newsletter a month, written in the workshop.",
    es: "Un boletín al mes, escrito en el taller.",
    jp: "月に一通、工房からお届けします。",
  },
  newsletterText: {
    fr: "Nouveaux cadrans, séries courtes, avant-premières. Désinscription en un clic.",
    en: "New dials, short runs, first looks. Unsubscribe in one click.",
    es: "Esferas nuevas, series cortas, preestrenos. Baja con un clic.",
    jp: "新しい文字盤、少量生産の時計、先行公開。配信停止はワンクリックです。",
  },
  secureNote: {
    fr: "Paiement sécurisé, chez {{paymentProviders}}.",
    en: "Secure payment, with {{paymentProviders}}.",
    es: "Pago seguro, con {{paymentProviders}}.",
    jp: "安全なお支払い（{{paymentProviders}}）",
  },
  copyright: {
    fr: "© Atelier Valcour. Des montres que votre poignet remonte, jour après jour.",
    en: "© Atelier Valcour. Watches wound by your wrist, day after day.",
    es: "© Atelier Valcour. Relojes que tu muñeca carga, día tras día.",
    jp: "© Atelier Valcour. 毎日、手首で巻き上がる時計。",
  },
};
