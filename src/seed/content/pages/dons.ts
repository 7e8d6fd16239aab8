import type { SeedPage } from "@/src/seed/content/seed-page";

/** Donations: what they pay for, and what they are not. */
export const page: SeedPage = {
  slug: "dons",
  title: {
    fr: "Dons : vieux mouvements, jeunes mains",
    en: "Donations: old movements, young hands",
    es: "Donaciones: movimientos viejos, manos jóvenes",
    jp: "ご寄付：古いムーブメントと、学ぶ人のために",
  },
  description: {
    fr: "Un don paie la remise en marche de mouvements anciens et l’outillage d’apprentissage. Nous sommes une société : pas de reçu fiscal.",
    en: "A donation pays for restoring old movements and for training tools. We are a company: no tax receipt.",
    es: "Una donación paga la puesta en marcha de movimientos antiguos y herramientas de aprendizaje. Somos una empresa: sin recibo fiscal.",
    jp: "ご寄付は、古いムーブメントの修復と練習用の工具に使います。当工房は営利企業のため、税控除の対象にはなりません。",
  },
  blocks: [
    {
      blockType: "hero",
      scene: "nuit",
      title: {
        fr: "Faire repartir ce qui s’est arrêté.",
        en: "Restarting what has stopped.",
        es: "Poner en marcha lo que se paró.",
        jp: "止まったものを、もう一度。",
      },
      text: {
        fr: "Des mouvements dorment dans des tiroirs faute de trois heures d’établi. Un don achète ces heures, et les outils pour apprendre.",
        en: "Movements sleep in drawers for want of three hours at a workbench. A donation buys those hours, and the tools to learn with.",
        es: "Hay movimientos dormidos en cajones por falta de tres horas de taller. Una donación compra esas horas y las herramientas para aprender.",
        jp: "あと3時間の手間をかけられず、引き出しで眠るムーブメントがあります。ご寄付は、その時間と、学ぶための工具になります。",
      },
      link: { label: { fr: "Donner", en: "Give", es: "Donar", jp: "寄付する" }, href: "/dons#donation" },
      illustration: { watch: "DI03", view: "back" },
    },
    {
      blockType: "comparison",
      title: {
        fr: "Ce qu’un don devient.",
        en: "What a donation becomes.",
        es: "En qué se convierte una donación.",
        jp: "ご寄付の使いみち。",
      },
      text: {
        fr: "Des ordres de grandeur, pas des promesses à l’unité : les dons sont mis ensemble et dépensés sur ces deux postes, rien d’autre.",
        en: "Rough figures, not itemised promises: donations are pooled and spent on these two things and nothing else.",
        es: "Órdenes de magnitud, no promesas por unidad: las donaciones se juntan y se gastan en estas dos cosas y en nada más.",
        jp: "目安であり、一件ごとのお約束ではありません。ご寄付はまとめて、この二つだけに使います。",
      },
      columns: [
        { fr: "À l’établi", en: "At the workbench", es: "En el banco de trabajo", jp: "作業台では" },
        { fr: "Pour apprendre", en: "For learning", es: "Para aprender", jp: "学ぶために" },
      ],
      rows: [
        {
          label: { fr: "20 €", en: "€20", es: "20 €", jp: "20ユーロ" },
          values: [
            {
              fr: "Huiles et bois de fusain",
              en: "Oils and pegwood",
              es: "Aceites y palillos de boj",
              jp: "油と掃除木",
            },
            {
              fr: "Une paire de brucelles",
              en: "A pair of tweezers",
              es: "Unas pinzas",
              jp: "ピンセット一本",
            },
          ],
        },
        {
          label: { fr: "50 €", en: "€50", es: "50 €", jp: "50ユーロ" },
          values: [
            { fr: "Un ressort de barillet", en: "A mainspring", es: "Un muelle real", jp: "ぜんまい一本" },
            {
              fr: "Un jeu de tournevis",
              en: "A set of screwdrivers",
              es: "Un juego de destornilladores",
              jp: "ドライバー一組",
            },
          ],
        },
        {
          label: { fr: "150 €", en: "€150", es: "150 €", jp: "150ユーロ" },
          values: [
            {
              fr: "Un mouvement démonté, nettoyé, remonté",
              en: "A movement taken apart, cleaned, reassembled",
              es: "Un movimiento desmontado, limpio y montado",
              jp: "ムーブメント一つのオーバーホール",
            },
            {
              fr: "Des mouvements d’étude, à rater sans remords",
              en: "Practice movements, to be ruined without remorse",
              es: "Movimientos de estudio, para estropear sin remordimientos",
              jp: "失敗してもよい練習用ムーブメント",
            },
          ],
        },
      ],
    },
    {
      blockType: "rich-text",
      title: {
        fr: "À quoi nous nous tenons",
        en: "What we hold ourselves to",
        es: "A qué nos comprometemos",
        jp: "お約束",
      },
      body: {
        fr: `## Ce que c’est

Un mouvement ancien n’a souvent rien de rare. Il est arrêté parce que l’huile est sèche, qu’un ressort a cassé ou que quelqu’un, en 1970 ou avant-hier, a perdu une vis. Le remettre en marche coûte plus qu’il ne vaut. C’est exactement le genre de travail qui ne se fait plus, et le meilleur pour apprendre.

Les mouvements remis en marche servent à l’établi comme pièces d’étude. Ils ne sont pas revendus.

## Ce que ce n’est pas

{{company.name}} est une société commerciale, pas une association. **Un don ne donne droit à aucun reçu fiscal ni réduction d’impôt.** Il n’achète pas de montre, ne fait pas passer devant et ne vous vaut aucun égard de plus dans la file.

> **0** reçu fiscal, nous préférons l’écrire en grand

## Ce que vous recevez

Un reçu de paiement par e-mail et, si vous laissez un mot, une réponse. Une fois par an, la lettre dit combien a été donné et ce qui a été payé, ligne par ligne.

## Si vous hésitez

Donnez à une école ou à un musée d’horlogerie près de chez vous : ils délivrent, eux, des reçus fiscaux. Ou apportez-leur ce tiroir que personne n’ouvre.`,
        en: `## What it is

An old movement is often nothing rare. It has stopped because the oil is dry, a spring broke, or somebody, in 1970 or the day before yesterday, lost a screw. Getting it to run costs more than it’s worth. That’s exactly the sort of work nobody does any more, and the best there is for learning.

Restored movements stay in the workshop for study. They’re not sold on.

## What it isn’t

{{company.name}} is a commercial company, not a charity. **A donation entitles you to no tax receipt and no tax relief.** It buys no watch, moves no one up the queue, and earns nobody special treatment while they wait.

> **0** tax receipts: we’d rather say so in large print

## What you receive

A payment receipt by email and, if you leave a note, an answer. Once a year the newsletter says how much was given and what was paid for, line by line.

## If you’re in two minds

Give to a watchmaking school or museum near you: they do have receipts. Or take them that drawer nobody opens.`,
        es: `## Qué es

Un movimiento antiguo no suele tener nada de raro. Está parado porque el aceite se secó, se rompió un muelle o alguien, en 1970 o anteayer, perdió un tornillo. Ponerlo en marcha cuesta más de lo que vale. Es justo el trabajo que ya no se hace, y el mejor para aprender.

Los movimientos recuperados se quedan en el taller como piezas de estudio. No se revenden.

## Qué no es

{{company.name}} es una sociedad mercantil, no una asociación. **Una donación no da derecho a recibo fiscal ni a deducción.** No compra un reloj, no te adelanta en la cola ni te da derecho a un trato mejor.

> **0** recibos fiscales, preferimos decirlo en grande

## Qué recibes

Un recibo de pago por correo y, si dejas unas palabras, una respuesta. Una vez al año, el boletín dice cuánto se ha donado y qué se ha pagado, línea a línea.

## Si dudas

Dona a una escuela o a un museo de relojería cercano: ellos sí tienen recibos. O llévales ese cajón que nadie abre.`,
        jp: `## ご寄付とは

古いムーブメントの多くは、珍しいものではありません。油が乾いたか、ぜんまいが切れたか、1970年か一昨日に誰かがねじをなくして、止まっています。直す費用は、品物の値打ちを上回ります。だからこそ、いまでは誰も手がけませんが、学ぶには何よりの仕事です。

動くようになったムーブメントは、作業台で教材として使います。転売はしません。

## ご寄付でできないこと

{{company.name}}は営利企業で、非営利団体ではありません。**ご寄付は税控除の対象にならず、証明書も発行できません。** 時計の代金にはならず、製作の順番にも影響しません。

> **0** 税控除の証明書（大きく書いておきます）

## お届けするもの

お支払いの領収書をメールでお送りします。お言葉を添えていただければ、お返事します。年に一度、ニュースレターでご寄付の総額と使いみちを項目ごとにご報告します。

## お迷いの方へ

お近くの時計学校や博物館へのご寄付をおすすめします。証明書を発行できます。誰も開けない引き出しの中身を届けるのも、よい方法です。`,
      },
    },
    {
      blockType: "form",
      form: "donation",
      title: { fr: "Donner", en: "Give", es: "Donar", jp: "寄付する" },
      text: {
        fr: "Le montant que vous voulez, de 5 à 5 000 €. Le paiement se fait sur la page sécurisée du prestataire.",
        en: "Whatever amount you like, from €5 to €5,000. You pay on the provider’s secure page.",
        es: "El importe que quieras, de 5 a 5000 €. El pago se hace en la página segura del proveedor de pago.",
        jp: "5ユーロから5,000ユーロまで、ご自由に。お支払いは決済会社の安全なページで行います。",
      },
    },
  ],
};
