import { inFour } from "@/src/seed/catalogue/seed-option";
import { readTexts } from "@/src/seed/content/read-texts";
import type { SeedPage } from "@/src/seed/content/seed-page";

/** Returns: the figures first, then how, then every rule. */
export const page: SeedPage = {
  slug: "politique-de-retour",
  title: inFour("Politique de retour", "Returns", "Devoluciones", "返品について"),
  description: inFour(
    "14 jours pour rendre une montre, même composée pièce par pièce. Remboursée sous 14 jours, sans raison à donner.",
    "14 days to return a watch, even one composed part by part. Refunded within 14 days, no reason asked.",
    "14 días para devolver un reloj, también compuesto pieza a pieza. Reembolso en 14 días, sin dar motivos.",
    "オーダーを含むすべての時計を14日以内に返品できます。理由は問わず、14日以内に返金します。",
  ),
  blocks: [
    {
      blockType: "text",
      title: inFour("Rendre une montre.", "Returning a watch.", "Devolver un reloj.", "時計を返品する。"),
      text: inFour(
        "Même composée pièce par pièce, même pour aucune raison. Une montre que l’on garde à regret ne sert à personne.",
        "Even one composed part by part, even for no reason. A watch kept with regret is no use to anyone.",
        "También si lo compusiste pieza a pieza, también sin motivo. Un reloj que se guarda a disgusto no sirve a nadie.",
        "部品から組んだ時計も、理由がなくても。惜しみながら持つ時計は、誰の役にも立ちません。",
      ),
    },
    {
      blockType: "figures",
      title: inFour("Trois fois quatorze.", "Three times fourteen.", "Tres veces catorce.", "14日が、三つ。"),
      figures: [
        {
          value: "14",
          unit: inFour("jours", "days", "días", "日"),
          label: inFour("pour vous décider", "to decide", "para decidirte", "ご検討の期間"),
        },
        {
          value: "14",
          unit: inFour("jours", "days", "días", "日"),
          label: inFour("pour nous la renvoyer", "to send it back", "para enviárnoslo", "ご返送の期間"),
        },
        {
          value: "14",
          unit: inFour("jours", "days", "días", "日"),
          label: inFour(
            "pour vous rembourser",
            "to refund you",
            "para devolverte el dinero",
            "返金までの期間",
          ),
        },
      ],
    },
    {
      blockType: "steps",
      title: inFour("Comment faire", "How it works", "Cómo se hace", "手順"),
      steps: [
        {
          title: inFour("Prévenez-nous", "Tell us", "Avísanos", "ご連絡"),
          text: inFour(
            "Ouvrez la page de votre commande et choisissez « Se rétracter du contrat ». L’accusé de réception est daté à la minute.",
            "Open your order’s page and choose “Withdraw from the contract”. The acknowledgement is dated to the minute.",
            "Abre la página de tu pedido y elige «Desistir del contrato». El acuse de recibo lleva fecha y minuto.",
            "ご注文ページで「契約を撤回する」を選びます。受領通知には分まで記載されます。",
          ),
        },
        {
          title: inFour("Emballez", "Pack it", "Empaqueta", "梱包"),
          text: inFour(
            "L’étui, les papiers, les maillons. La boîte d’origine si vous l’avez ; une autre si elle est solide.",
            "The case, the papers, the links. The original box if you have it; another if it’s sturdy.",
            "El estuche, los papeles, los eslabones. La caja original si la tienes; otra si es resistente.",
            "ケース、書類、コマを揃えます。箱は元のものがなければ、丈夫な箱で構いません。",
          ),
        },
        {
          title: inFour("Envoyez", "Send it", "Envía", "発送"),
          text: inFour(
            "Suivi, assuré pour sa valeur, à {{company.name}}, {{company.address}}.",
            "Tracked, insured for its value, to {{company.name}}, {{company.address}}.",
            "Con seguimiento, asegurado por su valor, a {{company.name}}, {{company.address}}.",
            "追跡と保険を付けて、{{company.name}}（{{company.address}}）へ。",
          ),
        },
        {
          title: inFour("Soyez remboursé", "Get your refund", "Recibe el reembolso", "返金"),
          text: inFour(
            "Par le moyen de paiement d’origine, en totalité. La carte cadeau d’abord, si elle a payé une part.",
            "To the original means of payment, in full. The gift card first, if it paid a part.",
            "Por el medio de pago original, íntegro. Primero la tarjeta regalo, si pagó una parte.",
            "元のお支払い方法へ全額を返金します。ギフトカードの分は、まずカードへ戻します。",
          ),
        },
      ],
    },
    {
      blockType: "legal-text",
      title: inFour("Les règles, au complet", "The rules in full", "Las reglas completas", "規則の全文"),
      body: readTexts("politique-de-retour"),
    },
    {
      blockType: "call-to-action",
      title: inFour(
        "La montre est en panne ?",
        "Is the watch faulty?",
        "¿El reloj está averiado?",
        "時計の調子が悪いときは。",
      ),
      text: inFour(
        "C’est un autre chemin, et le transport est pour nous.",
        "That’s another road, and the transport is on us.",
        "Ese es otro camino, y el transporte corre de nuestra cuenta.",
        "別の窓口で承ります。送料は当工房が負担します。",
      ),
      link: {
        label: inFour(
          "Maintenance et réparation",
          "Maintenance and repair",
          "Mantenimiento y reparación",
          "メンテナンスと修理",
        ),
        href: "/services/maintenance-et-reparation",
      },
      second: {
        label: inFour("Suivre une commande", "Track an order", "Seguir un pedido", "ご注文の確認"),
        href: "/commandes",
      },
    },
  ],
};
