import { inFour } from "@/src/seed/catalogue/seed-option";
import { readTexts } from "@/src/seed/content/read-texts";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** The terms of sale. Orders keep the number of the version they were made under. */
export const page: SeedPage = {
  slug: "conditions-generales",
  title: inFour(
    "Conditions générales de vente",
    "Terms of sale",
    "Condiciones generales de venta",
    "利用規約",
  ),
  description: inFour(
    "Prix TVA comprise, livraison, 14 jours pour se rétracter même sur mesure, garantie légale de deux ans, cartes cadeaux, médiation.",
    "Prices with VAT, delivery, 14 days to withdraw even from bespoke watches, two-year legal guarantee, gift cards, mediation.",
    "Precios con IVA, entrega, 14 días para desistir también a medida, garantía legal de dos años, tarjetas regalo, mediación.",
    "税込価格、配送、オーダー品も対象の14日間の撤回権、2年間の法定保証、ギフトカード、調停について。",
  ),
  blocks: [
    {
      blockType: "legal-text",
      title: inFour(
        "Conditions générales de vente",
        "Terms of sale",
        "Condiciones generales de venta",
        "利用規約",
      ),
      body: readTexts("conditions-generales"),
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "Une clause n’est pas claire ?",
        "Is a clause unclear?",
        "¿Hay una cláusula poco clara?",
        "分かりにくい条項はありますか。",
      ),
      text: inFour(
        "Dites-nous laquelle. Si elle vous arrête, elle en arrête d’autres.",
        "Tell us which. If it stops you, it stops others.",
        "Dinos cuál. Si te frena a ti, frena a otros.",
        "お知らせください。お客様が立ち止まる箇所では、ほかの方も立ち止まります。",
      ),
      link: { label: inFour("Nous écrire", "Write to us", "Escríbenos", "お問い合わせ"), href: "/contact" },
      second: {
        label: inFour("Politique de retour", "Returns", "Devoluciones", "返品について"),
        href: "/politique-de-retour",
      },
    },
  ],
};
