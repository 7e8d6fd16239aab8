import { inFour, type FullText } from "@/src/seed/catalogue/seed-option";

interface Link {
  readonly label: FullText;
  readonly href: string;
}

const link = (href: string, fr: string, en: string, es: string, jp: string): Link => ({
  href,
  label: inFour(fr, en, es, jp),
});

const watches = link("/montres", "Montres", "Watches", "Relojes", "時計");
const configurator = link(
  "/configurator",
  "Configurateur",
  "Configurator",
  "Configurador",
  "コンフィギュレーター",
);
const story = link("/notre-histoire", "Notre histoire", "Our story", "Nuestra historia", "私たちの歩み");
const quiz = link(
  "/trouver-votre-montre",
  "Trouver votre montre",
  "Find your watch",
  "Encuentra tu reloj",
  "時計を探す",
);
const manuals = link("/montres/manuels", "Manuels", "Manuals", "Manuales", "取扱説明書");
const orderSearch = link(
  "/commandes",
  "Suivre une commande",
  "Track an order",
  "Seguir un pedido",
  "ご注文の確認",
);
const philosophy = link("/philosophie", "Philosophie", "Philosophy", "Filosofía", "考え方");

/** Source: specification §2, navbar and mobile side menu. */
export const navigation = {
  bar: [
    { ...watches, children: [] },
    { ...configurator, children: [] },
    {
      label: inFour("Services", "Services", "Servicios", "サービス"),
      href: null,
      children: [
        quiz,
        link("/newsletter", "Lettre d’atelier", "Newsletter", "Boletín", "ニュースレター"),
        link("/contact", "Contact", "Contact", "Contacto", "お問い合わせ"),
        manuals,
        orderSearch,
        philosophy,
      ],
    },
    { ...story, children: [] },
  ],
  sideMenu: [
    link("/", "Accueil", "Home", "Inicio", "ホーム"),
    watches,
    quiz,
    configurator,
    story,
    link(
      "/montres/distinction/DIBU01",
      "Distinction Bu01",
      "Distinction Bu01",
      "Distinction Bu01",
      "ディスティンクション Bu01",
    ),
  ],
};

/** Source: specification §2, footer groups. */
export const footer = {
  tagline: inFour(
    "Une montre mécanique n’a besoin que de votre poignet.",
    "A mechanical watch needs nothing but your wrist.",
    "Un reloj mecánico solo necesita tu muñeca.",
    "機械式時計に必要なのは、あなたの手首だけです。",
  ),
  groups: [
    {
      title: inFour("Montres", "Watches", "Relojes", "時計"),
      links: [
        link("/montres", "Toutes les montres", "All watches", "Todos los relojes", "すべての時計"),
        quiz,
        configurator,
        link("/montres/entretien", "Entretien", "Care", "Cuidados", "お手入れ"),
        manuals,
        link("/guide-des-tailles", "Guide des tailles", "Size guide", "Guía de tallas", "サイズガイド"),
      ],
    },
    {
      title: inFour("Services", "Services", "Servicios", "サービス"),
      links: [
        link(
          "/services/creation-sur-mesure",
          "Création sur mesure",
          "Custom work",
          "Creación a medida",
          "特注制作",
        ),
        link("/services/entreprise", "Entreprise", "Business", "Empresas", "法人のお客様"),
        link(
          "/services/maintenance-et-reparation",
          "Maintenance et réparation",
          "Maintenance and repair",
          "Mantenimiento y reparación",
          "メンテナンスと修理",
        ),
        orderSearch,
      ],
    },
    {
      title: inFour("À propos", "About", "Acerca de", "私たちについて"),
      links: [
        story,
        philosophy,
        link("/mentions-legales", "Mentions légales", "Legal notice", "Aviso legal", "法的表示"),
        link("/conditions-generales", "Conditions générales", "Terms", "Condiciones generales", "利用規約"),
        link("/politique-de-retour", "Politique de retour", "Returns", "Devoluciones", "返品について"),
        link("/politique-des-cookies", "Cookies", "Cookies", "Cookies", "Cookieについて"),
      ],
    },
    {
      title: inFour("Contact", "Contact", "Contacto", "お問い合わせ"),
      links: [
        link("/contact", "Nous écrire", "Write to us", "Escríbenos", "お問い合わせフォーム"),
        link("/faq", "Questions fréquentes", "FAQ", "Preguntas frecuentes", "よくある質問"),
      ],
    },
  ],
  email: "bonjour@valcour.example",
  social: [
    { name: "Instagram", href: "https://www.instagram.com/" },
    { name: "TikTok", href: "https://www.tiktok.com/" },
    { name: "YouTube", href: "https://www.youtube.com/" },
  ],
  newsletterTitle: inFour(
    "Une lettre par mois, écrite à l’établi.",
    "One letter a month, written at the bench.",
    "Una carta al mes, escrita en el banco.",
    "月に一通、作業台からお届けします。",
  ),
  newsletterText: inFour(
    "Nouveaux cadrans, séries courtes, avant-premières. Désinscription en un clic.",
    "New dials, short runs, first looks. Unsubscribe in one click.",
    "Esferas nuevas, series cortas, preestrenos. Baja en un clic.",
    "新しい文字盤、少量生産、先行公開。配信停止はワンクリックです。",
  ),
  secureNote: inFour(
    "Paiement sécurisé par carte (Stripe) et PayPal.",
    "Secure payment by card (Stripe) and PayPal.",
    "Pago seguro con tarjeta (Stripe) y PayPal.",
    "カード（Stripe）とPayPalで安全にお支払いいただけます。",
  ),
  copyright: inFour(
    "© 2025 Atelier Valcour. Remontée à la main, portée tous les jours.",
    "© 2025 Atelier Valcour. Wound by hand, worn every day.",
    "© 2025 Atelier Valcour. De cuerda manual, de uso diario.",
    "© 2025 Atelier Valcour. 手で巻き、毎日着ける。",
  ),
};
