import { readTexts } from "@/src/seed/content/read-texts";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** The terms of sale. Orders keep the number of the version they were made under. */
export const page: SeedPage = {
  slug: "conditions-generales",
  title: {
    fr: "Conditions générales de vente",
    en: "Terms of sale",
    es: "Condiciones generales de venta",
    jp: "利用規約",
  },
  description: {
    fr: "Prix TVA comprise, livraison, 14 jours pour se rétracter même sur mesure, garantie légale de deux ans, cartes cadeaux, médiation.",
    en: "Prices with VAT, delivery, 14 days to withdraw, bespoke watches included, two-year legal guarantee, gift cards, mediation.",
    es: "Precios con IVA, entrega, 14 días para desistir también a medida, garantía legal de dos años, tarjetas regalo, mediación.",
    jp: "税込価格、配送、オーダーメイドウォッチも対象の14日間の撤回権、2年間の法定保証、ギフトカード、調停について。",
  },
  blocks: [
    {
      blockType: "legal-text",
      title: {
        fr: "Conditions générales de vente",
        en: "Terms of sale",
        es: "Condiciones generales de venta",
        jp: "利用規約",
      },
      body: readTexts("conditions-generales"),
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Une clause n’est pas claire ?",
        en: "Is a clause unclear?",
        es: "¿Hay una cláusula poco clara?",
        jp: "わかりにくい条項はありますか。",
      },
      text: {
        fr: "Dites-nous laquelle. Si elle vous arrête, elle en arrête d’autres.",
        en: "Tell us which. If it trips you up, it trips up others.",
        es: "Dinos cuál. Si te frena a ti, frena a otros.",
        jp: "お知らせください。お客様が立ち止まる箇所では、ほかの方も立ち止まります。",
      },
      link: {
        label: { fr: "Nous écrire", en: "Write to us", es: "Escríbenos", jp: "お問い合わせ" },
        href: "/contact",
      },
      second: {
        label: { fr: "Politique de retour", en: "Returns", es: "Devoluciones", jp: "返品について" },
        href: "/politique-de-retour",
      },
    },
  ],
};
