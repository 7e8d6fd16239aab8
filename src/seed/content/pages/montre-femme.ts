import type { SeedPage } from "@/src/seed/content/seed-page";

/** For who searches a women's watch: nothing is made smaller or pinker, and the ranking says its reasons. */
export const page: SeedPage = {
  slug: "montre-femme",
  title: {
    fr: "Montre femme : mécanique, sans supplément de rose",
    en: "Women’s watches: mechanical, no pink added",
    es: "Reloj de mujer: mecánico, sin rosa añadido",
    jp: "レディースの時計、ピンクを足さない機械式",
  },
  description: {
    fr: "Le même calibre, les mêmes 10 ATM, 36 mm : cinq montres automatiques classées avec leurs raisons, pierres comprises.",
    en: "The same calibre, the same 10 ATM, 36 mm: five automatic watches ranked with reasons, stones included.",
    es: "El mismo calibre, las mismas 10 ATM, 36 mm: cinco relojes automáticos ordenados con sus razones, piedras incluidas.",
    jp: "同じキャリバー、同じ10気圧、36 mm。石の文字盤を含む自動巻き5本を、理由とともにおすすめ順に並べました。",
  },
  blocks: [
    {
      blockType: "hero",
      title: {
        fr: "Le même mouvement, jusqu’à la dernière vis.",
        en: "The same movement, down to the last screw.",
        es: "El mismo movimiento, hasta el último tornillo.",
        jp: "ねじ一本まで、同じムーブメント。",
      },
      text: {
        fr: "Aucune de nos montres n’a été réduite, simplifiée ou sertie pour plaire. Celles de 36 mm ont 24 rubis, 41 h de réserve et un fond transparent, comme les autres.",
        en: "None of our watches has been shrunk, simplified or set with stones to please. The 36 mm ones have 24 jewels, 41 h of power reserve and an open back, like the rest.",
        es: "Ninguno de nuestros relojes se ha reducido, simplificado ni engastado para gustar. Los de 36 mm tienen 24 rubíes, 41 h de reserva de marcha y fondo transparente, como los demás.",
        jp: "小さくも、簡略にも、飾り立てもしていません。36 mmの時計も24石、パワーリザーブ41時間、シースルーバック。ほかと同じです。",
      },
      link: {
        label: {
          fr: "Voir les 36 mm",
          en: "See the 36 mm watches",
          es: "Ver los de 36 mm",
          jp: "36 mmを見る",
        },
        href: "/montres?diametre=36",
      },
      illustration: { scene: "hero-reminiscence", watch: "RE1070", stage: "sable" },
    },
    {
      blockType: "rail",
      title: {
        fr: "Notre classement.",
        en: "Our ranking.",
        es: "Nuestra clasificación.",
        jp: "私たちのおすすめ順。",
      },
      watches: ["RE1070", "DIPIAL", "DI01", "DIPIMM", "DIBU01"],
      link: {
        label: { fr: "Toutes les montres", en: "All watches", es: "Todos los relojes", jp: "すべての時計" },
        href: "/montres",
      },
    },
    {
      blockType: "comparison",
      title: { fr: "Et pourquoi.", en: "And why.", es: "Y por qué.", jp: "その理由。" },
      text: {
        fr: "Toutes font 36 mm ; la 01 existe aussi en 40, pour qui aime que l’heure prenne de la place.",
        en: "All are 36 mm; the 01 also comes in 40, for anyone who likes time to take up room.",
        es: "Todos miden 36 mm; el 01 existe también en 40, para quien quiera que la hora ocupe sitio.",
        jp: "どれも36 mm。01には、時刻を大きく見せたい方のための40 mmもあります。",
      },
      columns: [
        { fr: "Pour", en: "For", es: "A favor", jp: "長所" },
        { fr: "Contre", en: "Against", es: "En contra", jp: "短所" },
        { fr: "Cadran", en: "Dial", es: "Esfera", jp: "文字盤" },
        { fr: "Poids", en: "Weight", es: "Peso", jp: "重さ" },
      ],
      rows: [
        {
          label: {
            fr: "1. Réminiscence",
            en: "1. Réminiscence",
            es: "1. Réminiscence",
            jp: "1. レミニセンス",
          },
          values: [
            {
              fr: "On l’oublie, sauf quand on la cherche",
              en: "You forget it’s there until you look",
              es: "Te olvidas de él, salvo cuando lo buscas",
              jp: "見るとき以外は、着けていることを忘れます",
            },
            {
              fr: "Le cuir est raide deux semaines",
              en: "The leather is stiff for two weeks",
              es: "El cuero está rígido dos semanas",
              jp: "革は2週間ほど硬いままです",
            },
            { fr: "Crème", en: "Cream", es: "Crema", jp: "クリーム" },
            { fr: "62 g", en: "62 g", es: "62 g", jp: "62 g" },
          ],
        },
        {
          label: { fr: "2. Aventurine", en: "2. Aventurine", es: "2. Aventurina", jp: "2. アベンチュリン" },
          values: [
            {
              fr: "Un ciel clair, à toute heure",
              en: "A clear sky at any hour",
              es: "Un cielo despejado a cualquier hora",
              jp: "いつでも晴れた夜空",
            },
            {
              fr: "On regarde les étoiles, on rate le train",
              en: "You watch the stars and miss the train",
              es: "Miras las estrellas y pierdes el tren",
              jp: "星を見て、電車を逃します",
            },
            {
              fr: "Verre bleu nuit",
              en: "Midnight-blue glass",
              es: "Vidrio azul noche",
              jp: "真夜中の青いガラス",
            },
            { fr: "68 g", en: "68 g", es: "68 g", jp: "68 g" },
          ],
        },
        {
          label: {
            fr: "3. Distinction 01",
            en: "3. Distinction 01",
            es: "3. Distinction 01",
            jp: "3. ディスティンクション 01",
          },
          values: [
            {
              fr: "Un bracelet qui plie comme une étoffe",
              en: "A bracelet that drapes like cloth",
              es: "Un brazalete que cae como una tela",
              jp: "布のようにしなるブレスレット",
            },
            {
              fr: "Une fois et demie le poids d’un cuir",
              en: "Half as heavy again as leather",
              es: "Vez y media el peso de uno de cuero",
              jp: "革の1.5倍の重さ",
            },
            { fr: "Argent soleillé", en: "Silver sunburst", es: "Plata efecto sol", jp: "シルバーサンレイ" },
            { fr: "104 g", en: "104 g", es: "104 g", jp: "104 g" },
          ],
        },
        {
          label: { fr: "4. Malachite", en: "4. Malachite", es: "4. Malaquita", jp: "4. マラカイト" },
          values: [
            {
              fr: "Personne n’a la même",
              en: "Nobody has the same one",
              es: "Nadie tiene el mismo",
              jp: "同じものは誰も持っていません",
            },
            {
              fr: "Supporte mal un autre vert à côté d’elle",
              en: "Quarrels with any other green beside it",
              es: "Se lleva mal con otro verde al lado",
              jp: "隣の緑とけんかします",
            },
            {
              fr: "Pierre à bandes vertes",
              en: "Green banded stone",
              es: "Piedra de bandas verdes",
              jp: "緑の縞の石",
            },
            { fr: "68 g", en: "68 g", es: "68 g", jp: "68 g" },
          ],
        },
        {
          label: {
            fr: "5. Distinction Bu01",
            en: "5. Distinction Bu01",
            es: "5. Distinction Bu01",
            jp: "5. ディスティンクション Bu01",
          },
          values: [
            {
              fr: "Prend la couleur de ce que l’on porte",
              en: "Takes on the colour of what you wear",
              es: "Toma el color de lo que llevas",
              jp: "着ている服の色になじみます",
            },
            {
              fr: "Un cadran sur six est gardé : il n’y en a jamais beaucoup",
              en: "One dial in six is kept: there are never many",
              es: "Se conserva una esfera de cada seis: nunca hay muchas",
              jp: "残す文字盤は6枚に1枚。数はいつもわずかです",
            },
            { fr: "Bronze brossé", en: "Brushed bronze", es: "Bronce cepillado", jp: "ブラッシュドブロンズ" },
            { fr: "63 g", en: "63 g", es: "63 g", jp: "63 g" },
          ],
        },
      ],
    },
    {
      blockType: "picture-text",
      title: {
        fr: "Le poids se sent plus que la taille.",
        en: "You feel the weight more than the size.",
        es: "El peso se nota más que el tamaño.",
        jp: "大きさより、重さを感じます。",
      },
      text: {
        fr: "Deux montres de 36 mm peuvent peser 62 ou 104 grammes : la différence est dans le bracelet. Sur un poignet de moins de 15 cm, un cuir tient mieux en place qu’un acier, et tourne moins.\n\nLe diamètre, lui, se vérifie sur un écran : le guide montre 36 et 40 mm en vraie grandeur.",
        en: "Two 36 mm watches can weigh 62 or 104 grams: the difference is in the strap. On a wrist under 15 cm, leather stays put better than steel, and turns less.\n\nThe diameter you can check on a screen: the guide shows 36 and 40 mm at actual size.",
        es: "Dos relojes de 36 mm pueden pesar 62 o 104 gramos: la diferencia está en la correa. En una muñeca de menos de 15 cm, el cuero se queda en su sitio mejor que el acero, y gira menos.\n\nEl diámetro se comprueba en una pantalla: la guía enseña 36 y 40 mm a tamaño real.",
        jp: "同じ36 mmでも、62 gと104 g。違いはストラップにあります。15 cm未満の手首では、革のほうが動きにくく、回りにくいものです。\n\n直径は画面で確かめられます。ガイドで36 mmと40 mmを実寸でご覧ください。",
      },
      link: {
        label: { fr: "Guide des tailles", en: "Size guide", es: "Guía de tallas", jp: "サイズガイド" },
        href: "/guide-des-tailles",
      },
      illustration: { scene: "sizes-on-wrist", watch: "DIPIAL", stage: "givre" },
      side: "right",
    },
    {
      blockType: "call-to-action",
      title: {
        fr: "Aucune des cinq ?",
        en: "None of the five?",
        es: "¿Ninguno de los cinco?",
        jp: "5本のどれでもないなら。",
      },
      text: {
        fr: "Commencez par la taille et le cadran, le reste suit. Ou laissez le questionnaire s’en charger.",
        en: "Start with the size and the dial, the rest follows. Or let the quiz ask the questions.",
        es: "Empieza por el tamaño y la esfera, lo demás viene solo. O deja que pregunte el cuestionario.",
        jp: "サイズと文字盤から始めれば、あとは自然に決まります。診断におまかせいただくこともできます。",
      },
      link: {
        label: {
          fr: "Composer la mienne",
          en: "Design mine",
          es: "Componer el mío",
          jp: "自分の一本を組む",
        },
        href: "/configurator",
      },
      second: {
        label: { fr: "Trouver ma montre", en: "Find my watch", es: "Encontrar mi reloj", jp: "時計を探す" },
        href: "/trouver-votre-montre",
      },
    },
  ],
};
