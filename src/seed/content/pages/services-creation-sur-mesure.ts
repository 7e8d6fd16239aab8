import type { SeedPage } from "@/src/seed/content/seed-page";

const body = {
  fr: `Le configurateur propose [dix cadrans](/configurator/catalogue) et quatre-vingt-dix jeux d’aiguilles. Statistiquement, cela suffit. Et puis quelqu’un écrit pour demander le bleu d’un volet précis, dans une maison précise, et la statistique ne lui est d’aucun secours.

Cette page est pour cette personne-là.

## Ce que nous faisons volontiers

- **Une couleur de cadran.** Envoyez un échantillon, pas une photo : une photo contient surtout l’éclairage de celui qui l’a prise.
- **Une gravure sur le fond.** Un texte, une date, un dessin au trait. Sur un fond plein, la surface utile est un disque ; les longs discours s’y enroulent mal.
- **Un cadran dans votre pierre,** si elle se laisse scier à un demi-millimètre. Certaines refusent.
- **Une paire.** Deux montres qui se ressemblent sans se répéter : même cadran en 36 et 40 mm, aiguilles inversées, numéros qui se suivent.

## Ce que nous refusons

- Le logo d’une autre maison sur le cadran, même par amitié.
- Une pièce qui ferait perdre l’étanchéité de 10 ATM.
- Un tourbillon. Nous serions les premiers à le regretter.

> **20 jours** au moins pour un cadran fait à la main, en plus des {{leadDays}} de l’assemblage

## Le prix

Il n’y a pas de tarif, parce qu’il n’y a pas deux demandes semblables. Il y a un devis écrit : les pièces de base au prix du configurateur, le travail particulier en face de chaque ligne, le délai, et ce qui se passe si l’essai ne vous convient pas. Vous répondez par oui, par non, ou par une autre idée. Rien n’est commencé avant un oui.`,
  en: `The configurator has [ten dials](/configurator/catalogue) and ninety sets of hands. Statistically, that’s enough. Then someone writes to ask for the blue of one particular shutter, on one particular house, and statistics are no use to them.

This page is for that person.

## What we’re glad to do

- **A dial colour.** Send a sample, not a photograph: a photograph is mostly a record of somebody’s lighting.
- **An engraving on the back.** A text, a date, a line drawing. On a closed back the usable surface is a disc; long speeches wrap badly.
- **A stone dial** from a stone you already own, if it can be sawn to half a millimetre. Some refuse.
- **A pair.** Two watches that look alike without repeating each other: the same dial in 36 and 40 mm, hands swapped, numbers in sequence.

## What we turn down

- Another maker’s logo on the dial, even between friends.
- Any part that would cost the watch its 10 ATM.
- A tourbillon. We’d be the first to regret it.

> **20 days** at least for a dial made by hand, on top of the {{leadDays}} for assembly

## The price

There’s no price list, because no two requests are alike. There’s a written quote: the base parts at configurator prices, the special work line by line, the time it takes, and what happens if you’re not happy with the trial. You answer yes, no, or with another idea. Nothing begins until you say yes.`,
  es: `El configurador ofrece [diez esferas](/configurator/catalogue) y noventa juegos de agujas. Según la estadística, es suficiente. Hasta que alguien escribe para pedir el azul de una contraventana concreta, en una casa concreta, y la estadística no le sirve de nada.

Esta página es para esa persona.

## Lo que hacemos con gusto

- **Un color de esfera.** Envía una muestra, no una foto: una foto es sobre todo la luz de quien la hizo.
- **Un grabado en el fondo.** Un texto, una fecha, un dibujo de línea. En un fondo cerrado la superficie útil es un disco; los discursos largos no se dejan enroscar.
- **Una esfera en tu propia piedra,** si se deja cortar a medio milímetro. Algunas se niegan.
- **Una pareja.** Dos relojes que se parecen sin repetirse: la misma esfera en 36 y 40 mm, agujas cambiadas, números seguidos.

## Lo que rechazamos

- El logotipo de otra casa en la esfera, aunque sea por amistad.
- Una pieza que le quite al reloj sus 10 ATM.
- Un tourbillon. Seríamos los primeros en lamentarlo.

> **20 días** como mínimo para una esfera hecha a mano, además de los {{leadDays}} del montaje

## El precio

No hay tarifa, porque no hay dos encargos iguales. Hay un presupuesto por escrito: las piezas de base al precio del configurador, el trabajo particular línea a línea, el plazo, y qué pasa si la prueba no te convence. Tú contestas que sí, que no, o con otra idea. Nada empieza antes de un sí.`,
  jp: `コンフィギュレーターには[文字盤が10種](/configurator/catalogue)、針が90組あります。統計の上では、それで足ります。ところが、ある家の、ある鎧戸の青がほしいというご相談が届きます。統計は、何の役にも立ちません。

このページは、その方のためにあります。

## 喜んでお受けすること

- **文字盤の色。** 写真ではなく、色見本をお送りください。写真に写っているのは、たいてい撮影した部屋の照明です。
- **裏蓋の彫り。** 文字、日付、線画。ソリッドバックで使えるのは円い面ですので、長い文章はうまく収まりません。
- **お手持ちの石の文字盤。** 0.5 mmに切らせてくれる石であれば。断る石もあります。
- **一対の時計。** 同じではなく、似ている二本。36 mmと40 mmに同じ文字盤を載せ、針を入れ替え、番号を続けます。

## お断りすること

- ほかのメーカーのロゴを文字盤に入れること。親しい方のご依頼でも。
- 10気圧防水を損なう部品。
- トゥールビヨン。真っ先に後悔するのは、私たちです。

> **20日以上** 手仕事の文字盤に要する日数。組み立ての{{leadDays}}日に加わります

## 価格

同じご依頼は二つとないため、料金表はありません。書面でお見積もりします。基本の部品はコンフィギュレーターの価格、特別な作業は項目ごとに。納期と、試作がお気に召さなかった場合の扱いも記します。お返事は「はい」でも「いいえ」でも、別のお考えでもかまいません。「はい」をいただくまで、何も始めません。`,
};

/** What the configurator cannot do, asked for in a form. */
export const page: SeedPage = {
  slug: "services/creation-sur-mesure",
  title: {
    fr: "Création sur mesure : au-delà du configurateur",
    en: "Custom work: beyond the configurator",
    es: "Creación a medida: más allá del configurador",
    jp: "特注製作：コンフィギュレーターの先へ",
  },
  description: {
    fr: "Une couleur de cadran, une gravure, une pierre, une paire : décrivez ce que le configurateur ne propose pas. Devis écrit avant tout travail.",
    en: "A dial colour, an engraving, a stone, a pair: describe what the configurator doesn’t offer. A written quote before any work begins.",
    es: "Un color de esfera, un grabado, una piedra, una pareja: describe lo que el configurador no ofrece. Presupuesto por escrito antes de empezar.",
    jp: "文字盤の色、彫り、石、一対の時計。コンフィギュレーターにないご希望をお聞かせください。作業の前に書面でお見積もりします。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "La pièce qui n’est pas au catalogue.",
        en: "The part that isn’t in the catalogue.",
        es: "La pieza que no está en el catálogo.",
        jp: "カタログにない部品を。",
      },
      text: {
        fr: "Une couleur, une gravure, une pierre. Décrivez, nous vous disons si c’est possible, quand, et à quel prix.",
        en: "A colour, an engraving, a stone. Describe it, and we’ll tell you whether, when and for how much.",
        es: "Un color, un grabado, una piedra. Descríbelo y te diremos si es posible, cuándo y por cuánto.",
        jp: "色、彫り、石。お聞かせください。できるかどうか、いつ、いくらでできるかをお答えします。",
      },
      link: {
        label: {
          fr: "Décrire mon idée",
          en: "Describe my idea",
          es: "Describir mi idea",
          jp: "希望を伝える",
        },
        href: "/services/creation-sur-mesure#bespoke-request",
      },
      illustration: { scene: "macro-enamel", watch: "DIPILI", stage: "brume" },
    },
    {
      blockType: "rich-text",
      title: {
        fr: "Quand dix cadrans ne suffisent pas",
        en: "When ten dials aren’t enough",
        es: "Cuando diez esferas no bastan",
        jp: "10枚の文字盤で足りないとき",
      },
      body,
    },
    {
      blockType: "drawing",
      drawing: "engraving",
      title: {
        fr: "La place des mots.",
        en: "Where words go.",
        es: "El sitio de las palabras.",
        jp: "言葉の置き場所。",
      },
      text: {
        fr: "Le fond, à l’échelle, et ce qu’il laisse écrire.",
        en: "The back, to scale, and what it leaves room to write.",
        es: "El fondo, a escala, y lo que permite escribir.",
        jp: "裏蓋と、彫ることのできる場所。縮尺どおりの図です。",
      },
      notes: [
        {
          title: {
            fr: "Sur un fond plein",
            en: "On a closed back",
            es: "En un fondo cerrado",
            jp: "ソリッドバックに",
          },
          text: {
            fr: "Un disque : un texte court, une date, un dessin au trait. Les longs discours s’y enroulent mal.",
            en: "A disc: a short text, a date, a line drawing. Long speeches don’t wrap well around it.",
            es: "Un disco: un texto corto, una fecha, un dibujo de línea. Los discursos largos no caben bien.",
            jp: "円形の面に、短い言葉、日付、線画を。長い文章には向きません。",
          },
        },
        {
          title: {
            fr: "Sous un fond transparent",
            en: "Under an open back",
            es: "Bajo un fondo transparente",
            jp: "シースルーバックの中に",
          },
          text: {
            fr: "Le rotor. Le catalogue en a déjà de gravés ; il tourne, et personne d’autre ne le voit.",
            en: "The rotor. The catalogue already has engraved ones; it turns, and nobody else sees it.",
            es: "El rotor. En el catálogo ya hay varios grabados; gira, y nadie más lo ve.",
            jp: "ローターです。彫りのあるものはカタログにもあります。回りながら、着ける人だけに見えます。",
          },
        },
      ],
    },
    {
      blockType: "steps",
      title: {
        fr: "De l’idée à l’étui, en cinq temps.",
        en: "From idea to box, in five steps.",
        es: "De la idea al estuche, en cinco pasos.",
        jp: "ご希望からトラベルケースまで、五つの手順。",
      },
      steps: [
        {
          title: { fr: "Vous décrivez", en: "You describe", es: "Tú describes", jp: "お聞かせいただく" },
          text: {
            fr: "Le formulaire suffit. Un mot juste vaut mieux que trois adjectifs ; un croquis pourra suivre.",
            en: "The form is enough. One exact word beats three adjectives; a sketch can follow.",
            es: "Basta el formulario. Una palabra exacta vale más que tres adjetivos; el boceto puede venir después.",
            jp: "フォームで十分です。正確な一語は、三つの形容詞に勝ります。絵は、あとからで結構です。",
          },
        },
        {
          title: { fr: "Nous répondons", en: "We answer", es: "Respondemos", jp: "お返事する" },
          text: {
            fr: "Faisable ou non, et pourquoi. Puis un devis écrit, ligne par ligne.",
            en: "Possible or not, and why. Then a written quote, line by line.",
            es: "Si se puede o no, y por qué. Después, un presupuesto por escrito, línea a línea.",
            jp: "できるかどうかと、その理由。続いて項目ごとの書面のお見積もりです。",
          },
        },
        {
          title: { fr: "Vous acceptez", en: "You accept", es: "Aceptas", jp: "ご了承いただく" },
          text: {
            fr: "Ou pas. Le devis ne coûte rien et n’engage personne.",
            en: "Or not. The quote costs nothing and binds no one.",
            es: "O no. El presupuesto no cuesta nada y no compromete a nadie.",
            jp: "見送っていただいてもかまいません。お見積もりは無料で、ご依頼の義務はありません。",
          },
        },
        {
          title: { fr: "L’essai", en: "The trial", es: "La prueba", jp: "試作" },
          text: {
            fr: "Le cadran ou la gravure est fait d’abord. Vous en recevez une photo avant que la montre ne soit assemblée.",
            en: "The dial or the engraving comes first. You get a photograph of it before the watch is assembled.",
            es: "Primero se hace la esfera o el grabado. Recibes una foto antes de montar el reloj.",
            jp: "まず文字盤や彫りを仕上げます。時計を組む前に、写真をお送りします。",
          },
        },
        {
          title: { fr: "L’assemblage", en: "Assembly", es: "El montaje", jp: "組み立て" },
          text: {
            fr: "{{leadDays}} jours, comme les autres : réglée, contrôlée à 10 ATM, expédiée avec suivi.",
            en: "{{leadDays}} days, like all the others: regulated, tested to 10 ATM, shipped with tracking.",
            es: "{{leadDays}} días, como los demás: ajustado, probado a 10 ATM y enviado con seguimiento.",
            jp: "ほかの時計と同じ{{leadDays}}日間です。調整し、10気圧の防水検査をし、追跡付きでお送りします。",
          },
        },
      ],
    },
    {
      blockType: "form",
      title: { fr: "Votre idée", en: "Your idea", es: "Tu idea", jp: "ご希望" },
      text: {
        fr: "Nous lisons tout. La réponse vient par e-mail ; un croquis ou une photo peut partir avec la vôtre.",
        en: "We read everything. The answer comes by email; a sketch or a photograph can go with your reply.",
        es: "Lo leemos todo. Respondemos por correo; un boceto o una foto puede ir con tu contestación.",
        jp: "すべて拝見し、メールでお返事します。絵や写真は、そのご返信に添えてください。",
      },
      form: "bespoke-request",
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Ou restez dans le catalogue.",
        en: "Or stay within the catalogue.",
        es: "O quédate en el catálogo.",
        jp: "カタログの中から選ぶなら。",
      },
      text: {
        fr: "Trois boîtiers en sept finitions, dix cadrans, huit familles de bracelets : on y reste rarement à l’étroit.",
        en: "Three cases in seven finishes, ten dials, eight strap families: few people feel cramped.",
        es: "Tres cajas en siete acabados, diez esferas, ocho familias de correas: rara vez falta sitio.",
        jp: "三つのケースに七つの仕上げ、10枚の文字盤、8種類のストラップ。窮屈に感じる方は、あまりいません。",
      },
      link: {
        label: {
          fr: "Ouvrir le configurateur",
          en: "Open the configurator",
          es: "Abrir el configurador",
          jp: "コンフィギュレーターを開く",
        },
        href: "/configurator",
      },
      second: {
        label: {
          fr: "Comment cela se passe",
          en: "How it works",
          es: "Cómo funciona",
          jp: "製作の流れ",
        },
        href: "/montres/sur-mesure",
      },
    },
  ],
};
