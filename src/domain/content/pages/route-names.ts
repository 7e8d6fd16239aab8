import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** Pages of code that staff links to, as they are called in the admin. */
export const routeNames: Readonly<Record<string, ReaderText>> = {
  "/configurator": {
    fr: "Configurateur",
    en: "Configurator",
    es: "Configurador",
    ja: "コンフィギュレーター",
  },
  "/configurator/catalogue": {
    fr: "Catalogue des pièces",
    en: "Catalogue of parts",
    es: "Catálogo de piezas",
    ja: "部品カタログ",
  },
  "/trouver-votre-montre": {
    fr: "Trouver votre montre (questionnaire)",
    en: "Find your watch (quiz)",
    es: "Encuentra tu reloj (cuestionario)",
    ja: "時計を探す",
  },
  "/guide-des-tailles": {
    fr: "Guide des tailles",
    en: "Size guide",
    es: "Guía de tallas",
    ja: "サイズガイド",
  },
  "/montres/manuels": { fr: "Manuels", en: "Manuals", es: "Manuales", ja: "取扱説明書" },
  "/recherche": { fr: "Recherche", en: "Search", es: "Búsqueda", ja: "検索" },
  "/panier": { fr: "Panier", en: "Cart", es: "Carrito", ja: "カート" },
  "/account": {
    fr: "Compte client",
    en: "Customer account",
    es: "Cuenta de cliente",
    ja: "お客様アカウント",
  },
};
