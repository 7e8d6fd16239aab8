import type { SeedQuestion } from "./seed-question";

export const returns: readonly SeedQuestion[] = [
  {
    key: "returns",
    group: "returns",
    question: {
      fr: "Puis-je rendre ma montre ?",
      en: "Can I return my watch?",
      es: "¿Puedo devolver mi reloj?",
      jp: "返品できますか。",
    },
    answer: {
      fr: "Oui, dans les 14 jours, sans raison à donner, même une montre composée. Le remboursement part dans les 14 jours qui suivent votre décision.",
      en: "Yes, within 14 days and without giving a reason, bespoke watches included. We refund you within 14 days of your decision.",
      es: "Sí, en 14 días y sin dar motivos, también los relojes compuestos. El reembolso se hace en los 14 días siguientes a tu decisión.",
      jp: "はい。14日以内であれば理由を問いません。オーダーメイドウォッチも対象です。ご連絡から14日以内に返金します。",
    },
  },
  {
    key: "refund-card",
    group: "returns",
    question: {
      fr: "Et si j’ai payé avec une carte cadeau ?",
      en: "What if I paid with a gift card?",
      es: "¿Y si pagué con una tarjeta regalo?",
      jp: "ギフトカードで支払った場合、返金はどうなりますか。",
    },
    answer: {
      fr: "Le remboursement retourne d’abord sur la carte cadeau, puis, pour le reste, sur le moyen de paiement que vous aviez utilisé.",
      en: "The refund goes back to the gift card first, then, for the rest, to whatever you paid with.",
      es: "El reembolso vuelve primero a la tarjeta regalo y, el resto, al medio de pago que usaste.",
      jp: "まずギフトカードに戻し、残りをご利用のお支払い方法に返金します。",
    },
  },
  {
    key: "warranty",
    group: "returns",
    question: {
      fr: "Que couvre la garantie ?",
      en: "What does the guarantee cover?",
      es: "¿Qué cubre la garantía?",
      jp: "保証の内容を教えてください。",
    },
    answer: {
      fr: "24 mois : c’est la garantie légale de conformité, comprise dans le prix. Les extensions à 36 ou 48 mois sont des garanties commerciales : elles couvrent le mouvement et l’étanchéité, pas les chocs ni le cuir.",
      en: "24 months: that’s the legal guarantee of conformity, included in the price. The 36- and 48-month extensions are commercial guarantees: they cover the movement and water resistance, not knocks or leather.",
      es: "24 meses: es la garantía legal de conformidad, incluida en el precio. Las ampliaciones a 36 o 48 meses son garantías comerciales: cubren el movimiento y la estanqueidad, no los golpes ni el cuero.",
      jp: "24か月は法律で定められた適合性の保証で、価格に含まれます。36か月と48か月は任意の延長保証で、ムーブメントと防水性が対象です。衝撃と革は対象外です。",
    },
  },
  {
    key: "after-warranty",
    group: "returns",
    question: {
      fr: "Réparez-vous hors garantie ?",
      en: "Do you do repairs out of guarantee?",
      es: "¿Reparan fuera de garantía?",
      jp: "保証が切れても修理できますか。",
    },
    answer: {
      fr: "Oui. Décrivez la panne sur la page Maintenance et réparation : vous recevez la marche à suivre, puis un devis écrit une fois la montre ouverte. Rien n’est fait sans votre accord.",
      en: "Yes. Describe the fault on the Maintenance and repair page: you get instructions, then a written quote once the watch is open. Nothing is done without your go-ahead.",
      es: "Sí. Describe la avería en la página Mantenimiento y reparación: recibirás las instrucciones y, una vez abierto el reloj, un presupuesto por escrito. No se hace nada sin tu visto bueno.",
      jp: "はい。「メンテナンスと修理」のページで症状をお知らせください。お送りいただく手順をご案内し、開けて調べてから書面でお見積もりします。ご了承なしに作業はしません。",
    },
  },
];
