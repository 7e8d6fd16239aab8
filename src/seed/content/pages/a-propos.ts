import type { SeedPage } from "@/src/seed/content/seed-page";

const body = {
  fr: `Atelier Valcour vend des montres mécaniques de deux sortes : les douze prêtes, dessinées ici, et toutes les autres, que nos clients composent. Les secondes sont plus nombreuses, et souvent plus réussies que nous n’aimerions l’admettre.

## Ce que nous faisons

Nous dessinons des boîtiers, des cadrans et des aiguilles. Nous faisons à la main sept cadrans : émail, deux laques, grès, guilloché, deux comètes. Nous assemblons chaque montre à la commande, nous la réglons entre −5 et +12 secondes par jour, nous la contrôlons à 10 ATM et nous l’expédions en {{leadDays}} jours.

> **{{leadDays}} jours** de la commande à l’expédition

## Ce que nous ne faisons pas

Le mouvement. C’est un NH35, automatique, 24 rubis, 41 heures de réserve ; le NH34, sa version GMT, quand vous voulez deux fuseaux. Il est fabriqué ailleurs, mieux et depuis plus longtemps que nous ne saurions le faire.

Nous ne tenons pas non plus de stock à écouler. Une montre qui n’est pas commandée n’existe pas, ce qui nous évite d’avoir à la solder.

## Comment nous vendons

En ligne, dans quatre langues et neuf devises. Les prix comprennent la TVA et la livraison suivie. Le montant débité est en euros et s’affiche avant le paiement. Vous avez 14 jours pour changer d’avis, montre composée ou non, et 24 mois de garantie légale, que la nôtre porte à 36 ou 48 pour une montre sur mesure, si vous le souhaitez.

> **4 × 9** langues et devises, pour un seul prix de départ

## Qui répond

Les messages arrivent à [l’établi](/etabli) ou au [bureau de dessin](/bureau-de-dessin), selon la question. C’est la personne qui tient le tournevis ou le crayon qui répond, avec le vocabulaire de son métier et, nous nous en excusons d’avance, quelques chiffres après la virgule.`,
  en: `Atelier Valcour sells two kinds of mechanical watch: the twelve ready-made, designed here, and all the others, which our customers design. There are more of the second kind, and they often turn out better than we’d care to admit.

## What we do

We design cases, dials and hands. We make seven dials by hand: enamel, two lacquers, stoneware, guilloché, two comets. We assemble each watch to order, regulate it to between −5 and +12 seconds a day, test it to 10 ATM and ship it in {{leadDays}} days.

> **{{leadDays}} days** from order to shipping

## What we don’t do

The movement. It’s an NH35, automatic, 24 jewels, 41 hours of power reserve; the NH34, its GMT version, when you want two time zones. It’s made elsewhere, by people who have been at it longer and do it better than we could.

Nor do we keep stock to shift. A watch nobody has ordered doesn’t exist, which saves us marking it down.

## How we sell

Online, in four languages and nine currencies. Prices include VAT and tracked delivery. You’re charged in euros, and the amount is shown before you pay. You have 14 days to change your mind, bespoke or not, and a 24-month legal guarantee, which our own extends to 36 or 48 for a bespoke watch, if you like.

> **4 × 9** languages and currencies, from a single base price

## Who answers

Messages go to [the workbench](/etabli) or [the design desk](/bureau-de-dessin), depending on the question. Whoever holds the screwdriver or the pencil replies, in the words of the trade and, with apologies, to a decimal place or two.`,
  es: `Atelier Valcour vende relojes mecánicos de dos clases: doce ya listos, diseñados aquí, y todos los demás, que componen nuestros clientes. Estos últimos son más, y a menudo salen mejor de lo que nos gustaría admitir.

## Lo que hacemos

Diseñamos cajas, esferas y agujas. Hacemos a mano siete esferas: esmalte, dos lacas, gres, guilloché, dos cometas. Montamos cada reloj por encargo, lo ajustamos entre −5 y +12 segundos al día, lo probamos a 10 ATM y lo enviamos en {{leadDays}} días.

> **{{leadDays}} días** del pedido al envío

## Lo que no hacemos

El movimiento. Es un NH35, automático, 24 rubíes, 41 horas de reserva de marcha; el NH34, su versión GMT, si quieres dos husos. Se fabrica en otra parte, desde hace más tiempo y mejor de lo que sabríamos nosotros.

Tampoco tenemos existencias que liquidar. Un reloj que nadie ha pedido no existe, y así no hay que rebajarlo.

## Cómo vendemos

En línea, en cuatro idiomas y nueve monedas. Los precios incluyen el IVA y el envío con seguimiento. Se cobra en euros, y el importe aparece antes de pagar. Tienes 14 días para cambiar de idea, sea un reloj compuesto o no, y 24 meses de garantía legal, que la nuestra amplía a 36 o 48 en un reloj a medida, si quieres.

> **4 × 9** idiomas y monedas, para un solo precio de partida

## Quién contesta

Los mensajes llegan [al taller](/etabli) o a [la mesa de dibujo](/bureau-de-dessin), según la pregunta. Contesta quien tiene el destornillador o el lápiz en la mano, con las palabras de su oficio y, perdón por adelantado, con algún decimal.`,
  jp: `Atelier Valcourの機械式時計には、二つの種類があります。ここでデザインした12本の既製の時計と、お客様が組み立てるそれ以外のすべてです。後者のほうが多く、しかも、認めたくないほどよくできています。

## していること

ケース、文字盤、針をデザインします。7種の文字盤は手仕事です。エナメル、二つの漆、炻器、ギヨシェ、二つの彗星。時計はご注文ごとに組み立て、日差−5〜+12秒に調整し、10気圧の防水検査をして、{{leadDays}}日で発送します。

> **{{leadDays}}日** ご注文から発送まで

## していないこと

ムーブメントは作っていません。NH35という自動巻きで、24石、パワーリザーブ41時間。二つの時刻が必要な方には、GMT仕様のNH34があります。私たちより上手に、ずっと長く作り続けている会社のものです。

売り切るための在庫も持ちません。注文のない時計は存在しないので、値下げする必要もありません。

## 売り方

オンラインで、四つの言語、九つの通貨でご覧いただけます。価格には、税と追跡付きの配送料を含みます。ご請求はユーロで、金額はお支払いの前に表示します。返品は14日間、オーダーメイドウォッチも同じです。法定保証は24か月、オーダーメイドウォッチではご希望により延長保証で36か月か48か月になります。

> **4 × 9** 言語と通貨の数。もとになる価格は一つです

## お返事をする人

メッセージは、ご質問によって[作業台](/etabli)か[デザイン室](/bureau-de-dessin)に届きます。お返事するのは、ドライバーか鉛筆を手にしている、その人です。専門の言葉と、小数点以下の数字が少し混じることを、あらかじめお詫びします。`,
};

/** What the house does, and what it leaves to others. */
export const page: SeedPage = {
  slug: "a-propos",
  title: {
    fr: "À propos : ce que nous faisons, et le reste",
    en: "About: what we do, and what we don’t",
    es: "Sobre nosotros: lo que hacemos y lo que no",
    jp: "私たちについて：していること、いないこと",
  },
  description: {
    fr: "Des montres mécaniques assemblées à la commande, un mouvement que nous n’avons pas inventé, des prix qui se lisent en entier. Voici la maison.",
    en: "Mechanical watches assembled to order, a movement we didn’t invent, prices shown in full. This is the house.",
    es: "Relojes mecánicos montados por encargo, un movimiento que no hemos inventado, precios que se leen enteros. Esta es la casa.",
    jp: "ご注文ごとに組み立てる機械式時計、私たちの発明ではないムーブメント、内訳まですべて見える価格。私たちがどんな工房かをお話しします。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Un atelier, des tiroirs, votre montre.",
        en: "A workshop, some drawers, your watch.",
        es: "Un taller, unos cajones, tu reloj.",
        jp: "工房と、引き出しと、あなたの時計。",
      },
      text: {
        fr: "Nous assemblons des montres mécaniques à la commande. Douze sont prêtes ; les autres attendent que vous les imaginiez.",
        en: "We assemble mechanical watches to order. Twelve are ready; the others are waiting for you to think of them.",
        es: "Montamos relojes mecánicos por encargo. Doce están listos; los demás esperan a que los imagines.",
        jp: "ご注文ごとに機械式時計を組み立てています。12本は既製です。ほかの時計は、お客様が思い描くのを待っています。",
      },
      illustration: { scene: "flat-three-watches", watch: "DI02", stage: "sable" },
    },
    {
      blockType: "rich-text",
      title: {
        fr: "La maison, en clair",
        en: "The house, in plain terms",
        es: "La casa, sin rodeos",
        jp: "どんな工房か",
      },
      body,
    },
    {
      blockType: "figures",
      title: {
        fr: "Ce que contiennent les tiroirs.",
        en: "What the drawers hold.",
        es: "Qué hay en los cajones.",
        jp: "引き出しの中身。",
      },
      text: {
        fr: "Le configurateur les ouvre tous, avec les prix.",
        en: "The configurator opens them all, prices included.",
        es: "El configurador los abre todos, con sus precios.",
        jp: "コンフィギュレーターで、価格とともにすべて開けられます。",
      },
      figures: [
        {
          value: "10",
          unit: { fr: "cadrans", en: "dials", es: "esferas", jp: "枚" },
          label: {
            fr: "dont sept faits à la main",
            en: "seven of them made by hand",
            es: "siete hechas a mano",
            jp: "文字盤、うち7枚は手仕事",
          },
        },
        {
          value: "90",
          unit: { fr: "jeux", en: "sets", es: "juegos", jp: "組" },
          label: {
            fr: "d’aiguilles, luminescentes ou non",
            en: "of hands, with or without lume",
            es: "de agujas, luminiscentes o no",
            jp: "針、夜光の有無を選べます",
          },
        },
        {
          value: "8",
          unit: { fr: "familles", en: "families", es: "familias", jp: "種類" },
          label: {
            fr: "de bracelets, de l’Oyster au nylon",
            en: "of straps, from Oyster to nylon",
            es: "de correas, del Oyster al nailon",
            jp: "ストラップ、オイスターからナイロンまで",
          },
        },
      ],
      illustration: { watch: "DIPIAL", stage: "givre" },
    },
    {
      blockType: "picture-text",
      side: "left",
      title: {
        fr: "Deux tables, une fenêtre.",
        en: "Two tables, one window.",
        es: "Dos mesas, una ventana.",
        jp: "二つの机と、一つの窓。",
      },
      text: {
        fr: "À gauche on dessine, à droite on assemble. La fenêtre est au milieu, et sert de juge.\n\nUn cadran qui n’est beau que sous la lampe retourne à gauche. Un réglage qui ne tient pas la nuit reste à droite.",
        en: "Drawing happens on the left, assembly on the right. The window is in the middle and acts as judge.\n\nA dial that only looks good under a lamp goes back to the left. A watch that doesn’t keep its rate overnight stays on the right.",
        es: "A la izquierda se dibuja, a la derecha se monta. La ventana está en medio y hace de juez.\n\nUna esfera que solo es bonita bajo la lámpara vuelve a la izquierda. Un ajuste que no aguanta la noche se queda a la derecha.",
        jp: "左の机で描き、右の机で組みます。窓はそのあいだにあり、判定を下します。\n\n灯りの下でしか美しくない文字盤は、左へ戻ります。一晩もたない調整は、右に残ります。",
      },
      link: {
        label: {
          fr: "S’asseoir à l’établi",
          en: "Sit down at the workbench",
          es: "Sentarse al banco de trabajo",
          jp: "作業台をのぞく",
        },
        href: "/etabli",
      },
      illustration: { scene: "flat-parts", watch: "DI03", stage: "craie" },
    },
    {
      blockType: "rail",
      title: {
        fr: "Les prêtes, pour commencer.",
        en: "Ready-made, to begin with.",
        es: "Los relojes listos, para empezar.",
        jp: "まずは、既製の時計から。",
      },
      watches: ["RE1070", "DI03", "DIBU01", "DIHO"],
      link: {
        label: { fr: "Les quatre lignes", en: "The four lines", es: "Las cuatro líneas", jp: "四つのライン" },
        href: "/collection",
      },
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "La maison tient aussi à ses amis.",
        en: "The house looks after its friends, too.",
        es: "La casa también cuida a sus amigos.",
        jp: "工房を支えてくださる方へ。",
      },
      text: {
        fr: "Vous recommandez nos montres ? Cela se met par écrit, avec un code et une commission. Et un don remet en marche de vieux mouvements, entre de jeunes mains.",
        en: "Recommend our watches, and we put it in writing, with a code and a commission. And a donation gets old movements running again, in young hands.",
        es: "Quien recomienda nuestros relojes tiene un acuerdo por escrito, un código y una comisión. Y una donación vuelve a poner en marcha movimientos viejos, en manos jóvenes.",
        jp: "時計をすすめてくださる方とは、コードと報酬を書面で決めます。ご寄付は、若い作り手が古いムーブメントを再び動かすために使います。",
      },
      link: {
        label: {
          fr: "Programme d’affiliation",
          en: "Affiliate programme",
          es: "Programa de afiliación",
          jp: "アフィリエイトプログラム",
        },
        href: "/programme-affiliation",
      },
      second: {
        label: {
          fr: "Faire un don",
          en: "Make a donation",
          es: "Hacer una donación",
          jp: "ご寄付",
        },
        href: "/dons",
      },
    },
  ],
};
