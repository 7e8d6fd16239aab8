import { readTexts } from "@/src/seed/content/read-texts";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** Returns: the figures first, then how, then every rule. */
export const page: SeedPage = {
  slug: "politique-de-retour",
  title: { fr: "Politique de retour", en: "Returns", es: "Devoluciones", jp: "返品について" },
  description: {
    fr: "14 jours pour rendre une montre, même composée pièce par pièce. Remboursée sous 14 jours, sans raison à donner.",
    en: "14 days to return a watch, even one designed part by part. Refunded within 14 days, no reason asked.",
    es: "14 días para devolver un reloj, también compuesto pieza a pieza. Reembolso en 14 días, sin dar motivos.",
    jp: "オーダーメイドを含むすべての時計を14日以内に返品できます。理由は問わず、14日以内に返金します。",
  },
  blocks: [
    {
      blockType: "text",
      title: {
        fr: "Rendre une montre.",
        en: "Returning a watch.",
        es: "Devolver un reloj.",
        jp: "時計を返品する。",
      },
      text: {
        fr: "Même composée pièce par pièce, même sans raison. Une montre que l’on garde à regret ne sert à personne.",
        en: "Even one designed part by part, even for no reason. A watch kept with regret is no use to anyone.",
        es: "También si lo compusiste pieza a pieza, también sin motivo. Un reloj que se guarda a disgusto no sirve a nadie.",
        jp: "部品から組んだ時計も、理由がなくても。悔やみながら持つ時計は、誰の役にも立ちません。",
      },
    },
    {
      blockType: "figures",
      title: {
        fr: "Trois fois quatorze.",
        en: "Three times fourteen.",
        es: "Tres veces catorce.",
        jp: "14日が、三つ。",
      },
      figures: [
        {
          value: "14",
          unit: { fr: "jours", en: "days", es: "días", jp: "日" },
          label: { fr: "pour vous décider", en: "to decide", es: "para decidirte", jp: "ご検討の期間" },
        },
        {
          value: "14",
          unit: { fr: "jours", en: "days", es: "días", jp: "日" },
          label: {
            fr: "pour nous la renvoyer",
            en: "to send it back",
            es: "para enviárnoslo",
            jp: "ご返送の期間",
          },
        },
        {
          value: "14",
          unit: { fr: "jours", en: "days", es: "días", jp: "日" },
          label: {
            fr: "pour vous rembourser",
            en: "to refund you",
            es: "para devolverte el dinero",
            jp: "返金までの期間",
          },
        },
      ],
    },
    {
      blockType: "steps",
      title: { fr: "Comment faire", en: "How it works", es: "Cómo se hace", jp: "手順" },
      steps: [
        {
          title: { fr: "Prévenez-nous", en: "Tell us", es: "Avísanos", jp: "ご連絡" },
          text: {
            fr: "Ouvrez la page de votre commande et choisissez « Se rétracter du contrat ». L’accusé de réception est daté à la minute.",
            en: "Open your order’s page and choose “Withdraw from the contract”. The acknowledgement is dated to the minute.",
            es: "Abre la página de tu pedido y elige «Desistir del contrato». El acuse de recibo lleva la fecha y la hora, al minuto.",
            jp: "ご注文ページで「契約を撤回する」を選びます。受領のお知らせには、日時が分まで記載されます。",
          },
        },
        {
          title: { fr: "Emballez", en: "Pack it", es: "Embala", jp: "梱包" },
          text: {
            fr: "L’étui, les papiers, les maillons. Le carton d’origine si vous l’avez ; un autre s’il est solide.",
            en: "The travel case, the papers, the links. The original carton if you have it; another if it’s sturdy.",
            es: "El estuche, los papeles, los eslabones. El embalaje original si lo tienes; otro si es resistente.",
            jp: "トラベルケース、書類、コマをそろえます。外箱は、元のものがなければ、丈夫な箱でかまいません。",
          },
        },
        {
          title: { fr: "Envoyez", en: "Send it", es: "Envía", jp: "返送" },
          text: {
            fr: "Suivi, assuré pour sa valeur, à {{company.name}}, {{company.address}}.",
            en: "Tracked, insured for its value, to {{company.name}}, {{company.address}}.",
            es: "Con seguimiento, asegurado por su valor, a {{company.name}}, {{company.address}}.",
            jp: "追跡と保険を付けて、{{company.name}}（{{company.address}}）へ。",
          },
        },
        {
          title: {
            fr: "Recevez le remboursement",
            en: "Get your refund",
            es: "Recibe el reembolso",
            jp: "返金",
          },
          text: {
            fr: "Par le moyen de paiement d’origine, en totalité. La carte cadeau d’abord, si elle a payé une part.",
            en: "To the original means of payment, in full. To the gift card first, if it paid for part of it.",
            es: "Por el medio de pago original, íntegro. Primero la tarjeta regalo, si pagó una parte.",
            jp: "元のお支払い方法へ全額を返金します。ギフトカードをお使いの場合は、その分を先にギフトカードへ戻します。",
          },
        },
      ],
    },
    {
      blockType: "legal-text",
      title: {
        fr: "Les règles, au complet",
        en: "The rules in full",
        es: "Las reglas completas",
        jp: "規則の全文",
      },
      body: readTexts("politique-de-retour"),
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "La montre est en panne ?",
        en: "Is the watch faulty?",
        es: "¿El reloj está averiado?",
        jp: "時計の調子が悪いときは。",
      },
      text: {
        fr: "C’est un autre chemin ; sous garantie, le transport est à notre charge.",
        en: "That’s another matter; under guarantee, transport is on us.",
        es: "Ese es otro camino; en garantía, el transporte corre de nuestra cuenta.",
        jp: "別の窓口で承ります。保証期間内の送料は、当工房が負担します。",
      },
      link: {
        label: {
          fr: "Maintenance et réparation",
          en: "Maintenance and repair",
          es: "Mantenimiento y reparación",
          jp: "メンテナンスと修理",
        },
        href: "/services/maintenance-et-reparation",
      },
      second: {
        label: {
          fr: "Suivre une commande",
          en: "Track an order",
          es: "Seguir un pedido",
          jp: "ご注文の確認",
        },
        href: "/commandes",
      },
    },
  ],
};
